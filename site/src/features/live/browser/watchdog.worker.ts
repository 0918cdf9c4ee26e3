/** The thread beside a screen: hears from the page every second, and says so when that stops. */
const SILENCE_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  clearTimeout(timer);
  // A hidden page rests: the browser slows its seconds down.
  if (data === 'beat') timer = setTimeout(() => postMessage('silence'), SILENCE_MS);
});

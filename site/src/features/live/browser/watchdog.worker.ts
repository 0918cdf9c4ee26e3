/** A thread beside the page of a screen: receives a message every second, and reports when they stop. */
const SILENCE_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  clearTimeout(timer);
  // Anything else than a beat: the page is hidden, and the browser throttles its timers.
  if (data === 'beat') timer = setTimeout(() => postMessage('silence'), SILENCE_MS);
});

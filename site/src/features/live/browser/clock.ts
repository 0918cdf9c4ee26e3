import { systemClock } from '@inktvis/foundation/clock';

/** The device's own date, epoch ms: right or wrong, it goes on while the device sleeps. */
export const deviceTime = () => systemClock.now().getTime();

/** When a request was sent and its response received, by the device, and the server’s time in it; epoch ms. */
type TimeSample = { readonly sent: number; readonly received: number; readonly now: number };

/** The server’s time: `ahead` ms ahead of the device until corrected. Calls `onSecond` (epoch ms), not for what was slept through. */
export function startClock(ahead: number, onSecond: (second: number) => void, ended: AbortSignal) {
  let offset = ahead;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => deviceTime() + offset;

  function tick(): void {
    clearTimeout(timer);
    const at = now();
    const second = Math.floor(at / 1000) * 1000;
    timer = setTimeout(tick, Math.max(1, Math.ceil(second + 1000 - at)));
    onSecond(second);
  }

  tick();
  ended.addEventListener('abort', () => clearTimeout(timer));
  return {
    now,
    tick,
    sync({ sent, received, now: said }: TimeSample): void {
      const measured = said - (sent + received) / 2;
      // A response that took long, perhaps because the device slept, is less certain than what is known already.
      if (Math.abs(measured - offset) > (received - sent) / 2) offset = measured;
      tick();
    },
  };
}

import { systemClock } from '@inktvis/foundation/clock';

/** The device's own date, epoch ms: right or wrong, it goes on while the device sleeps. */
export const deviceTime = () => systemClock.now().getTime();

/** When a request was sent and its response received, as the device says, and the server's time in it. */
type TimeSample = { readonly sent: number; readonly received: number; readonly now: number };

/** The server's time on a device whose own clock may be wrong: `offset` ms ahead of its date, until a response corrects it. */
export function createServerClock(offset: number) {
  let ahead = offset;
  return {
    /** The server's time, epoch ms. */
    now: () => deviceTime() + ahead,
    /** Corrects the clock with the time in a response. */
    sync({ sent, received, now }: TimeSample): void {
      const measured = now - (sent + received) / 2;
      // A response that took long, perhaps because the device slept, is less certain than what is known already.
      const uncertainty = (received - sent) / 2;
      if (Math.abs(measured - ahead) > uncertainty) ahead = measured;
    },
  };
}

/**
 * Calls `onTick` with every second of `now` (epoch ms, whole seconds) until `ended`. Each tick reads the clock, so a late
 * one delays none of the next; seconds that passed while the page slept are left out. Returns what reads the clock at
 * once: after the page was hidden, or the clock was corrected.
 */
export function startTicker(
  now: () => number,
  onTick: (second: number) => void,
  ended: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    clearTimeout(timer);
    const at = now();
    const second = Math.floor(at / 1000) * 1000;
    timer = setTimeout(tick, Math.max(1, Math.ceil(second + 1000 - at)));
    onTick(second);
  }

  tick();
  ended.addEventListener('abort', () => clearTimeout(timer));
  return tick;
}

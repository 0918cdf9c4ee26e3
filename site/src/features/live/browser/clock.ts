import { systemClock } from '@inktvis/foundation/clock';

/** The device's own date, epoch ms: right or wrong, it goes on while the device sleeps. */
export const deviceTime = () => systemClock.now().getTime();

/** When a request was sent and its response received (`performance.now`), and the server's time in it. */
type TimeSample = { readonly sent: number; readonly received: number; readonly now: number };

type ServerClock = {
  /** The server's time, epoch ms. */
  now(): number;
  /** Corrects the clock with the time in a response. */
  sync(sample: TimeSample): void;
};

/** A device whose date moves this much further than what was counted has slept: more than a correction of its clock. */
const MIN_LEAP_MS = 2000;

/**
 * The server's time on a device whose own clock may be wrong: a known instant plus what `performance.now` counted since,
 * and what the device slept meanwhile. `start`: the server's time `now` when `performance.now` was `at`. `onLeap`: the
 * device slept, and what is known is as old as that.
 */
export function createServerClock(
  start: { readonly now: number; readonly at: number },
  onLeap: () => void,
): ServerClock {
  let zero = start.now - start.at;
  let ahead = deviceTime() - performance.now();
  let leaptAt = Number.NEGATIVE_INFINITY;

  function addSleep(): void {
    const at = performance.now();
    const leap = deviceTime() - at - ahead;
    ahead += leap;
    if (leap < MIN_LEAP_MS) return;
    zero += leap;
    leaptAt = at;
    onLeap();
  }

  return {
    now() {
      addSleep();
      return zero + performance.now();
    },
    sync({ sent, received, now }) {
      addSleep();
      // The device slept between question and response.
      if (sent < leaptAt) return;
      const measured = now - (sent + received) / 2;
      // A response that took long is less certain than what is known already.
      const uncertainty = (received - sent) / 2;
      if (Math.abs(measured - zero) > uncertainty) zero = measured;
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

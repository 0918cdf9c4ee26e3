/** When a request was sent and its response received (on the monotonic clock), and the server's time in it. */
export type TimeSample = { readonly sent: number; readonly received: number; readonly now: number };

export type ServerClock = {
  /** The server's time, epoch ms. */
  now(): number;
  /** Corrects the clock with the time in a response. */
  sync(sample: TimeSample): void;
};

/** A smaller correction backwards is waited out, so that no second is shown twice. */
const MAX_WAIT_MS = 2000;

/**
 * The server's time on a device whose own clock may be wrong: a known instant plus what `monotonic` (ms, such as
 * `performance.now`) counted since. `start`: the server's time `now` when `monotonic` was at `at`.
 */
export function createServerClock(
  monotonic: () => number,
  start: { readonly now: number; readonly at: number },
): ServerClock {
  let zero = start.now - start.at;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    now() {
      const current = zero + monotonic();
      if (current < latest && latest - current < MAX_WAIT_MS) return latest;
      latest = current;
      return current;
    },
    sync({ sent, received, now }) {
      const measured = now - (sent + received) / 2;
      // A response that took long is less certain than what is known already.
      const uncertainty = (received - sent) / 2;
      if (Math.abs(measured - zero) > uncertainty) zero = measured;
    },
  };
}

type Ticker = {
  /** Reads the clock at once: after the page was hidden, or the clock was corrected. */
  tickNow(): void;
  stop(): void;
};

/**
 * Calls `onTick` with every second of `now` (epoch ms, whole seconds). Each tick reads the clock, so a late one delays
 * none of the next; seconds that passed while the page slept are left out.
 */
export function startTicker(now: () => number, onTick: (second: number) => void): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;

  function tick(): void {
    clearTimeout(timer);
    const at = now();
    const second = Math.floor(at / 1000) * 1000;
    timer = setTimeout(tick, Math.max(1, Math.ceil(second + 1000 - at)));
    // A timer may fire slightly early.
    if (second === last) return;
    last = second;
    onTick(second);
  }

  tick();
  return { tickNow: tick, stop: () => clearTimeout(timer) };
}

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

/** A device whose date moves this much further than what was counted has slept: more than a correction of its clock. */
const MIN_LEAP_MS = 2000;

type ServerClockOptions = {
  /** Counts ms, such as `performance.now`; not while the device sleeps. */
  readonly monotonic: () => number;
  /** The device's own date, epoch ms: right or wrong, it goes on while the device sleeps. */
  readonly device: () => number;
  /** The server's time `now` when `monotonic` was at `at`. */
  readonly start: { readonly now: number; readonly at: number };
  /** The device slept: what is known is as old as that. */
  readonly onLeap: () => void;
};

/**
 * The server's time on a device whose own clock may be wrong: a known instant plus what `monotonic` counted since, and
 * what the device slept meanwhile.
 */
export function createServerClock({ monotonic, device, start, onLeap }: ServerClockOptions): ServerClock {
  let zero = start.now - start.at;
  let ahead = device() - monotonic();
  let leaptAt = Number.NEGATIVE_INFINITY;
  let latest = Number.NEGATIVE_INFINITY;

  function addSleep(): void {
    const at = monotonic();
    const leap = device() - at - ahead;
    ahead += leap;
    if (leap < MIN_LEAP_MS) return;
    zero += leap;
    leaptAt = at;
    onLeap();
  }

  return {
    now() {
      addSleep();
      const current = zero + monotonic();
      if (current < latest && latest - current < MAX_WAIT_MS) return latest;
      latest = current;
      return current;
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

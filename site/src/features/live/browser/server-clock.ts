/** When a question left and its answer came (on the clock that only counts on), and the server's time in it. */
export type TimeAnswer = { readonly sent: number; readonly received: number; readonly now: number };

export type ServerClock = {
  /** The server's time, epoch ms. */
  now(): number;
  sync(answer: TimeAnswer): void;
};

/** A correction backwards below this is waited out: a second is not shown twice. */
const SMALL_MS = 2000;

/**
 * The server's time on a device whose own clock may be wrong: a known moment plus what `monotonic` (ms, such as
 * `performance.now`) counted since. `start`: the server's time `now` when `monotonic` stood at `at`.
 */
export function createServerClock(
  monotonic: () => number,
  start: { readonly now: number; readonly at: number },
): ServerClock {
  let zero = start.now - start.at;
  let latest = Number.NEGATIVE_INFINITY;
  return {
    now() {
      const told = zero + monotonic();
      if (told < latest && latest - told < SMALL_MS) return latest;
      latest = told;
      return told;
    },
    sync({ sent, received, now }) {
      const measured = now - (sent + received) / 2;
      // An answer that took long says less than what is known already.
      const doubt = (received - sent) / 2;
      if (Math.abs(measured - zero) > doubt) zero = measured;
    },
  };
}

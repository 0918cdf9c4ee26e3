export type Ticker = {
  /** Looks at the clock at once: after the page was hidden, or the clock was set. */
  again(): void;
  stop(): void;
};

/**
 * Calls `onTick` with every second of `now` (epoch ms, whole seconds). Each tick reads the clock, so a late one costs
 * nothing afterwards; seconds that nobody could see are left out.
 */
export function startTicker(now: () => number, onTick: (second: number) => void): Ticker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;

  function tick(): void {
    clearTimeout(timer);
    const at = now();
    const second = Math.floor(at / 1000) * 1000;
    timer = setTimeout(tick, Math.max(1, Math.ceil(second + 1000 - at)));
    // A timer may come a moment too early.
    if (second === last) return;
    last = second;
    onTick(second);
  }

  tick();
  return { again: tick, stop: () => clearTimeout(timer) };
}

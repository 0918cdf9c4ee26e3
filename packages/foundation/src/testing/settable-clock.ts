/** A clock that stands still, unless a test sets it or lets some ms pass. */
export function settableClock(start: Date) {
  let current = start;
  return {
    now: () => new Date(current),
    set(instant: Date): void {
      current = instant;
    },
    pass(ms: number): void {
      current = new Date(current.getTime() + ms);
    },
  };
}

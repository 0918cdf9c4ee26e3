/**
 * The history entries of one document and how far each was scrolled. The browser restores the scroll position before the
 * list of an entry is there, when the page may still be too short.
 */
export function historyEntries() {
  const scrolled = new Map<number, number>();
  let current = numberOf(history.state);
  return {
    recordScroll(): void {
      scrolled.set(current, window.scrollY);
    },

    /** Adds an entry that is scrolled as far as this one; entries ahead of it are gone. */
    push(address: string): void {
      // Reading `scrollY` forces a layout: only when no scroll event has told.
      const scroll = scrolled.get(current) ?? window.scrollY;
      scrolled.set(current, scroll);
      current += 1;
      scrolled.set(current, scroll);
      history.pushState({ programme: current }, '', address);
    },

    /** The visitor went back or forward. Returns how far that entry was scrolled, if known. */
    enter(state: unknown): number | undefined {
      current = numberOf(state);
      return scrolled.get(current);
    },
  };
}

export type HistoryEntries = ReturnType<typeof historyEntries>;

const numberOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'programme' in state && typeof state.programme === 'number'
    ? state.programme
    : 0;

/**
 * The entries of the browser's history that one page has stood for, and how far each was scrolled: the browser puts
 * the scroll back before the list is there, and then it is too short.
 */
const scrolled = new Map<number, number>();

const numberOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'programme' in state && typeof state.programme === 'number'
    ? state.programme
    : 0;

let current = numberOf(history.state);

export const recordScroll = (): void => {
  scrolled.set(current, window.scrollY);
};

/** A new entry, scrolled as far as this one; whatever lay ahead is gone. */
export function pushEntry(address: string): void {
  // Asking the browser makes it lay out the page: only where no scrolling has told.
  const scroll = scrolled.get(current) ?? window.scrollY;
  scrolled.set(current, scroll);
  current += 1;
  scrolled.set(current, scroll);
  history.pushState({ programme: current }, '', address);
}

/** The visitor went back or forward; the answer is how far that entry was scrolled, when that is known. */
export function enterEntry(state: unknown): number | undefined {
  current = numberOf(state);
  return scrolled.get(current);
}

import { useEffect, useEffectEvent } from 'react';

/**
 * How far each history entry of this document was scrolled. The browser restores the scroll position before the list of
 * an entry is there, when the page may still be too short.
 */
const scrolled = new Map<number, number>();
let current = 0;

const numberOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'number'
    ? state.list
    : 0;

/** Path and query of the page; the server, which draws the list at the address, does not need them. */
export const here = () => (typeof location === 'undefined' ? '' : location.pathname + location.search);

/**
 * Stores how far this entry is scrolled before the list makes way for skeletons, which may be shorter. Reading `scrollY`
 * forces a layout: so it is read only when there was no scroll event.
 */
export function saveScroll(): void {
  if (!scrolled.has(current)) scrolled.set(current, window.scrollY);
}

/** Adds an entry that is scrolled as far as this one. */
export function pushEntry(address: string): void {
  saveScroll();
  const scroll = scrolled.get(current) ?? 0;
  current += 1;
  scrolled.set(current, scroll);
  history.pushState({ list: current }, '', address);
}

type Options = {
  /** The address of the list that is shown. */
  readonly shown: string;
  /** Another list is on its way: scrolling belongs to no entry. */
  readonly isPending: boolean;
  /** The visitor went back or forward, to an entry that was scrolled this far if known. */
  readonly onEnter: (scroll: number | undefined) => void;
};

/** Follows the visitor through the history entries of this document. */
export function useHistoryEntries({ shown, isPending, onEnter }: Options): void {
  const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
    // A jump within the page, such as to the results.
    if (location.hash && here() === shown) return;
    current = numberOf(state);
    onEnter(scrolled.get(current));
  });
  const onScroll = useEffectEvent(() => {
    if (!isPending) scrolled.set(current, window.scrollY);
  });
  useEffect(() => {
    current = numberOf(history.state);
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('popstate', (event) => onPopState(event), { signal });
    window.addEventListener('scroll', () => onScroll(), { signal, passive: true });
    return () => controller.abort();
  }, []);
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The skeletons appear after this time only, so that a quick response does not flicker (requirements D12). */
const SKELETON_DELAY_MS = 200;
/** Quick choices one after the other are announced once. */
const ANNOUNCE_DELAY_MS = 600;

/** How far each history entry of this page was scrolled: the browser restores that before the list is there. */
const scrollOf = new Map<number, number>();
let entry = 0;

const entryOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'number'
    ? state.list
    : 0;

function pushEntry(address: string): void {
  const scroll = window.scrollY;
  scrollOf.set(entry, scroll);
  entry += 1;
  scrollOf.set(entry, scroll);
  history.pushState({ list: entry }, '', address);
}

/** An address that was asked for. */
type Asked = {
  readonly address: string;
  /** The visitor moved through the history to an entry that was scrolled this far. */
  readonly entered?: { readonly scroll: number | undefined };
  /** The visitor asked to see the results: they get the focus. */
  readonly toResults?: boolean;
  /** What had the focus. */
  readonly focused?: Element | null;
};

type Shown<T> = { readonly by: Asked; readonly list: T | null; readonly hasChanged: boolean };

type Options<T> = {
  /** The address of the list that the server drew: path and query. */
  readonly initial: string;
  /** Reads the list of another address; rejects when it cannot be read. */
  readonly read: (address: string, signal: AbortSignal) => Promise<T>;
  /** Id of the heading of the results. */
  readonly headingId: string;
};

type AddressList<T> = {
  /** The list to show; null: the one that the server drew. */
  readonly list: T | null;
  /** The address of that list. */
  readonly shown: string;
  /** The address that was asked for last; while it differs from `shown` the list is on its way. */
  readonly asked: string;
  /** The list has been on its way long enough to show skeletons. */
  readonly isWaiting: boolean;
  /** Whether the current list is to be announced: some time after it appeared. */
  readonly isSettled: boolean;
  readonly go: (address: string, options?: { readonly toResults?: boolean }) => void;
};

/** True once `isOn` has been true for a time without interruption. */
function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isOn, delayMs]);
  return isOn && isLate;
}

function restoreFocus({ focused, toResults, entered }: Asked, headingId: string): void {
  const wasRemoved = focused && focused !== document.body && !focused.isConnected;
  if (toResults || wasRemoved)
    document.getElementById(headingId)?.focus({ preventScroll: entered !== undefined });
}

/**
 * A list that follows its address without leaving the page: it reads the list of another address, writes the history,
 * restores focus and scroll position, and follows back and forward. When a list cannot be read, the browser loads the
 * page of the address instead.
 */
export function useAddressList<T>({ initial, read, headingId }: Options<T>): AddressList<T> {
  const [asked, setAsked] = useState<Asked>({ address: initial });
  const [shown, setShown] = useState<Shown<T>>({ by: asked, list: null, hasChanged: false });
  const isPending = asked.address !== shown.by.address;
  const isPendingNow = useRef(isPending);
  isPendingNow.current = isPending;

  useEffect(() => {
    if (!isPending) return;
    const controller = new AbortController();
    const show = (list: T | null) => {
      if (controller.signal.aborted) return;
      if (!asked.entered) pushEntry(asked.address);
      setShown({ by: asked, list, hasChanged: true });
    };
    const leave = () => {
      if (controller.signal.aborted) return;
      if (asked.entered) location.reload();
      else location.assign(asked.address);
    };
    if (asked.address === initial) show(null);
    else read(asked.address, controller.signal).then(show, leave);
    return () => controller.abort();
  }, [asked, isPending, initial, read]);

  useLayoutEffect(() => {
    restoreFocus(shown.by, headingId);
    const scroll = shown.by.entered?.scroll;
    if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
  }, [shown, headingId]);

  useEffect(() => {
    entry = entryOf(history.state);
    const onPopState = ({ state }: PopStateEvent) => {
      entry = entryOf(state);
      const address = location.pathname + location.search;
      setAsked({ address, entered: { scroll: scrollOf.get(entry) }, focused: document.activeElement });
    };
    const onScroll = () => {
      if (!isPendingNow.current) scrollOf.set(entry, window.scrollY);
    };
    window.addEventListener('popstate', onPopState);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return {
    list: shown.list,
    shown: shown.by.address,
    asked: asked.address,
    isWaiting: useDelayed(isPending, SKELETON_DELAY_MS),
    isSettled: useDelayed(!isPending && shown.hasChanged, ANNOUNCE_DELAY_MS),
    go(address, { toResults } = {}) {
      if (toResults && address === shown.by.address) document.getElementById(headingId)?.focus();
      setAsked({ address, toResults, focused: document.activeElement });
    },
  };
}

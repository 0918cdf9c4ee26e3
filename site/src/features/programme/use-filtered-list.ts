import { dataHref } from '@inktvis/programme/list-data';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ListHead, ProgrammeData } from './model.ts';
import { useFilterForm } from './use-filter-form.ts';

/** What arrives sooner is shown without skeletons, which would flicker (requirements D12). */
const SKELETON_DELAY_MS = 200;
/** Choices in quick succession are announced once, by their final result. */
const ANNOUNCE_DELAY_MS = 600;

type Options = {
  /** The build of the site that drew the page. */
  readonly build: string;
  /** The address of the list that the filter form asks for; `list` is the one shown, null: the one of the server. */
  readonly addressOf: (choices: FormData, list: ProgrammeData | null) => string;
  /** Whether choices wait for the button of the form, or for `discard`. Else they are followed at once. */
  readonly isDraft: () => boolean;
  /** Fetches what draws a list, while the list is on its way. */
  readonly prepare: () => Promise<void>;
};

/** A list that was asked for. */
type Target = {
  /** Path and query of its page. */
  readonly address: string;
  /** The visitor moved through the history, to an entry that was scrolled this far if known. */
  readonly entered?: { readonly scroll: number | undefined };
  /** The visitor asked to see the results. */
  readonly toResults?: boolean;
  /** The visitor is still choosing: the address bar and the history follow when the results are asked for. */
  readonly isDraft?: boolean;
};

type State = {
  /** The address of the list that is shown: that of the address bar, or of a draft. */
  readonly shown: string;
  /** Null: it is the one that the server drew. */
  readonly list: ProgrammeData | null;
} & (
  | { readonly status: 'shown' }
  | { readonly status: 'loading'; readonly asked: Target }
  /** The last list that was asked for could not be shown without network. */
  | { readonly status: 'refused' }
);

type Event =
  | { readonly type: 'asked'; readonly target: Target }
  | { readonly type: 'arrived'; readonly address: string; readonly list: ProgrammeData }
  | { readonly type: 'refused' };

function reduce({ shown, list }: State, event: Event): State {
  switch (event.type) {
    case 'asked':
      return event.target.address === shown
        ? { shown, list, status: 'shown' }
        : { shown, list, status: 'loading', asked: event.target };
    case 'arrived':
      return { shown: event.address, list: event.list, status: 'shown' };
    case 'refused':
      return { shown, list, status: 'refused' };
  }
}

/** Path and query of the page; the server, which draws the list at the address, does not need them. */
const here = () => (typeof location === 'undefined' ? '' : location.pathname + location.search);

/** Null without network. Rejects for what is no list or comes from another build, which has other shapes. */
async function fetchList(
  address: string,
  { build, prepare }: Options,
  signal: AbortSignal,
): Promise<ProgrammeData | null> {
  const [response] = await Promise.all([fetch(dataHref(address), { signal }).catch(() => null), prepare()]);
  if (!response) return null;
  const data: ProgrammeData | null = response.ok && !response.redirected ? await response.json() : null;
  if (data?.build !== build) throw new Error(`no list of this build at ${address}`);
  return data;
}

/** Tells the page outside the island which list is shown. What only search engines read stays: they load pages. */
function updatePage({ title, canonical, listTitle, colour }: ListHead): void {
  document.title = title;
  document.head.querySelector('link[rel=canonical]')?.setAttribute('href', canonical);
  const { body } = document;
  // Colours are inherited: setting even the same one makes the browser restyle every element.
  if (body.dataset.page !== colour) body.dataset.page = colour;
  const main = document.querySelector('main');
  if (main && listTitle) main.setAttribute('data-list-title', listTitle);
}

/** Lets the browser load the page itself. */
function leave({ address, entered }: Target): void {
  if (entered) location.reload();
  else location.assign(address);
}

/** Whether the service worker can show the page of an address without network. */
async function isStored(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(address)) !== undefined;
}

/** Path and query of a link that was clicked; null where another tab, window or site is meant. */
function clickedAddress(event: MouseEvent<HTMLAnchorElement>): string | null {
  const { origin, pathname, search } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier || origin !== location.origin) return null;
  return pathname + search;
}

function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

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

/** The elements of a list. */
type Places = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What had the focus when the list was asked for: results that are hidden while waiting lose it. */
  readonly focused: RefObject<HTMLElement | null>;
};

const chosenLinks = (): (HTMLElement | null)[] => [
  ...document.querySelectorAll<HTMLElement>('[data-chosen] a'),
];

/**
 * Returns what puts the focus where it was once the list has changed; for a removed filter on the next one, else on the one
 * before; else on the heading of the results.
 */
function saveFocus({ heading, focused }: Places) {
  const before = focusedElement() ?? focused.current;
  const place = chosenLinks().indexOf(before);
  focused.current = null;
  return (options: FocusOptions): void => {
    if (!before || document.activeElement === before) return;
    const left = chosenLinks();
    const next = place < 0 ? undefined : (left[place] ?? left.at(-1));
    (before.isConnected ? before : (next ?? heading.current))?.focus(options);
  };
}

/** Fetches the list that was asked for, and shows it. */
function useLoading(
  asked: Target | null,
  dispatch: (event: Event) => void,
  options: Options,
  places: Places,
): void {
  const { form, heading } = places;

  function show({ address, entered, isDraft, toResults }: Target, list: ProgrammeData): void {
    const restoreFocus = saveFocus(places);
    if (!entered && !isDraft && address !== here()) history.pushState(null, '', address);
    // The list has to be there before focus and scroll position can be restored.
    flushSync(() => dispatch({ type: 'arrived', address, list }));
    updatePage(list.head);
    // A ticked box is not an attribute: it follows the list when the visitor goes back.
    form.current?.reset();
    if (toResults) heading.current?.focus();
    else restoreFocus({ preventScroll: entered !== undefined });
    if (entered?.scroll !== undefined) window.scrollTo({ top: entered.scroll, behavior: 'instant' });
  }

  /** What is shown stays, and the visitor is told. */
  function refuse(): void {
    flushSync(() => dispatch({ type: 'refused' }));
    form.current?.reset();
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }

  const load = useEffectEvent(async (target: Target, signal: AbortSignal) => {
    const list = await fetchList(target.address, options, signal).catch(() => undefined);
    const isOffline = list === null && !target.entered && !(await isStored(target.address));
    if (signal.aborted) return;
    if (list) show(target, list);
    else if (isOffline) refuse();
    else leave(target);
  });
  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    load(asked, controller.signal);
    return () => controller.abort();
  }, [asked]);
}

/** Tells when the visitor went back or forward to another list, and how far it was scrolled if known. */
function useHistoryEntries(shown: string, onEnter: (scroll: number | undefined) => void): void {
  const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
    // A jump within the page, such as to the results.
    if (location.hash && here() === shown) return;
    onEnter(state?.scroll);
  });
  useEffect(() => {
    const listener = (event: PopStateEvent) => onPopState(event);
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, []);
}

/**
 * A list with filters whose state is the address. It fetches the list of another address and shows it in place, writes
 * the history, follows back and forward, and restores focus and scroll position. A list that cannot be fetched is left
 * to the browser, which loads the page of the address; without network what is shown stays. One per document.
 */
export function useFilteredList(options: Options) {
  const [state, dispatch] = useReducer(
    reduce,
    null,
    (): State => ({ shown: here(), list: null, status: 'shown' }),
  );
  const { shown, list } = state;
  const asked = state.status === 'loading' ? state.asked : null;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<HTMLElement>(null);

  function go(target: Target): void {
    const isShown = target.address === shown;
    focused.current = focusedElement() ?? focused.current;
    // The browser scrolls back to here before the list of this entry is there, when the page may still be too short.
    if (!target.entered) history.replaceState({ scroll: window.scrollY }, '');
    dispatch({ type: 'asked', target });
    if (!isShown) return;
    if (!target.entered && !target.isDraft && shown !== here()) history.pushState(null, '', shown);
    if (target.toResults) heading.current?.focus();
  }

  useLoading(asked, dispatch, options, { form, heading, focused });
  useHistoryEntries(shown, (scroll) => go({ address: here(), entered: { scroll } }));
  const formProps = useFilterForm(form, (choices, toResults) =>
    go({ address: options.addressOf(choices, list), toResults, isDraft: !toResults && options.isDraft() }),
  );

  return {
    /** The list to show; null: the one that the server drew. */
    list,
    /** The address of that list. */
    address: shown,
    /** The next list has been on its way long enough to show skeletons. */
    isWaiting: useDelayed(asked !== null, SKELETON_DELAY_MS),
    /** Whether the list is to be announced: some time after it appeared. */
    isSettled: useDelayed(!asked && list !== null, ANNOUNCE_DELAY_MS),
    /** The last choice could not be shown without network. */
    isRefused: state.status === 'refused',
    /** The heading of the results, which can have the focus. */
    heading,
    formProps,
    /** Click handler of links that lead to another list. */
    follow(event: MouseEvent<HTMLAnchorElement>): void {
      const address = clickedAddress(event);
      if (address === null) return;
      event.preventDefault();
      go({ address, isDraft: options.isDraft() });
    },
    /** Returns from choices that wait to the list of the address bar; nothing where they were asked for. */
    discard(): void {
      if (state.status === 'refused' || (asked ? !asked.isDraft : shown === here())) return;
      form.current?.reset();
      go({ address: here(), entered: { scroll: undefined } });
    },
  };
}

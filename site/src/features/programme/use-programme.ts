import { dataHref, programmeHref, readSelection, selectionQuery } from '@inktvis/programme/filters/address';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HistoryEntries, historyEntries } from './history-entries.ts';
import {
  type ProgrammeData,
  type ProgrammeModel,
  type ProgrammeResults,
  parseData,
  RESULTS_ID,
} from './model.ts';
import { updatePage } from './page-head.ts';

/** What arrives sooner is shown without skeletons, which would flicker (requirements D12). */
const SKELETON_DELAY_MS = 200;
/** Choices in quick succession are announced once, by their final result. */
const ANNOUNCE_DELAY_MS = 600;

type Target = {
  readonly address: string;
  /** The visitor moves through the history, to an entry that was scrolled this far if known. */
  readonly entered?: { readonly scroll: number | undefined };
  /** The visitor asked to see the results. */
  readonly toResults?: boolean;
};

type Shown = { readonly model: ProgrammeModel; readonly results: ProgrammeResults | null };

const here = () => location.pathname + location.search;

/** Whether a click means "here", and not another tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function leave({ address, entered }: Target): void {
  if (entered) location.reload();
  else location.assign(address);
}

/** The list at an address; null when it is not to be had, and the browser has to go there itself. */
async function fetchList(address: string, build: string, signal: AbortSignal): Promise<ProgrammeData | null> {
  try {
    const response = await fetch(dataHref(address), { signal });
    if (!response.ok || response.redirected) return null;
    const data = parseData(await response.json(), build);
    return data.ok ? data.value : null;
  } catch {
    // No network, no JSON, or aborted: the caller knows which.
    return null;
  }
}

function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

/** The elements that the focus depends on. */
type Places = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly chips: RefObject<HTMLUListElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * Remembers where the focus is, or was when it was lost while waiting. The returned function restores it once the list
 * has changed: where it was; for a removed filter, on the one that took its place; else on the heading of the results.
 */
function rememberFocus({ chips, heading }: Places, lost: HTMLElement | null) {
  const links = (): (HTMLElement | null)[] => [...(chips.current?.querySelectorAll('a') ?? [])];
  const focused = focusedElement() ?? lost;
  const place = links().indexOf(focused);
  return (options?: FocusOptions): void => {
    if (!focused || document.activeElement === focused) return;
    const left = links();
    const next = place < 0 ? undefined : (left[place] ?? left.at(-1));
    (focused.isConnected ? focused : (next ?? heading.current))?.focus(options);
  };
}

/** Follows the choices of a visitor: fetches the list of an address and shows it in place. One per document. */
function createNavigator(build: string, places: Places, state: State) {
  const entries: HistoryEntries = historyEntries();
  let shown = here();
  let running: AbortController | null = null;
  let lostFocus: HTMLElement | null = null;
  let skeletonTimer = 0;
  let announceTimer = 0;

  function endWaiting(): void {
    window.clearTimeout(skeletonTimer);
    skeletonTimer = 0;
    state.setWaiting(false);
  }

  function settle({ model, results, head }: ProgrammeData, { address, entered, toResults }: Target): void {
    const restoreFocus = rememberFocus(places, lostFocus);
    lostFocus = null;
    if (!entered) entries.push(address);
    shown = address;
    // The list has to be there before focus and scroll can be restored.
    flushSync(() => {
      endWaiting();
      state.setShown({ model, results });
    });
    // A ticked box is not an attribute: it follows the list when the visitor goes back.
    places.form.current?.reset();
    updatePage(head);
    if (toResults) places.heading.current?.focus();
    else restoreFocus({ preventScroll: entered !== undefined });
    if (entered?.scroll !== undefined) window.scrollTo({ top: entered.scroll, behavior: 'instant' });
    document.dispatchEvent(new CustomEvent('programme:updated'));
    announceTimer = window.setTimeout(() => state.setAnnouncement(model.status), ANNOUNCE_DELAY_MS);
  }

  async function go(target: Target): Promise<void> {
    running?.abort();
    running = null;
    if (target.address === shown) {
      endWaiting();
      if (target.toResults) places.heading.current?.focus();
      return;
    }
    const own = new AbortController();
    running = own;
    window.clearTimeout(announceTimer);
    // Results that are hidden while waiting lose the focus before the new ones arrive.
    lostFocus = focusedElement() ?? lostFocus;
    skeletonTimer ||= window.setTimeout(() => state.setWaiting(true), SKELETON_DELAY_MS);
    const data = await fetchList(target.address, build, own.signal);
    if (own.signal.aborted) return;
    running = null;
    if (data) settle(data, target);
    else leave(target);
  }

  const onPopState = ({ state: entry }: PopStateEvent): void => {
    // A jump within the page, such as to the results.
    if (location.hash && here() === shown) return;
    go({ address: here(), entered: { scroll: entries.enter(entry) } });
  };
  const onScroll = (): void => {
    if (!running) entries.recordScroll();
  };
  window.addEventListener('popstate', onPopState);
  window.addEventListener('scroll', onScroll, { passive: true });
  return {
    go,
    stop(): void {
      running?.abort();
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('scroll', onScroll);
    },
  };
}

type State = {
  readonly setShown: (shown: Shown) => void;
  readonly setWaiting: (isWaiting: boolean) => void;
  readonly setAnnouncement: (text: string) => void;
};

/** The address that the filter form asks for. */
function formAddress(form: HTMLFormElement, { address, form: { options } }: ProgrammeModel): string {
  return programmeHref({ ...address, selection: readSelection(new FormData(form), options), page: 1 });
}

/**
 * The element that holds the results, once hydrated. Its first child is what the server rendered: hidden while the first
 * choice is awaited, removed when the results of that choice are there.
 */
function useOutlet(isWaiting: boolean, hasResults: boolean): HTMLElement | null {
  const [outlet, setOutlet] = useState<HTMLElement | null>(null);
  const first = useRef<Element>(null);
  useEffect(() => {
    const element = document.getElementById(RESULTS_ID);
    first.current = element?.firstElementChild ?? null;
    setOutlet(element);
  }, []);
  useLayoutEffect(() => {
    if (isWaiting) outlet?.setAttribute('aria-busy', 'true');
    else outlet?.removeAttribute('aria-busy');
    first.current?.toggleAttribute('hidden', isWaiting);
    if (hasResults) first.current?.remove();
  }, [outlet, isWaiting, hasResults]);
  return outlet;
}

/** The state of the programme: what is shown, and how a choice leads to the next list. */
export function useProgramme(first: ProgrammeModel) {
  const [{ model, results }, setShown] = useState<Shown>({ model: first, results: null });
  const [isWaiting, setWaiting] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [isLive, setLive] = useState(false);
  const outlet = useOutlet(isWaiting, results !== null);
  const form = useRef<HTMLFormElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigator = useRef<ReturnType<typeof createNavigator>>(null);

  useEffect(() => {
    const places = { form, chips, heading };
    const own = createNavigator(first.build, places, { setShown, setWaiting, setAnnouncement });
    navigator.current = own;
    setLive(true);
    // What was chosen before this script arrived.
    const { current } = form;
    const chosen = current && selectionQuery(readSelection(new FormData(current), first.form.options));
    if (current && chosen !== selectionQuery(first.address.selection))
      own.go({ address: formAddress(current, first) });
    return () => own.stop();
  }, [first]);

  const choose = (toResults: boolean) => {
    if (form.current) navigator.current?.go({ address: formAddress(form.current, model), toResults });
  };
  return {
    model,
    /** Null until the first choice: the page has the results that the server rendered. */
    results,
    isLive,
    isWaiting,
    announcement,
    chips,
    heading,
    outlet,
    formProps: {
      ref: form,
      onChange: () => choose(false),
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        choose(true);
      },
    },
    /** Click handler of links that lead to another list of the programme. */
    follow(event: MouseEvent<HTMLAnchorElement>): void {
      const { origin, pathname, search } = event.currentTarget;
      if (!navigator.current || event.defaultPrevented || !isPlain(event) || origin !== location.origin)
        return;
      event.preventDefault();
      navigator.current.go({ address: pathname + search });
    },
  };
}

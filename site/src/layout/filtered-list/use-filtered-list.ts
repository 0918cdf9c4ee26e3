import { dataHref } from '@inktvis/programme/list-data';
import {
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Event, reduce, type State, serverDrew, type Target } from './list-state.ts';
import type { PageHeadProps } from './PageHead.tsx';
import { here, pushEntry, saveScroll, useHistoryEntries } from './use-history-entries.ts';

/** What arrives sooner is shown without skeletons, which would flicker (requirements D12). */
const SKELETON_DELAY_MS = 200;
/** Choices in quick succession are announced once, by their final result. */
const ANNOUNCE_DELAY_MS = 600;

/** The JSON of a list, at `dataHref` of its page. */
export type ListData = {
  /** The build of the site; the shapes of another build may differ. */
  readonly build: string;
  readonly head: PageHeadProps;
};

type Options<T> = {
  /** The build of the site that drew the page. */
  readonly build: string;
  /** The address of the list that the filter form asks for; `list` is the one shown, null: the one of the server. */
  readonly addressOf: (choices: FormData, list: T | null) => string;
  /** Whether choices wait for the button of the form, or for `discard`. They are followed at once when it is left out. */
  readonly isDraft?: () => boolean;
  /** Fetches what draws a list, while the list is on its way. */
  readonly prepare?: () => Promise<void>;
};

/** Data of our own build has our own shape, so it is only recognised, not walked through. */
const isListOf = <T extends ListData>(value: unknown, build: string): value is T =>
  typeof value === 'object' && value !== null && 'build' in value && value.build === build;

/** Null without network. Rejects for what is no list or comes from another build. */
async function fetchList<T extends ListData>(
  address: string,
  { build, prepare }: Options<T>,
  signal: AbortSignal,
): Promise<T | null> {
  const [response] = await Promise.all([fetch(dataHref(address), { signal }).catch(() => null), prepare?.()]);
  if (!response) return null;
  const data: unknown = response.ok && !response.redirected ? await response.json() : null;
  if (!isListOf<T>(data, build)) throw new Error(`no list of this build at ${address}`);
  return data;
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

/** Whether something in the form differs from what the server drew. */
const hasChoices = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );

function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

/** The elements of a list. */
type Places = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly chips: RefObject<HTMLUListElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/**
 * Notes where the focus is, or was when it was lost while waiting. The returned function restores it once the list has
 * changed: where it was; for a removed filter, on the one that took its place; else on the heading of the results.
 */
function saveFocus({ chips, heading }: Places, lost: HTMLElement | null) {
  const links = (): (HTMLElement | null)[] => [...(chips.current?.querySelectorAll('a') ?? [])];
  const focused = focusedElement() ?? lost;
  const place = links().indexOf(focused);
  return (options: FocusOptions): void => {
    if (!focused || document.activeElement === focused) return;
    const left = links();
    const next = place < 0 ? undefined : (left[place] ?? left.at(-1));
    (focused.isConnected ? focused : (next ?? heading.current))?.focus(options);
  };
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

/** The filter form: every choice is followed at once, also those made before this script arrived. */
function useFilterForm(
  ref: RefObject<HTMLFormElement | null>,
  choose: (choices: FormData, toResults: boolean) => void,
) {
  const [isLive, setIsLive] = useState(false);
  const send = (toResults: boolean) => {
    if (ref.current) choose(new FormData(ref.current), toResults);
  };
  const sendEarlyChoices = useEffectEvent(() => {
    if (ref.current && hasChoices(ref.current)) send(false);
  });
  useEffect(() => setIsLive(true), []);
  // What opens with the script is open then: a choice in it may be a draft.
  useEffect(() => {
    if (isLive) sendEarlyChoices();
  }, [isLive]);
  return {
    ref,
    isLive,
    onChange: () => send(false),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      send(true);
    },
  };
}

/** Fetches the list that was asked for, and shows it. */
function useLoading<T extends ListData>(
  { status, asked }: State<T>,
  dispatch: (event: Event<T>) => void,
  options: Options<T>,
  places: Places,
): void {
  const { form, heading } = places;
  const isLoading = status === 'loading';
  const lostFocus = useRef<HTMLElement>(null);

  const show = useEffectEvent((target: Target, list: T) => {
    const { address, entered, toResults } = target;
    const restoreFocus = saveFocus(places, lostFocus.current);
    if (!entered && !target.isDraft && address !== here()) pushEntry(address);
    // The list has to be there before focus and scroll position can be restored.
    flushSync(() => dispatch({ type: 'arrived', target, list }));
    // A ticked box is not an attribute: it follows the list when the visitor goes back.
    form.current?.reset();
    if (toResults) heading.current?.focus();
    else restoreFocus({ preventScroll: entered !== undefined });
    if (entered?.scroll !== undefined) window.scrollTo({ top: entered.scroll, behavior: 'instant' });
  });

  /** Without network: the stored page, else what is shown stays, and the visitor is told. */
  const showWithoutNetwork = useEffectEvent(async (target: Target, signal: AbortSignal) => {
    const canLeave = target.entered || (await isStored(target.address));
    if (signal.aborted) return;
    if (canLeave) return leave(target);
    flushSync(() => dispatch({ type: 'refused' }));
    form.current?.reset();
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  });

  const load = useEffectEvent((address: string, signal: AbortSignal) => fetchList(address, options, signal));

  useEffect(() => {
    // Results that are hidden while waiting lose the focus before the new ones arrive.
    lostFocus.current = isLoading ? (focusedElement() ?? lostFocus.current) : null;
    if (!isLoading) return;
    if (!asked.entered) saveScroll();
    const controller = new AbortController();
    const { signal } = controller;
    load(asked.address, signal).then(
      (list) => signal.aborted || (list ? show(asked, list) : showWithoutNetwork(asked, signal)),
      () => signal.aborted || leave(asked),
    );
    return () => controller.abort();
  }, [asked, isLoading]);
}

/**
 * A list with filters whose state is the address. It fetches the list of another address and shows it in place, writes
 * the history, follows back and forward, and restores focus and scroll position. A list that cannot be fetched is left
 * to the browser, which loads the page of the address; without network what is shown stays. One per document.
 */
export function useFilteredList<T extends ListData>(options: Options<T>) {
  const [state, dispatch] = useReducer(reduce<T>, null, serverDrew);
  const { target: shown, list, asked } = state;
  const form = useRef<HTMLFormElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = state.status === 'loading';
  const isDraft = () => options.isDraft?.() === true;

  useLoading(state, dispatch, options, { form, chips, heading });

  function go(target: Target): void {
    if (target.address === shown.address) {
      if (shown.isDraft && !target.isDraft && target.address !== here()) pushEntry(target.address);
      if (target.toResults) heading.current?.focus();
    }
    dispatch({ type: 'asked', target });
  }

  const formProps = useFilterForm(form, (choices, toResults) =>
    go({ address: options.addressOf(choices, list), toResults, isDraft: !toResults && isDraft() }),
  );

  useHistoryEntries({
    shown: shown.address,
    isPending: isLoading,
    onEnter: (scroll) => go({ address: here(), entered: { scroll } }),
  });

  return {
    /** The list to show; null: the one that the server drew. */
    list,
    /** The address of that list. */
    address: shown.address,
    /** The next list has been on its way long enough to show skeletons. */
    isWaiting: useDelayed(isLoading, SKELETON_DELAY_MS),
    /** Whether the list is to be announced: some time after it appeared. */
    isSettled: useDelayed(!isLoading && list !== null, ANNOUNCE_DELAY_MS),
    /** The last choice could not be shown without network. */
    isRefused: state.status === 'refused',
    /** The chosen values as links that remove them. */
    chips,
    /** The heading of the results, which can have the focus. */
    heading,
    formProps,
    /** Click handler of links that lead to another list. */
    follow(event: MouseEvent<HTMLAnchorElement>): void {
      const address = clickedAddress(event);
      if (address === null) return;
      event.preventDefault();
      go({ address, isDraft: isDraft() });
    },
    /** Returns from choices that wait to the list of the address bar. */
    discard(): void {
      if (!asked.isDraft) return;
      form.current?.reset();
      go({ address: here(), entered: { scroll: undefined } });
    },
  };
}

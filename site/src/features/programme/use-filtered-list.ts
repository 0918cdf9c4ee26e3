import {
  type MouseEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Arrived, fetchDrawing, fetchList, updatePage } from './fetch-list.ts';
import { useFilterForm } from './use-filter-form.ts';

/** What arrives sooner is shown without skeletons, which would flicker (requirements D12). */
const SKELETON_DELAY_MS = 200;
/** Quick choices are announced once, by their result. */
const ANNOUNCE_DELAY_MS = 600;

type Options = {
  readonly build: string;
  readonly addressOf: (choices: FormData) => string;
  /** While it stands over the list, choices wait for its button, or for `discard`. */
  readonly sheet: RefObject<HTMLDialogElement | null>;
};

type Target = {
  readonly address: string;
  /** Moved through the history, to an entry that was scrolled this far if known. */
  readonly entered?: { readonly scroll: number | undefined };
  /** The visitor asked to see the results. */
  readonly toResults?: boolean;
  /** The address bar and the history follow when the results are asked for. */
  readonly isDraft?: boolean;
};

type State = {
  /** At the address of the address bar or of a draft; without a list it is what the server drew. */
  readonly shown: Target & Partial<Arrived>;
  readonly asked: Target | null;
  /** It could not be shown without network. */
  readonly isRefused: boolean;
};

const IDLE = { asked: null, isRefused: false } as const;

/** Empty on the server, which does not need it. */
const here = () => (typeof location === 'undefined' ? '' : location.pathname + location.search);

const initial = (): State => ({ ...IDLE, shown: { address: here() } });

function leave({ address, entered }: Target): void {
  if (entered) location.reload();
  else location.assign(address);
}

/** By the service worker. */
async function isStored(address: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false;
  return (await caches.match(address)) !== undefined;
}

/** Null where another tab, window or site is meant. */
function clickedAddress(event: MouseEvent<HTMLAnchorElement>): string | null {
  const { origin, pathname, search } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || hasModifier || origin !== location.origin) return null;
  return pathname + search;
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

function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}

const chosenLinks = () => [...document.querySelectorAll<HTMLElement>('[data-chosen] a')];

/** A change of the list removes or hides what has the focus. */
function useFocusKeeper() {
  const last = useRef<{ element: HTMLElement; place: number }>(null);
  return {
    save(): void {
      const element = focusedElement();
      if (element) last.current = { element, place: chosenLinks().indexOf(element) };
    },
    /** Puts it back; for a removed filter on the next one, else on the one before; else on `heading`. */
    restore(heading: HTMLElement | null, options: FocusOptions): void {
      const { element, place = -1 } = last.current ?? {};
      last.current = null;
      if (!element || focusedElement()) return;
      const left = chosenLinks();
      const next = place < 0 ? undefined : (left[place] ?? left.at(-1));
      (element.isConnected ? element : (next ?? heading))?.focus(options);
    },
  };
}

/** What it says stands above the list; under a sheet nothing can have the focus. */
function show(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
}

/** `onEnter`: an entry of the history, with how far it was scrolled if known. */
function useListeners(shown: string, onEnter: (scroll: number | undefined) => void): void {
  const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
    // A jump within the page, such as to the results.
    if (!location.hash || here() !== shown) onEnter(state?.scroll);
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    window.addEventListener('popstate', (event) => onPopState(event), { signal });
    // The server drew the first list; what draws the next one comes with what opens the filters as a rule.
    const prepare = () => void fetchDrawing().catch(() => undefined);
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, prepare, { once: true, signal });
    return () => closing.abort();
  }, []);
}

/** A list whose state is the address. What cannot be fetched is left to the browser; without network what is shown stays. */
export function useFilteredList({ build, addressOf, sheet }: Options) {
  const [{ shown, asked, isRefused }, setState] = useState(initial);
  const { list = null, Results = null } = shown;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = useRef<AbortController>(null);
  const focus = useFocusKeeper();
  const isDraft = () => sheet.current?.matches(':modal') === true;

  /** The address follows the list, then the focus. */
  function arrive({ address, entered, isDraft, toResults }: Target): void {
    if (!entered && !isDraft && address !== here()) history.pushState(null, '', address);
    if (toResults) heading.current?.focus();
    else focus.restore(heading.current, { preventScroll: entered !== undefined });
  }

  async function go(target: Target): Promise<void> {
    const { address, entered } = target;
    loading.current?.abort();
    loading.current = new AbortController();
    const { signal } = loading.current;
    // Before the scroll position is read, for which the browser lays the page out.
    const arriving =
      address === shown.address ? null : fetchList(address, build, signal).catch(() => undefined);
    focus.save();
    // Later the page may still be too short when the browser scrolls back to here.
    if (!entered) history.replaceState({ scroll: window.scrollY }, '');
    setState(({ shown: at }) =>
      // Also when the list of an earlier choice, which is taken back, is being drawn.
      arriving ? { ...IDLE, shown: at, asked: at.address === address ? null : target } : { ...IDLE, shown },
    );
    if (!arriving) return arrive(target);
    const arrived = await arriving;
    const isOffline = arrived === null && !entered && !(await isStored(address));
    if (signal.aborted) return;
    focus.save();
    const settled = { ...IDLE, isRefused: isOffline };
    if (arrived) startTransition(() => setState({ ...settled, shown: { ...target, ...arrived } }));
    else if (isOffline) setState((before) => ({ ...before, ...settled }));
    else leave(target);
  }

  const onShown = useEffectEvent(({ list, ...target }: State['shown']) => {
    if (!list) return;
    updatePage(list.head);
    // Drawn while a newer choice was made: the form has that one, and its list is next.
    if (asked) return;
    // A ticked box is not an attribute: it follows the list when the visitor goes back.
    form.current?.reset();
    arrive(target);
    const top = target.entered?.scroll;
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  });
  useLayoutEffect(() => onShown(shown), [shown]);
  useLayoutEffect(() => {
    if (!isRefused) return;
    form.current?.reset();
    sheet.current?.close();
    show(heading.current);
  }, [isRefused, sheet]);

  useListeners(shown.address, (scroll) => go({ address: here(), entered: { scroll } }));
  const formProps = useFilterForm(form, (choices, toResults) => {
    if (toResults) sheet.current?.close();
    void go({ address: addressOf(choices), toResults, isDraft: !toResults && isDraft() });
  });

  return {
    list,
    Results,
    isWaiting: useDelayed(asked !== null, SKELETON_DELAY_MS),
    /** Some time after it appeared, it is announced. */
    isSettled: useDelayed(!asked && list !== null, ANNOUNCE_DELAY_MS),
    isRefused,
    heading,
    formProps,
    follow(event: MouseEvent<HTMLAnchorElement>): void {
      const address = clickedAddress(event);
      if (address === null) return;
      event.preventDefault();
      void go({ address, isDraft: isDraft() });
    },
    /** Returns to the list of the address bar; nothing where choices were asked for. */
    discard(): void {
      if (isRefused || (asked ? !asked.isDraft : shown.address === here())) return;
      form.current?.reset();
      void go({ address: here(), entered: { scroll: undefined } });
    },
  };
}

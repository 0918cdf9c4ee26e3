import { isObject, parseJson } from '@inktvis/foundation/json';
import type { RibbonItem } from '@inktvis/programme/programme-item';

/**
 * A programme item in a visitor's list. What it is called is read from the programme. `seen` is what the visitor knows of
 * it (`seen.ts` of the programme); absent for what was saved before that was stored.
 */
export type Saved = Pick<RibbonItem, 'id' | 'experience' | 'day'> & { readonly seen?: string };

/** Still 1 with `seen`: a tab with an older script reads this list too, and one with a newer script reads an older list. */
const VERSION = 1;
const ID = /^[0-9a-z]{1,16}$/;
const MAX_SEEN = 160;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function parseItem(value: unknown): Saved | null {
  if (!isObject(value)) return null;
  const { id, experience, day, seen } = value;
  if (typeof id !== 'string' || typeof experience !== 'string' || typeof day !== 'string') return null;
  if (!ID.test(id) || !DAY.test(day)) return null;
  return { id, experience, day, ...(typeof seen === 'string' && seen.length <= MAX_SEEN && { seen }) };
}

/** Each item once, in the order in which they came. */
function unique(items: readonly Saved[]): readonly Saved[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The list in a stored text. Anything else is an empty list; an invalid item is left out. */
export function readSavedItems(text: string | null): readonly Saved[] {
  const value = parseJson(text ?? '');
  if (!isObject(value) || value.v !== VERSION || !Array.isArray(value.items)) return [];
  return unique(value.items.flatMap((item) => parseItem(item) ?? []));
}

/** What `readSavedItems` reads: `{"v":1,"items":[…]}`. */
export const writeSavedItems = (items: readonly Saved[]): string =>
  JSON.stringify({
    v: VERSION,
    items: items.map(({ id, experience, day, seen }) => ({ id, experience, day, seen })),
  });

/** Where a change was made: in this tab, or in another one. */
type Origin = 'here' | 'elsewhere';

type Listener = (items: readonly Saved[], origin: Origin) => void;

/** The storage of a browser, as far as it is used. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text in the session storage of a tab. */
type TabText = { read(): string | null; write(text: string | null): void };

/** The key in local storage. */
export const MY_LIST_KEY = 'leeslint';

const same = (a: readonly Saved[], b: readonly Saved[]) => writeSavedItems(a) === writeSavedItems(b);

/**
 * The list in `storage`; once that refuses it is not used again on this page, and `tab` has the list. Until `isShown` the
 * page is not in the tab: that is not read, and nothing is written.
 */
function createStoredList(storage: TextStorage | null, tab: TabText | null, isShown: () => boolean) {
  let available = storage;

  /** Null without storage. */
  function read(): readonly Saved[] | null {
    try {
      return available && readSavedItems(available.getItem(MY_LIST_KEY));
    } catch {
      available = null;
      return null;
    }
  }

  function write(list: readonly Saved[]): void {
    if (!isShown()) return;
    try {
      if (list.length > 0) available?.setItem(MY_LIST_KEY, writeSavedItems(list));
      else available?.removeItem(MY_LIST_KEY);
    } catch {
      available = null;
    }
    tab?.write(available || list.length === 0 ? null : writeSavedItems(list));
  }

  return {
    read,
    write,
    /** The list of the page before. What that page could not store is newer than what is stored. */
    first(): readonly Saved[] {
      const unstored = readSavedItems(isShown() ? (tab?.read() ?? null) : null);
      if (unstored.length === 0) return read() ?? [];
      write(unstored);
      return unstored;
    },
    isAvailable: () => available !== null,
  };
}

/**
 * The list in a storage. `page` dispatches `storage` for changes in other tabs, and `pageshow` when the page comes back
 * out of the back/forward cache. Once the storage refuses it is not used again on that page, and `tab` has the list; the
 * next page tries to store it again. `prepared` is the document of a page that the browser rendered ahead of a click: until
 * its `prerenderingchange` it is not in the tab yet, so what the tab has is read then, and nothing is written before.
 */
export function createMyList(
  storage: TextStorage | null,
  page: EventTarget | null = null,
  tab: TabText | null = null,
  prepared: EventTarget | null = null,
) {
  let isShown = prepared === null;
  const stored = createStoredList(storage, tab, () => isShown);
  const listeners = new Set<Listener>();
  let items = stored.first();

  function accept(list: readonly Saved[], origin: Origin): void {
    if (same(list, items)) return;
    items = list;
    for (const listener of listeners) listener(items, origin);
  }

  /** Starts from what is stored, so that a change of another tab whose event is still to come is not undone. */
  function change(next: (list: readonly Saved[]) => readonly Saved[]): void {
    const list = unique(next(stored.read() ?? items));
    stored.write(list);
    accept(list, 'here');
  }

  page?.addEventListener('storage', (event) => {
    if ('key' in event && event.key !== null && event.key !== MY_LIST_KEY) return;
    accept(stored.read() ?? items, 'elsewhere');
  });
  prepared?.addEventListener('prerenderingchange', () => {
    isShown = true;
    accept(stored.first(), 'here');
  });
  page?.addEventListener('pageshow', () => accept(stored.read() ?? items, 'here'));

  return {
    /** In the order in which they were saved; the same array until something changes. */
    items: () => items,
    has: (id: string): boolean => items.some((item) => item.id === id),
    save: (saved: Saved) => change((list) => [...list, saved]),
    remove: (id: string) => change((list) => list.filter((item) => item.id !== id)),
    /** Puts another date in the place of `id`. */
    replace: (id: string, saved: Saved) =>
      change((list) =>
        list.some((item) => item.id === id)
          ? list.map((item) => (item.id === id ? saved : item))
          : [...list, saved],
      ),
    addAll: (saved: readonly Saved[]) => change((list) => [...list, ...saved]),
    /** Remembers what the visitor knows now of items on the list, by id. */
    remember: (seen: ReadonlyMap<string, string>) =>
      change((list) =>
        list.map((item) => {
          const known = seen.get(item.id);
          return known === undefined ? item : { ...item, seen: known };
        }),
      ),
    clear: () => change(() => []),
    /** Calls `listener` after every change; returns what ends that. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** False when the browser refuses to store anything: the list then lasts as long as the tab. */
    get persistent(): boolean {
      return stored.isAvailable();
    },
  };
}

import { isObject, parseJson } from '@inktvis/foundation/json';
import type { RibbonItem } from '@inktvis/programme/programme-item';

/** A programme item in a visitor's list, with what they know of it (`seen.ts` of the programme). */
export type Saved = Omit<RibbonItem, 'title'>;

const FIELDS = ['id', 'experience', 'day', 'seen'] as const satisfies readonly (keyof Saved)[];

const isSaved = (value: unknown): value is Saved =>
  isObject(value) && FIELDS.every((field) => typeof value[field] === 'string');

function unique(items: readonly Saved[]): readonly Saved[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}

/** The list in a stored text. Anything else is an empty list; an invalid item is left out. */
export function readSavedItems(text: string | null): readonly Saved[] {
  const value = parseJson(text ?? '');
  return Array.isArray(value) ? unique(value.filter(isSaved)) : [];
}

/** What `readSavedItems` reads: the fields of each item and nothing else. */
export const writeSavedItems = (items: readonly Saved[]): string => JSON.stringify(items, [...FIELDS]);

type Origin = 'here' | 'elsewhere';

type Listener = (items: readonly Saved[], origin: Origin) => void;

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type TabText = { read(): string | null; write(text: string | null): void };

export const MY_LIST_KEY = 'leeslint';

/**
 * The list in `storage`; once that refuses it is not used again by this page, and `tab` has the list until a page can store
 * it. `page` dispatches `storage` for changes in other tabs, `pageshow` when the page comes back out of the back/forward
 * cache, and `prerenderingchange` when one that was rendered ahead of a click is shown, and is in the tab.
 */
export function createMyList(
  storage: TextStorage | null,
  page: EventTarget | null = null,
  tab: TabText | null = null,
) {
  let available = storage;
  const listeners = new Set<Listener>();
  let items: readonly Saved[] = [];
  items = read();
  if (tab?.read()) write(items);

  /** What could not be stored is newer than what was; without either, what this page has. */
  function read(): readonly Saved[] {
    const unstored = readSavedItems(tab?.read() ?? null);
    if (unstored.length > 0) return unstored;
    try {
      return available ? readSavedItems(available.getItem(MY_LIST_KEY)) : items;
    } catch {
      available = null;
      return items;
    }
  }

  function write(list: readonly Saved[]): void {
    try {
      if (list.length > 0) available?.setItem(MY_LIST_KEY, writeSavedItems(list));
      else available?.removeItem(MY_LIST_KEY);
    } catch {
      available = null;
    }
    tab?.write(available || list.length === 0 ? null : writeSavedItems(list));
  }

  function accept(list: readonly Saved[], origin: Origin): void {
    if (writeSavedItems(list) === writeSavedItems(items)) return;
    items = list;
    for (const listener of listeners) listener(items, origin);
  }

  /** Starts from what is stored, so that a change of another tab whose event is still to come is not undone. */
  function change(next: (list: readonly Saved[]) => readonly Saved[]): void {
    const list = unique(next(read()));
    write(list);
    accept(list, 'here');
  }

  page?.addEventListener('storage', (event) => {
    if ('key' in event && event.key !== null && event.key !== MY_LIST_KEY) return;
    accept(read(), 'elsewhere');
  });
  // In the capturing phase, since a browser dispatches the second at the document.
  for (const shown of ['pageshow', 'prerenderingchange'])
    page?.addEventListener(shown, () => accept(read(), 'here'), true);

  return {
    /** In the order in which they were saved; the same array until something changes. */
    items: () => items,
    has: (id: string): boolean => items.some((item) => item.id === id),
    /** Adds items at the end; what is on the list already is replaced where it is. */
    save: (saved: readonly Saved[]) =>
      change((list) => [...list.map((item) => saved.find(({ id }) => id === item.id) ?? item), ...saved]),
    remove: (ids: readonly string[]) => change((list) => list.filter(({ id }) => !ids.includes(id))),
    replace: (id: string, saved: Saved) =>
      change((list) => list.map((item) => (item.id === id ? saved : item))),
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** False when the browser refuses to store anything: the list then lasts as long as the tab. */
    get persistent(): boolean {
      return available !== null;
    },
  };
}

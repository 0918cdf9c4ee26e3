import { readSavedItems, type Saved, unique, writeSavedItems } from './saved-items.ts';

export type { Saved } from './saved-items.ts';

/** Where a change was made: in this tab, or in another one. */
export type Origin = 'here' | 'elsewhere';

type Listener = (items: readonly Saved[], origin: Origin) => void;

/** A visitor's list in one tab. */
export type MyList = {
  /** In the order in which they were saved; the same array until something changes. */
  items(): readonly Saved[];
  has(id: string): boolean;
  save(saved: Saved): void;
  remove(id: string): void;
  /** Puts another date in the place of `id`. */
  replace(id: string, saved: Saved): void;
  addAll(saved: readonly Saved[]): void;
  clear(): void;
  /** Called after every change; returns what ends it. */
  subscribe(listener: Listener): () => void;
  /** False when the browser refuses to keep anything: the list then lives as long as the page. */
  readonly persistent: boolean;
};

/** The key in local storage. */
export const LEESLINT_KEY = 'leeslint';

const same = (a: readonly Saved[], b: readonly Saved[]) => writeSavedItems(a) === writeSavedItems(b);

/**
 * The list over a storage. `page` tells of changes in other tabs (`storage`) and of a page that comes back out of the
 * browser's memory (`pageshow`). Once the storage refuses, it is not asked again.
 */
export function createMyList(storage: Storage | null, page: EventTarget | null = null): MyList {
  let keeper = storage;
  const listeners = new Set<Listener>();

  /** Null when nothing is kept anywhere. */
  function kept(): readonly Saved[] | null {
    try {
      return keeper && readSavedItems(keeper.getItem(LEESLINT_KEY));
    } catch {
      keeper = null;
      return null;
    }
  }

  function keep(list: readonly Saved[]): void {
    try {
      if (list.length > 0) keeper?.setItem(LEESLINT_KEY, writeSavedItems(list));
      else keeper?.removeItem(LEESLINT_KEY);
    } catch {
      keeper = null;
    }
  }

  let items = kept() ?? [];

  function accept(list: readonly Saved[], origin: Origin): void {
    if (same(list, items)) return;
    items = list;
    for (const listener of listeners) listener(items, origin);
  }

  /** Starts from what is kept, so that a change of another tab that was not told yet is not undone. */
  function change(next: (list: readonly Saved[]) => readonly Saved[]): void {
    const list = unique(next(kept() ?? items));
    keep(list);
    accept(list, 'here');
  }

  page?.addEventListener('storage', (event) => {
    if ('key' in event && event.key !== null && event.key !== LEESLINT_KEY) return;
    accept(kept() ?? items, 'elsewhere');
  });
  page?.addEventListener('pageshow', () => accept(kept() ?? items, 'here'));

  return {
    items: () => items,
    has: (id) => items.some((item) => item.id === id),
    save: (saved) => change((list) => [...list, saved]),
    remove: (id) => change((list) => list.filter((item) => item.id !== id)),
    replace: (id, saved) =>
      change((list) =>
        list.some((item) => item.id === id)
          ? list.map((item) => (item.id === id ? saved : item))
          : [...list, saved],
      ),
    addAll: (saved) => change((list) => [...list, ...saved]),
    clear: () => change(() => []),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get persistent() {
      return keeper !== null;
    },
  };
}

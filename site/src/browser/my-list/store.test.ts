import { describe, expect, test, vi } from 'vitest';
import { createMyList, MY_LIST_KEY, readSavedItems, writeSavedItems } from './store.ts';

const one = { id: '4k', experience: 'a', day: '2024-10-26', seen: 'h3k2l|h3k4l||Hal 4' };
const two = { id: '7m', experience: 'b', day: '2024-10-27', seen: 'h3k2l|||' };
const other = { id: '9z', experience: 'a', day: '2024-10-29', seen: 'h3k2l|||' };

type Method = 'getItem' | 'setItem' | 'removeItem';

/** A storage as browsers have it; `broken` methods throw. */
function fakeStorage(broken: readonly Method[] = [], values = new Map<string, string>()) {
  const guard = (name: Method) => {
    if (broken.includes(name)) throw new DOMException('refused', 'QuotaExceededError');
    return values;
  };
  return {
    values,
    getItem: (key: string) => guard('getItem').get(key) ?? null,
    setItem: (key: string, value: string) => void guard('setItem').set(key, value),
    removeItem: (key: string) => void guard('removeItem').delete(key),
  };
}

/** Tells a tab that another one wrote. */
const storageEvent = (key: string | null = MY_LIST_KEY) => Object.assign(new Event('storage'), { key });

/** Two tabs of one browser. */
function twoTabs() {
  const storage = fakeStorage();
  const page = new EventTarget();
  return { storage, page, here: createMyList(storage, page), there: createMyList(storage) };
}

describe('a list', () => {
  test('stores what is saved for the next page', () => {
    const storage = fakeStorage();
    const list = createMyList(storage);
    list.save(two);
    list.save(one);
    expect(createMyList(storage).items()).toEqual([two, one]);
    expect([list.has('4k'), list.has('9z'), list.persistent]).toEqual([true, false, true]);
  });

  test('has each item once', () => {
    const list = createMyList(fakeStorage());
    list.save(one);
    list.save({ ...one, day: '2024-11-01' });
    list.addAll([two, one, two]);
    expect(list.items()).toEqual([one, two]);
  });

  test('puts another date in the place of one', () => {
    const list = createMyList(fakeStorage());
    list.addAll([one, two]);
    list.replace(one.id, other);
    expect(list.items()).toEqual([other, two]);
    list.replace(two.id, other);
    expect(list.items()).toEqual([other]);
  });

  test('leaves nothing in the storage when it is emptied', () => {
    const storage = fakeStorage();
    const list = createMyList(storage);
    list.save(one);
    list.remove(one.id);
    expect(storage.values.size).toBe(0);
  });

  test('calls its listeners for changes only', () => {
    const list = createMyList(fakeStorage());
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    const before = list.items();
    list.remove('gone');
    expect(listener).not.toHaveBeenCalled();
    expect(list.items()).toBe(before);
    list.save(one);
    list.save(one);
    expect(listener.mock.calls).toEqual([[[one], 'here']]);
    stop();
    list.save(two);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('two tabs', () => {
  test('stay in step', () => {
    const { here, there, page } = twoTabs();
    const listener = vi.fn();
    here.subscribe(listener);
    there.save(one);
    page.dispatchEvent(storageEvent());
    expect(listener.mock.calls).toEqual([[[one], 'elsewhere']]);
    expect(here.has(one.id)).toBe(true);
  });

  test('do not undo one another', () => {
    const { here, there } = twoTabs();
    there.save(one);
    here.save(two);
    expect(here.items()).toEqual([one, two]);
  });

  test('are notified when everything is cleared, and ignore other keys', () => {
    const { here, page, storage } = twoTabs();
    here.save(one);
    storage.values.clear();
    page.dispatchEvent(storageEvent('latestLocation'));
    expect(here.items()).toEqual([one]);
    page.dispatchEvent(storageEvent(null));
    expect(here.items()).toEqual([]);
  });

  test.each(['pageshow', 'prerenderingchange'])(
    'a page is up to date after %s, as if the change were made there',
    (shown) => {
      const { here, there, page } = twoTabs();
      const listener = vi.fn();
      here.subscribe(listener);
      page.dispatchEvent(new Event(shown));
      there.save(one);
      page.dispatchEvent(new Event(shown));
      expect(listener.mock.calls).toEqual([[[one], 'here']]);
    },
  );
});

/** A tab, and what it keeps from page to page. */
const fakeTab = (text: string | null = null) => ({
  text,
  read() {
    return this.text;
  },
  write(next: string | null) {
    this.text = next;
  },
});

describe('a tab where the storage refuses', () => {
  test.each([
    ['there is none', () => null],
    ['it may not be read', () => fakeStorage(['getItem', 'setItem', 'removeItem'])],
    ['it is full', () => fakeStorage(['setItem'])],
  ])('because %s has the list on its next page, and says so', (_case, storage) => {
    const tab = fakeTab();
    createMyList(storage(), null, tab).addAll([one, two]);
    const next = createMyList(storage(), null, tab);
    expect([next.items(), next.persistent]).toEqual([[one, two], false]);
    next.remove(one.id);
    expect(next.items()).toEqual([two]);
    next.remove(two.id);
    expect(createMyList(storage(), null, tab).items()).toEqual([]);
  });

  test('has what was stored before it was full, and what came after', () => {
    const values = new Map<string, string>();
    createMyList(fakeStorage([], values)).save(one);
    const tab = fakeTab();
    createMyList(fakeStorage(['setItem'], values), null, tab).save(two);
    expect(createMyList(fakeStorage(['setItem'], values), null, tab).items()).toEqual([one, two]);
  });

  test('stores the list once it is allowed to, and keeps nothing itself', () => {
    const tab = fakeTab();
    createMyList(null, null, tab).save(one);
    const storage = fakeStorage();
    const list = createMyList(storage, null, tab);
    expect([list.items(), list.persistent, tab.text]).toEqual([[one], true, null]);
    expect(createMyList(storage).items()).toEqual([one]);
  });

  test('that keeps something else has an empty list', () => {
    expect(createMyList(null, null, fakeTab('[{"id":')).items()).toEqual([]);
  });

  test.each(['pageshow', 'prerenderingchange'])('has its list on a page of before after %s', (shown) => {
    const tab = fakeTab();
    const page = new EventTarget();
    const list = createMyList(null, page, tab);
    createMyList(null, null, tab).save(one);
    page.dispatchEvent(new Event(shown));
    expect(list.items()).toEqual([one]);
  });
});

test('a list that can no longer be stored is not overwritten by what was', () => {
  const values = new Map<string, string>();
  createMyList(fakeStorage([], values)).save(one);
  const page = new EventTarget();
  const list = createMyList(fakeStorage(['setItem'], values), page);
  list.save(two);
  page.dispatchEvent(storageEvent());
  expect(list.items()).toEqual([one, two]);
});

describe('what is stored', () => {
  const stored = (items: unknown) => JSON.stringify(items);

  test('what is written is read back, in order', () => {
    expect(readSavedItems(writeSavedItems([two, one]))).toEqual([two, one]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '[{"id":'],
    ['a number', '7'],
    ['null', 'null'],
    ['no list of items', stored({ 0: one })],
  ])('%s is an empty list', (_case, text) => {
    expect(readSavedItems(text)).toEqual([]);
  });

  test('an invalid item is left out', () => {
    const wrong = [null, 'x', {}, { ...one, id: 5 }, { ...one, seen: undefined }, [one]];
    expect(readSavedItems(stored([...wrong, two]))).toEqual([two]);
  });

  test('what the visitor knows of an item is stored with it', () => {
    const list = createMyList(fakeStorage());
    list.addAll([one, two]);
    const later = { ...one, seen: 'h3k2l|h3k4l||Hal 5' };
    list.remember(new Map([[one.id, later.seen]]));
    expect(list.items()).toEqual([later, two]);
    list.remember(new Map([['gone', 'x']]));
    expect(list.items()).toEqual([later, two]);
  });

  test('an item stands in the list once, and carries nothing else', () => {
    const text = writeSavedItems([one, { ...one, day: '2024-10-30' }, { ...two, ...{ note: 'x' } }]);
    expect(readSavedItems(text)).toEqual([one, two]);
    expect(text).not.toContain('note');
  });
});

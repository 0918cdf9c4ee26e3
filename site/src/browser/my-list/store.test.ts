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

/** What makes a page that was not on screen current. */
const SHOWN = ['pageshow', 'prerenderingchange'];

/** Two tabs of one browser, with what calls a listener of the first. */
function twoTabs() {
  const storage = fakeStorage();
  const page = new EventTarget();
  const here = createMyList(storage, page);
  const listener = vi.fn();
  const stop = here.subscribe(listener);
  return { storage, page, here, there: createMyList(storage), listener, stop };
}

describe('a list', () => {
  test('stores what is saved for the next page, and leaves nothing in the storage when it is emptied', () => {
    const storage = fakeStorage();
    const list = createMyList(storage);
    list.save([two]);
    list.save([one]);
    const next = createMyList(storage);
    expect([next.items(), next.has('4k'), next.has('9z'), next.persistent]).toEqual([
      [two, one],
      true,
      false,
      true,
    ]);
    next.remove([one.id, two.id]);
    expect(storage.values.size).toBe(0);
  });

  test('has each item once, as it was saved last', () => {
    const list = createMyList(fakeStorage());
    list.save([one]);
    const moved = { ...one, seen: 'h3k2l|h3k4l||Hal 5' };
    list.save([two, moved, two]);
    expect(list.items()).toEqual([moved, two]);
  });

  test('puts another date in the place of one', () => {
    const list = createMyList(fakeStorage());
    list.save([one, two]);
    list.replace(one.id, other);
    expect(list.items()).toEqual([other, two]);
    list.replace(two.id, other);
    expect(list.items()).toEqual([other]);
  });

  test('calls its listeners for changes only', () => {
    const { here, listener, stop } = twoTabs();
    const before = here.items();
    here.remove(['gone']);
    expect(listener).not.toHaveBeenCalled();
    expect(here.items()).toBe(before);
    here.save([one]);
    here.save([one]);
    expect(listener.mock.calls).toEqual([[[one], 'here']]);
    stop();
    here.save([two]);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('two tabs', () => {
  test('stay in step', () => {
    const { here, there, page, listener } = twoTabs();
    there.save([one]);
    page.dispatchEvent(storageEvent());
    expect(listener.mock.calls).toEqual([[[one], 'elsewhere']]);
    expect(here.has(one.id)).toBe(true);
  });

  test('do not undo one another', () => {
    const { here, there } = twoTabs();
    there.save([one]);
    here.save([two]);
    expect(here.items()).toEqual([one, two]);
  });

  test('are notified when everything is cleared, and ignore other keys', () => {
    const { here, page, storage } = twoTabs();
    here.save([one]);
    storage.values.clear();
    page.dispatchEvent(storageEvent('latestLocation'));
    expect(here.items()).toEqual([one]);
    page.dispatchEvent(storageEvent(null));
    expect(here.items()).toEqual([]);
  });

  test.each(SHOWN)('a page is up to date after %s, as if the change were made there', (shown) => {
    const { there, page, listener } = twoTabs();
    page.dispatchEvent(new Event(shown));
    there.save([one]);
    page.dispatchEvent(new Event(shown));
    expect(listener.mock.calls).toEqual([[[one], 'here']]);
  });
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
    createMyList(storage(), null, tab).save([one, two]);
    const next = createMyList(storage(), null, tab);
    expect([next.items(), next.persistent]).toEqual([[one, two], false]);
    next.remove([one.id]);
    expect(next.items()).toEqual([two]);
    next.remove([two.id]);
    expect(createMyList(storage(), null, tab).items()).toEqual([]);
  });

  test('has what was stored before it was full, and what came after, which an event does not undo', () => {
    const values = new Map<string, string>();
    createMyList(fakeStorage([], values)).save([one]);
    const full = () => fakeStorage(['setItem'], values);
    const tab = fakeTab();
    createMyList(full(), null, tab).save([two]);
    expect(createMyList(full(), null, tab).items()).toEqual([one, two]);
    const page = new EventTarget();
    const list = createMyList(full(), page);
    list.save([two]);
    page.dispatchEvent(storageEvent());
    expect(list.items()).toEqual([one, two]);
  });

  test('stores the list once it is allowed to, and keeps nothing itself', () => {
    const tab = fakeTab();
    createMyList(null, null, tab).save([one]);
    const storage = fakeStorage();
    const list = createMyList(storage, null, tab);
    expect([list.items(), list.persistent, tab.text]).toEqual([[one], true, null]);
    expect(createMyList(storage).items()).toEqual([one]);
  });

  test('that keeps something else has an empty list', () => {
    expect(createMyList(null, null, fakeTab('[{"id":')).items()).toEqual([]);
  });

  test.each(SHOWN)('has its list on a page of before after %s', (shown) => {
    const tab = fakeTab();
    const page = new EventTarget();
    const list = createMyList(null, page, tab);
    createMyList(null, null, tab).save([one]);
    page.dispatchEvent(new Event(shown));
    expect(list.items()).toEqual([one]);
  });
});

describe('what is stored', () => {
  const stored = (items: unknown) => JSON.stringify(items);

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

  test('an item stands in the list once, in order, and carries nothing else', () => {
    const text = writeSavedItems([two, one, { ...one, day: '2024-10-30' }, { ...two, ...{ note: 'x' } }]);
    expect(readSavedItems(text)).toEqual([two, one]);
    expect(text).not.toContain('note');
  });
});

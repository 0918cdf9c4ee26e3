import { expect, test } from 'vitest';
import { AFTERNOON, liveData } from '../testing/live-data.ts';
import { createStoredData, DATA_KEY } from './stored-data.ts';

const HOUR = 3_600_000;

function memory(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

test('returns what was stored, for a day and a half', () => {
  const stored = createStoredData(memory(), null);
  stored.saveData(liveData());
  expect(stored.data(AFTERNOON + 36 * HOUR)).toEqual(liveData());
  expect(stored.data(AFTERNOON + 36 * HOUR + 1)).toBeNull();
});

test('another podium has nothing of this one', () => {
  const storage = memory();
  createStoredData(storage, 'leescafe').saveData(liveData());
  expect(createStoredData(storage, null).data(AFTERNOON)).toBeNull();
  expect(createStoredData(storage, 'leescafe').data(AFTERNOON)).not.toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another version', JSON.stringify({ v: 2, podium: null, data: liveData() })],
  [
    'an item without a start',
    JSON.stringify({ v: 1, podium: null, data: { ...liveData(), items: [{ id: 'a' }] } }),
  ],
  [
    'a slide of another kind',
    JSON.stringify({ v: 1, podium: null, data: liveData({ slides: [] }) }).replace(
      '[]',
      '[{"id":"x","delayMs":null,"kind":"video"}]',
    ),
  ],
  ['a time that is none', JSON.stringify({ v: 1, podium: null, data: { ...liveData(), now: 'nu' } })],
])('%s in storage is nothing', (_, text) => {
  expect(createStoredData(memory({ [DATA_KEY]: text }), null).data(AFTERNOON)).toBeNull();
});

test('stores how far the device’s clock is off', () => {
  const storage = memory();
  createStoredData(storage, null).saveOffset(-10_800_000.4);
  expect(createStoredData(storage, 'leescafe').offset()).toBe(-10_800_000);
  expect(createStoredData(memory(), null).offset()).toBeNull();
});

test('works without storage, or with one that refuses', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  for (const stored of [
    createStoredData(null, null),
    createStoredData({ getItem: refuse, setItem: refuse }, null),
  ]) {
    stored.saveData(liveData());
    stored.saveOffset(5);
    expect(stored.data(AFTERNOON)).toBeNull();
    expect(stored.offset()).toBeNull();
  }
});

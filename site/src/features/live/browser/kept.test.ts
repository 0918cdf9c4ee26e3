import { expect, test } from 'vitest';
import { createKept, DATA_KEY, storageOf } from './kept.ts';
import { AFTERNOON, liveData } from './testing/live-data.ts';

const HOUR = 3_600_000;

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('gives back what it kept, for a day and a half', () => {
  const kept = createKept(memory(), null);
  kept.keep(liveData());
  expect(kept.data(AFTERNOON + 36 * HOUR)).toEqual(liveData());
  expect(kept.data(AFTERNOON + 36 * HOUR + 1)).toBeNull();
});

test('another podium has nothing of this one', () => {
  const storage = memory();
  createKept(storage, 'leescafe').keep(liveData());
  expect(createKept(storage, null).data(AFTERNOON)).toBeNull();
  expect(createKept(storage, 'leescafe').data(AFTERNOON)).not.toBeNull();
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
  expect(createKept(memory({ [DATA_KEY]: text }), null).data(AFTERNOON)).toBeNull();
});

test('keeps how far the device’s clock is off', () => {
  const storage = memory();
  createKept(storage, null).keepOffset(-10_800_000.4);
  expect(createKept(storage, 'leescafe').offset()).toBe(-10_800_000);
  expect(createKept(memory(), null).offset()).toBeNull();
});

test('goes on without storage, or with one that refuses', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(storageOf(refuse)).toBeNull();
  for (const kept of [createKept(null, null), createKept({ getItem: refuse, setItem: refuse }, null)]) {
    kept.keep(liveData());
    kept.keepOffset(5);
    expect(kept.data(AFTERNOON)).toBeNull();
    expect(kept.offset()).toBeNull();
  }
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveData } from '../live-data.ts';
import { readStoredData, readStoredOffset, storeData } from './stored-data.ts';

const HOUR = 3_600_000;
const AFTERNOON = Date.parse('2024-10-26T12:26:08Z');
const data: LiveData = {
  build: 'een',
  now: AFTERNOON,
  items: [],
  festival: { firstDay: '2024-10-26', lastDay: '2024-11-03', venue: 'Kortrijk Xpo' },
  slides: null,
  announcement: null,
};
const all = { build: 'een', podium: null };
const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('returns what was stored, for a day and a half', () => {
  storeData(data, all, -10_800_000.4);
  expect(readStoredData(all, AFTERNOON + 36 * HOUR)).toEqual(data);
  expect(readStoredData(all, AFTERNOON + 36 * HOUR + 1)).toBeNull();
  expect(readStoredOffset()).toBe(-10_800_000);
});

test('another podium or another build has nothing of this one', () => {
  storeData(data, { podium: 'leescafe' }, 0);
  expect(readStoredData(all, AFTERNOON)).toBeNull();
  expect(readStoredData({ build: 'twee', podium: 'leescafe' }, AFTERNOON)).toBeNull();
  expect(readStoredData({ build: 'een', podium: 'leescafe' }, AFTERNOON)).not.toBeNull();
});

test.each(['', '{', 'null', '{"podium":null}'])('%j in storage is nothing', (text) => {
  values.set('live', text);
  expect(readStoredData(all, AFTERNOON)).toBeNull();
  expect(readStoredOffset()).toBeNull();
});

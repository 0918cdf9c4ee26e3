import { expect, test } from 'vitest';
import { readSavedItems, writeSavedItems } from './saved-items.ts';

const one = { id: '4k', experience: 'a', day: '2024-10-26' };
const two = { id: '7m', experience: 'b', day: '2024-10-27' };
const kept = (items: unknown, v: unknown = 1) => JSON.stringify({ v, items });

test('what is written is read back, in order', () => {
  expect(readSavedItems(writeSavedItems([two, one]))).toEqual([two, one]);
  expect(writeSavedItems([one])).toBe('{"v":1,"items":[{"id":"4k","experience":"a","day":"2024-10-26"}]}');
});

test.each([
  ['nothing', null],
  ['no JSON', '{"v":1,'],
  ['a number', '7'],
  ['null', 'null'],
  ['a bare list', JSON.stringify([one])],
  ['another version', kept([one], 2)],
  ['no list of items', kept({ 0: one })],
])('%s is an empty list', (_case, text) => {
  expect(readSavedItems(text)).toEqual([]);
});

test('an item that is none costs that item only', () => {
  const wrong = [null, 'x', {}, { ...one, id: 5 }, { ...one, id: '<b>' }, { ...one, day: 'morgen' }, [one]];
  expect(readSavedItems(kept([...wrong, two]))).toEqual([two]);
});

test('an item stands in the list once, and carries nothing else', () => {
  expect(readSavedItems(kept([one, { ...one, day: '2024-10-30' }, { ...two, note: 'x' }]))).toEqual([
    one,
    two,
  ]);
});

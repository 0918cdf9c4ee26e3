import { numberWord } from '@inktvis/messages/number-word';
import { at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { anItem } from './testing/items.ts';
import { lengthWords, listing, nextStop } from './words.ts';

const now = at('2024-10-26 10:00');
const minutes = (count: number) => count * 60_000;

test.each([
  [1, '1 minuut'],
  [15, 'een kwartier'],
  [20, '20 minuten'],
  [30, 'een half uur'],
  [45, 'drie kwartier'],
  [60, 'een uur'],
  [90, 'anderhalf uur'],
  [120, '2 uur'],
  [130, '2 uur en 10 minuten'],
])('%i minutes are %s', (count, length) => {
  expect(lengthWords(minutes(count))).toBe(length);
});

test('numbers are words up to twelve', () => {
  expect([0, 1, 12, 13].map(numberWord)).toEqual(['nul', 'één', 'twaalf', '13']);
});

test('a list of names reads as a sentence', () => {
  expect(listing([])).toBe('');
  expect(listing(['A'])).toBe('A');
  expect(listing(['A', 'B', 'C'])).toBe('A, B en C');
});

describe('where to go next', () => {
  const first = anItem('2024-10-26 14:30', { end: '2024-10-26 15:30', place: 'Leiepodium' });

  test.each([
    ['another place', '2024-10-26 16:00', 'Grote zaal', 'Een half uur tijd, daarna Grote zaal'],
    ['the same place', '2024-10-26 15:45', 'Leiepodium', 'Een kwartier vrij'],
    ['at once', '2024-10-26 15:30', 'Grote zaal', 'Meteen daarna: Grote zaal'],
    ['hours later', '2024-10-26 18:00', 'Grote zaal', null],
    ['before it ends', '2024-10-26 15:00', 'Grote zaal', null],
    ['nobody knows where', '2024-10-26 16:00', '', null],
  ])('%s', (_case, start, place, words) => {
    expect(nextStop(first, anItem(start, { place, title: 'Bezette Stad' }), now)).toBe(words);
  });

  test('nothing is said about what has no end, is cancelled, or goes on all day', () => {
    const next = (how: object) => anItem('2024-10-26 16:00', { place: 'Grote zaal', ...how });
    expect(nextStop(anItem('2024-10-26 14:30'), next({}), now)).toBeNull();
    expect(nextStop(first, next({ flags: ['geannuleerd'] }), now)).toBeNull();
    expect(nextStop(first, next({ dropIn: true }), now)).toBeNull();
  });
});

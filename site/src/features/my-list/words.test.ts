import { at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { byDay, dayWords } from './dates.ts';
import { anItem } from './testing/items.ts';
import {
  firstPartWords,
  lengthWords,
  listing,
  missedWords,
  nextStop,
  numberWord,
  overlapTitle,
} from './words.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [1, '1 minuut', 'de eerste minuut'],
  [15, 'een kwartier', 'het eerste kwartier'],
  [20, '20 minuten', 'de eerste 20 minuten'],
  [30, 'een half uur', 'het eerste half uur'],
  [45, 'drie kwartier', 'de eerste drie kwartier'],
  [60, 'een uur', 'het eerste uur'],
  [90, 'anderhalf uur', 'het eerste anderhalf uur'],
  [120, '2 uur', 'de eerste 2 uur'],
  [130, '2 uur en 10 minuten', 'de eerste 2 uur en 10 minuten'],
])('%i minutes are %s', (count, length, part) => {
  expect(lengthWords(minutes(count))).toBe(length);
  expect(firstPartWords(minutes(count))).toBe(part);
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
    ['another place', '2024-10-26 16:00', 'Grote zaal', 'Hierna: Grote zaal. Je hebt een half uur.'],
    ['the same place', '2024-10-26 15:45', 'Leiepodium', 'Je blijft op dezelfde plek. Je hebt een kwartier.'],
    ['at once', '2024-10-26 15:30', 'Grote zaal', 'Hierna: Grote zaal. Het begint meteen.'],
    ['hours later', '2024-10-26 18:00', 'Grote zaal', null],
    ['before it ends', '2024-10-26 15:00', 'Grote zaal', null],
    ['nobody knows where', '2024-10-26 16:00', '', null],
  ])('%s', (_case, start, place, words) => {
    expect(nextStop(first, anItem(start, { place, title: 'Bezette Stad' }))).toBe(words);
  });

  test('nothing is said about what has no end, is cancelled, or goes on all day', () => {
    const next = anItem('2024-10-26 16:00', { place: 'Grote zaal' });
    expect(nextStop(anItem('2024-10-26 14:30'), next)).toBeNull();
    expect(
      nextStop(first, anItem('2024-10-26 16:00', { place: 'Hal 4', flags: ['geannuleerd'] })),
    ).toBeNull();
    expect(nextStop(first, anItem('2024-10-26 16:00', { place: 'Hal 4', dropIn: true }))).toBeNull();
  });
});

describe('what an overlap costs', () => {
  const leeuw = anItem('2024-10-27 15:00', { end: '2024-10-27 16:00', title: 'De Leeuw van Vlaanderen' });
  const stad = anItem('2024-10-27 15:30', { end: '2024-10-27 16:45', title: 'Wie vertelt de stad?' });

  test('the part that is missed', () => {
    expect(overlapTitle([leeuw])).toBe('Overlapt met De Leeuw van Vlaanderen');
    expect(missedWords(stad, [leeuw])).toBe('Die duurt tot 16.00, dus je mist het eerste half uur.');
  });

  test('all of it, when the first lasts as long', () => {
    const long = anItem('2024-10-27 15:00', { end: '2024-10-27 17:00' });
    expect(missedWords(stad, [long])).toBe('Die duurt tot 17.00, dus je mist alles.');
  });

  test('with more than one, up to the end of the last', () => {
    const later = anItem('2024-10-27 15:15', { end: '2024-10-27 16:15', title: 'Vrije micro' });
    expect(overlapTitle([leeuw, later])).toBe('Overlapt met De Leeuw van Vlaanderen en Vrije micro');
    expect(missedWords(stad, [leeuw, later])).toBe(
      'Die duren tot 16.15, dus je mist de eerste drie kwartier.',
    );
  });

  test('unknown, when the first has no end', () => {
    expect(missedWords(stad, [anItem('2024-10-27 15:00')])).toBe('Wanneer die eindigt, weten we niet.');
  });
});

test('a list stands by day, by hour, and its head counts overlaps', () => {
  const days = byDay([
    anItem('2024-10-27 15:30', { title: 'b' }),
    anItem('2024-10-26 23:30', { end: '2024-10-27 00:30', title: 'nacht' }),
    anItem('2024-10-27 15:00', { title: 'a' }),
  ]);
  expect(days.map(({ number, weekday }) => `${number} ${weekday}`)).toEqual([
    '26.10 zaterdag',
    '27.10 zondag',
  ]);
  expect(days[1]?.items.map(({ title }) => title)).toEqual(['a', 'b']);
  const wordsAt = (now: string) => days.map((day) => dayWords(day, at(now)));
  expect(wordsAt('2024-10-26 10:05')).toEqual(['1 beleving', '2 belevingen, 1 overlapping']);
  expect(wordsAt('2024-10-27 16:30')).toEqual(['1 beleving', '2 belevingen']);
});

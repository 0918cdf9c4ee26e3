import { describe, expect, test } from 'vitest';
import {
  attendableOccurrence,
  defaultDay,
  firstUpcoming,
  isOnDay,
  lastDay,
  leadingOccurrence,
  phaseOf,
  sortOccurrences,
} from './occurrences.ts';
import { anExperience, anOccurrence, at } from './testing/stories.ts';

const from = (start: string, end?: string, flags: ('uitverkocht' | 'geannuleerd')[] = []) =>
  anOccurrence({ startDate: at(start), endDate: end ? at(end) : null, flags });

test.each([
  ['a minute before the start', '2024-10-26 14:30', '2024-10-26 15:30', '2024-10-26 14:29', 'upcoming'],
  ['at the start', '2024-10-26 14:30', '2024-10-26 15:30', '2024-10-26 14:30', 'now'],
  ['a minute before the end', '2024-10-26 14:30', '2024-10-26 15:30', '2024-10-26 15:29', 'now'],
  ['at the end', '2024-10-26 14:30', '2024-10-26 15:30', '2024-10-26 15:30', 'past'],
  ['without an end, within the hour', '2024-10-26 14:30', undefined, '2024-10-26 15:29', 'now'],
  ['without an end, an hour later', '2024-10-26 14:30', undefined, '2024-10-26 15:30', 'past'],
  ['with an end before the start', '2024-10-26 14:30', '2024-10-26 13:30', '2024-10-26 14:45', 'now'],
  ['past midnight', '2024-10-31 20:00', '2024-11-01 00:30', '2024-11-01 00:15', 'now'],
  ['on the second day of three', '2024-10-26 10:00', '2024-10-28 18:00', '2024-10-27 03:00', 'now'],
  ['across the hour that comes twice', '2024-10-26 22:00', '2024-10-27 03:30', '2024-10-27 03:15', 'now'],
])('where an occurrence stands: %s', (_case, start, end, now, phase) => {
  expect(phaseOf(from(start, end), at(now))).toBe(phase);
});

describe('the days of an occurrence', () => {
  test.each([
    ['an afternoon', '2024-10-26 14:30', '2024-10-26 15:30', '2024-10-26'],
    ['no end', '2024-10-26 14:30', undefined, '2024-10-26'],
    ['past midnight', '2024-10-31 20:00', '2024-11-01 00:30', '2024-10-31'],
    ['until midnight two days on', '2024-10-26 10:00', '2024-10-28 00:00', '2024-10-27'],
    ['three days', '2024-10-26 10:00', '2024-10-28 18:00', '2024-10-28'],
  ])('%s', (_case, start, end, last) => {
    expect(lastDay(from(start, end))).toBe(last);
  });

  test('belongs to every day it lasts, and to no other', () => {
    const three = from('2024-10-26 10:00', '2024-10-28 18:00');
    const days = ['2024-10-25', '2024-10-26', '2024-10-27', '2024-10-28', '2024-10-29'];
    expect(days.map((day) => isOnDay(three, day))).toEqual([false, true, true, true, false]);
  });

  test('a quarter to midnight in UTC is already the next day in Brussels', () => {
    const night = anOccurrence({ startDate: new Date('2024-10-26T22:15:00Z') });
    expect(isOnDay(night, '2024-10-27')).toBe(true);
  });
});

describe('which occurrence comes first', () => {
  const morning = from('2024-10-26 10:00', '2024-10-26 11:00');
  const noon = from('2024-10-26 12:00', '2024-10-26 13:00');
  const sunday = from('2024-10-27 10:00', '2024-10-27 11:00');
  const soldOut = from('2024-10-26 12:00', '2024-10-26 13:00', ['uitverkocht']);
  const cancelled = from('2024-10-26 11:00', '2024-10-26 12:00', ['geannuleerd']);

  test.each([
    ['before the first', '2024-10-25 09:00', morning],
    ['while the first runs', '2024-10-26 10:30', morning],
    ['after the first', '2024-10-26 11:00', noon],
    ['after all', '2024-10-28 09:00', null],
  ])('%s', (_case, now, expected) => {
    expect(firstUpcoming([sunday, noon, morning], at(now))).toBe(expected);
  });

  test('when all are past, the last one stands for the experience', () => {
    expect(leadingOccurrence([sunday, morning], at('2024-12-01 10:00'))).toBe(sunday);
    expect(leadingOccurrence([], at('2024-10-26 10:00'))).toBeNull();
  });

  test('a card prefers what a visitor can attend', () => {
    const now = at('2024-10-26 09:00');
    expect(attendableOccurrence([cancelled, soldOut, sunday], now)).toBe(sunday);
    expect(attendableOccurrence([cancelled, soldOut], now)).toBe(soldOut);
    expect(attendableOccurrence([cancelled], now)).toBe(cancelled);
    expect(attendableOccurrence([morning, cancelled], at('2024-10-26 11:30'))).toBe(cancelled);
  });

  test('sorts by start, then by length, then by title, and leaves the list as it was', () => {
    const long = from('2024-10-26 10:00', '2024-10-26 12:00');
    const titled = (title: string) =>
      anOccurrence({ startDate: at('2024-10-26 09:00'), experience: anExperience({ title }) });
    const [zes, eend] = [titled('Zes vakken'), titled('Eend, één uur')];
    const list = [sunday, long, morning, zes, eend];
    expect(sortOccurrences(list)).toEqual([eend, zes, morning, long, sunday]);
    expect(list[0]).toBe(sunday);
  });
});

const DAYS = ['2024-10-26', '2024-10-27', '2024-10-29', '2024-11-03'];

test.each([
  ['2024-10-27 00:00', '2024-10-27'],
  ['2024-10-27 23:59', '2024-10-27'],
  ['2024-06-01 12:00', '2024-10-26'],
  ['2025-01-01 12:00', '2024-11-03'],
  ['2024-10-28 12:00', '2024-10-29'],
])('at %s an address without a day shows %s, whatever the order of the editors', (now, day) => {
  expect(defaultDay(DAYS.toReversed(), at(now))).toBe(day);
});

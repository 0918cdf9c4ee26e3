import { at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { longDate, otherDates, shortDate, surpriseOf } from './dates.ts';
import { anItem } from './testing/items.ts';

const now = at('2024-10-26 10:05');
const stad = (start: string, flags: string[] = []) =>
  anItem(start, { title: 'Wie vertelt de stad?', id: `stad ${start}`, flags });

test('a date in few words and in more', () => {
  expect(shortDate(stad('2024-11-02 14:00'))).toBe('02.11, 14.00');
  expect(longDate(stad('2024-11-02 14:00'))).toBe('zaterdag 2 november, 14.00');
});

describe('other dates of the same', () => {
  const saved = stad('2024-10-27 15:30');
  const others = (programme: ReturnType<typeof stad>[], list = [saved]) =>
    otherDates(saved, list, programme, now).map(shortDate);

  test('the nearest two that are to come', () => {
    const programme = [
      '2024-11-02 14:00',
      '2024-10-26 10:00',
      '2024-10-30 11:00',
      '2024-10-29 12:00',
      '2024-10-27 15:30',
    ];
    expect(others(programme.map((start) => stad(start)))).toEqual(['29.10, 12.00', '30.10, 11.00']);
  });

  test('not another experience, not what is sold out or cancelled', () => {
    const programme = [
      anItem('2024-10-29 12:00', { title: 'Vrije micro' }),
      stad('2024-10-29 12:00', ['uitverkocht']),
      stad('2024-10-30 12:00', ['geannuleerd']),
    ];
    expect(others(programme)).toEqual([]);
  });

  test('not one that is saved already, nor one that overlaps with the rest of the list', () => {
    const programme = [stad('2024-10-29 12:00'), stad('2024-10-30 12:00'), stad('2024-10-31 12:00')];
    const list = [saved, stad('2024-10-29 12:00'), anItem('2024-10-30 12:30', { title: 'Vrije micro' })];
    expect(others(programme, list)).toEqual(['31.10, 12.00']);
  });
});

describe('a surprise', () => {
  test('is something one can still go to, whatever comes up', () => {
    const programme = [
      stad('2024-10-26 09:00'),
      stad('2024-10-27 15:30', ['uitverkocht']),
      anItem('2024-10-28 11:00'),
    ];
    for (const chance of [0, 0.5, 0.999]) {
      expect(surpriseOf(programme, now, () => chance)?.title).toBe('Vrije micro');
    }
  });

  test('gives an experience of many dates no better chance', () => {
    const programme = [
      ...['2024-10-27 15:30', '2024-10-28 15:30', '2024-10-29 15:30'].map((start) => stad(start)),
      anItem('2024-10-28 11:00'),
    ];
    expect(surpriseOf(programme, now, () => 0.6)?.title).toBe('Vrije micro');
  });

  test('is nothing when all is over', () => {
    expect(surpriseOf([stad('2024-10-26 09:00')], at('2024-11-04 10:00'))).toBeNull();
  });
});

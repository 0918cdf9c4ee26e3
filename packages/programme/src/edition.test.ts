import type { Day } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editionOn, editionsOf } from './edition.ts';
import { isSameEdition } from './festival.ts';
import { aDay } from './testing/stories.ts';

const editions = (...days: Day[]) => editionsOf(days.map((date) => aDay({ date })));
const TWO = editions('2025-10-25', '2024-10-26', '2024-11-03', '2025-11-02');
const [first, second] = TWO;

describe('editions', () => {
  test('are runs of days without a gap of more than a month', () => {
    expect(TWO).toEqual([
      { first: '2024-10-26', last: '2024-11-03' },
      { first: '2025-10-25', last: '2025-11-02' },
    ]);
    expect(editions()).toEqual([]);
  });

  test.each([
    ['2024-01-01', first],
    ['2024-11-03', first],
    // The one to come counts as soon as a day of it is published.
    ['2024-11-04', second],
    ['2025-10-25', second],
    ['2026-06-01', second],
  ])('on %s', (day, expected) => {
    expect(editionOn(TWO, day)).toEqual(expected);
  });

  test('hold each day once, and none of two is within a month of the other', () => {
    const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(day.map((date) => date.toISOString().slice(0, 10))), (days) => {
        const found = editions(...days);
        for (const one of days)
          expect(found.filter(({ first, last }) => first <= one && one <= last)).toHaveLength(1);
        for (const [at, { last }] of found.entries()) {
          const next = found[at + 1];
          if (next) expect(isSameEdition(last, next.first)).toBe(false);
        }
      }),
    );
  });
});

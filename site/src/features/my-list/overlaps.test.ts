import { at } from '@inktvis/programme/testing/stories';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListItem } from './list-item.ts';
import { ALL_DAY_MS, clusters, fitting, overlap, overlapKeys } from './overlaps.ts';
import { anItem } from './testing/items.ts';

const DAY = '2024-10-27';
const before = at('2024-10-12 10:05');
const hours = (from: string, until: string) =>
  anItem(`${DAY} ${from}`, { end: `${DAY} ${until}`, title: `${from} tot ${until}` });

test('two items overlap across the hour that comes twice, and none with itself', () => {
  const night = anItem('2024-10-26 23:00', { end: `${DAY} 03:30`, title: 'nacht' });
  expect(overlap(night, hours('03:00', '04:00'), before)).toBe(true);
  expect(overlap(night, night, before)).toBe(false);
});

describe('an overlap is a warning until one of the two is over', () => {
  const early = hours('15:00', '16:00');
  const late = hours('15:30', '16:45');
  test.each([
    ['2024-10-12 10:05', true],
    [`${DAY} 15:40`, true],
    [`${DAY} 16:00`, false],
    ['2024-11-10 10:00', false],
  ])('at %s', (now, expected) => {
    expect(overlap(early, late, at(now))).toBe(expected);
    expect(clusters([early, late], at(now))).toHaveLength(expected ? 1 : 2);
    expect(fitting([late], [early], at(now))).toEqual(expected ? [] : [late]);
  });
});

const MINUTE = 60_000;
const start = at(`${DAY} 10:00`).getTime();

const anyItem: fc.Arbitrary<ListItem> = fc
  .record({
    id: fc.integer({ min: 0, max: 1e6 }).map((number) => number.toString(36)),
    from: fc.integer({ min: 0, max: 180 }),
    minutes: fc.option(fc.integer({ min: -10, max: ALL_DAY_MS / MINUTE + 1 }), { nil: null }),
    dropIn: fc.boolean(),
    flags: fc.subarray(['geannuleerd', 'nieuw', 'uitverkocht'] as const),
  })
  .map(({ id, from, minutes, dropIn, flags }) => ({
    ...anItem(`${DAY} 10:00`),
    id,
    content: {
      previousStart: null,
      startDate: new Date(start + from * MINUTE),
      endDate: minutes === null ? null : new Date(start + (from + minutes) * MINUTE),
      dropIn,
      flags,
    },
  }));

const anyList = fc
  .uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 24 })
  .map((list) => list.toSorted((a, b) => a.content.startDate.getTime() - b.content.startDate.getTime()));

/** The minutes at which somebody sits there: slow, and with nothing of the code under test. */
function minutesOf({ content: { startDate, endDate, dropIn, flags } }: ListItem): ReadonlySet<number> {
  const given = endDate ? (endDate.getTime() - startDate.getTime()) / MINUTE : 0;
  const length = given > 0 ? given : 60;
  if (dropIn || flags.includes('geannuleerd') || length >= 480) return new Set();
  const first = startDate.getTime() / MINUTE;
  return new Set(Array.from({ length }, (_, index) => first + index));
}

const shareMinute = (a: ListItem, b: ListItem): boolean =>
  a.id !== b.id && [...minutesOf(a)].some((minute) => minutesOf(b).has(minute));

describe('in any list', () => {
  test('two items overlap when both take place in one minute', () => {
    fc.assert(
      fc.property(anyItem, anyItem, (a, b) => {
        expect(overlap(a, b, before)).toBe(shareMinute(a, b));
      }),
    );
  });

  test('items share a cluster exactly when a chain of overlaps leads from one to the other', () => {
    fc.assert(
      fc.property(anyList, (list) => {
        const found = clusters(list, before);
        expect(new Set(found.flat())).toEqual(new Set(list));
        for (const items of found) {
          // Slow: everything that can be reached from the first.
          const reached = new Set(items.slice(0, 1));
          for (const one of reached)
            for (const other of list) if (shareMinute(one, other)) reached.add(other);
          expect(reached).toEqual(new Set(items));
          const pairs = items.flatMap((a, at) => items.slice(at + 1).filter((b) => shareMinute(a, b)));
          expect(overlapKeys(items, before)).toHaveLength(pairs.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('what fits overlaps with nothing, and what was left out would', () => {
    fc.assert(
      fc.property(anyList, anyList, (candidates, taken) => {
        const chosen = fitting(candidates, taken, before);
        const all = [...taken, ...chosen];
        for (const one of chosen) expect(all.some((other) => shareMinute(one, other))).toBe(false);
        const left = candidates.filter((one) => !chosen.includes(one));
        for (const one of left) expect(all.some((other) => shareMinute(one, other))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});

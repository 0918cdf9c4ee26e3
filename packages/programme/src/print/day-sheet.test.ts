import type { Day } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Occurrence, occurrenceKey, sortOccurrences } from '../occurrences.ts';
import { aLocation, anExperience, anOccurrence, at } from '../testing/stories.ts';
import { daySheet, SLOTS_PER_HOUR } from './day-sheet.ts';

const halls = ['Grote zaal', 'Stripkade'].map((title, nth) =>
  aLocation({ title, hall: `Hal ${nth + 1}` }, `locaties/${nth}`),
);
const DAY: Day = '2024-10-26';

const sheet = (occurrences: readonly Occurrence[]) => daySheet(sortOccurrences(occurrences), halls, DAY);

test('halls in the order of the editors, whole hours, and a place for what has none', () => {
  const model = sheet([
    anOccurrence({
      startDate: at('2024-10-26 14:35'),
      endDate: at('2024-10-26 15:05'),
      location: halls[1] ?? null,
      experience: anExperience({ shortTitle: 'Krinklend' }),
    }),
    anOccurrence({ startDate: at('2024-10-26 13:00'), location: null }),
    anOccurrence({
      startDate: at('2024-10-26 14:00'),
      endDate: at('2024-10-26 15:00'),
      location: halls[0] ?? null,
    }),
  ]);
  expect(model.halls.map(({ title, hall }) => [title, hall])).toEqual([
    ['Grote zaal', 'hal 1'],
    ['Stripkade', 'hal 2'],
    ['De zaal volgt', ''],
  ]);
  expect(model.rows.flatMap(({ hour }) => hour ?? [])).toEqual(['13.00', '14.00', '15.00']);
  const low = model.rows.flatMap(({ cells }) => cells.flatMap(({ item }) => (item?.isLow ? [item] : [])));
  expect(low).toEqual([]);
});

test('an item says the one thing that still holds on paper, and what it was', () => {
  const model = sheet([
    anOccurrence({
      startDate: at('2024-10-26 14:30'),
      endDate: at('2024-10-26 15:30'),
      experience: anExperience({ access: ['prikkelarm'] }),
      location: halls[0] ?? null,
      flags: ['ander-uur', 'ander-podium', 'nieuw'],
      previousStart: at('2024-10-26 13:30'),
      previousLocation: halls[1] ?? null,
    }),
    anOccurrence({ startDate: at('2024-10-26 16:00'), flags: ['geannuleerd', 'ander-uur'] }),
    anOccurrence({ startDate: at('2024-10-26 17:00'), flags: ['nieuw'] }),
  ]);
  const items = model.rows.flatMap(({ cells }) => cells.flatMap(({ item }) => item ?? []));
  expect(items.map(({ status, was }) => ({ status, was }))).toEqual([
    { status: 'time', was: ['13.30', 'Stripkade'] },
    { status: 'off', was: [] },
    { status: null, was: [] },
  ]);
  // A sign of everything in a hall is at its name.
  expect(model.access).toEqual(['prikkelarm']);
  expect(model.halls[0]?.access).toEqual(['prikkelarm']);
});

test('what goes on into the night does not make the other hours lower', () => {
  const night = sheet([
    anOccurrence({ startDate: at('2024-10-26 10:00'), endDate: at('2024-10-26 11:00') }),
    anOccurrence({ startDate: at('2024-10-26 20:30'), endDate: at('2024-10-27 00:30') }),
  ]);
  expect(night.rows).toHaveLength(12 * SLOTS_PER_HOUR);
  expect(night.rows.at(-1)?.slot).toBe(22 * SLOTS_PER_HOUR - 1);
});

test('nothing is an empty sheet', () => {
  expect(sheet([])).toMatchObject({ rows: [], halls: [] });
});

const anItem = fc
  .record({
    minute: fc.integer({ min: 0, max: 1439 }),
    length: fc.option(fc.integer({ min: 1, max: 900 })),
    location: fc.constantFrom(null, ...halls),
  })
  .map(({ minute, length, location }) => {
    const startDate = new Date(at('2024-10-26 00:00').getTime() + minute * 60_000);
    const endDate = length === null ? null : new Date(startDate.getTime() + length * 60_000);
    return anOccurrence({ startDate, endDate, location });
  });

test('every item stands on the sheet once, and each row is exactly as wide as the halls', () => {
  fc.assert(
    fc.property(fc.array(anItem, { maxLength: 30 }), (items) => {
      const { rows, halls: columns } = sheet(items);
      const width = columns.reduce((sum, hall) => sum + hall.columns, 0);
      expect(rows.length % SLOTS_PER_HOUR).toBe(0);
      const taken = rows.map(() => 0);
      const found: string[] = [];
      for (const [row, { cells }] of rows.entries()) {
        for (const { item, rowSpan, colSpan } of cells) {
          if (item) found.push(occurrenceKey(item.occurrence));
          for (let below = row; below < row + rowSpan; below++) taken[below] = (taken[below] ?? 0) + colSpan;
        }
      }
      expect(found.toSorted()).toEqual(items.map(occurrenceKey).toSorted());
      expect(taken.every((sum) => sum === width)).toBe(true);
    }),
  );
});

test.each([
  [14, false],
  [15, true],
  [60, true],
])('%s items at the same time are too wide for a page: %s', (count, isTooWide) => {
  const model = sheet(
    Array.from({ length: count }, (_, nth) =>
      anOccurrence(
        {
          startDate: at('2024-10-26 14:00'),
          endDate: at('2024-10-26 15:00'),
          location: halls[nth % 2] ?? null,
        },
        `programma-items/breed-${nth}`,
      ),
    ),
  );
  expect(model.isTooWide).toBe(isTooWide);
});

test('a title has the lines that fit above the next box, in small letters where the box is low', () => {
  const half = (start: string, end: string) =>
    anOccurrence({
      startDate: at(`2024-10-26 ${start}`),
      endDate: at(`2024-10-26 ${end}`),
      location: halls[0] ?? null,
    });
  const model = sheet([
    half('10:00', '10:30'),
    half('10:30', '11:00'),
    half('12:00', '13:00'),
    half('21:00', '21:30'),
  ]);
  const items = model.rows.flatMap(({ cells }) => cells.flatMap(({ item }) => item ?? []));
  expect(items.map(({ isLow, lines }) => [isLow, lines])).toEqual([
    [true, 2],
    [true, 6],
    [false, 32],
    [true, 4],
  ]);
});

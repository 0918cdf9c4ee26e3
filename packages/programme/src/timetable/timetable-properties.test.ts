import { type Day, dayBounds } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, type Occurrence, occurrenceKey, sortOccurrences } from '../occurrences.ts';
import { daySheet, SLOTS_PER_HOUR } from '../print/day-sheet.ts';
import { aLocation, anExperience, anOccurrence } from '../testing/stories.ts';
import type { Cell } from './grid.ts';
import { timetable } from './timetable.ts';

const experience = anExperience();
const locations = ['Grote zaal', 'Stripkade', 'Leescafé'].map((title, nth) =>
  aLocation({ title }, `locaties/${nth}`),
);

const build = (occurrences: readonly Occurrence[], day: Day) =>
  timetable(sortOccurrences(occurrences), locations, day, new Date(0));

/** The quarters an occurrence touches, found by trying them all. */
function slowQuarters(occurrence: Occurrence, day: Day): number[] {
  const { from: midnight, until } = dayBounds(day);
  const start = occurrence.content.startDate.getTime();
  const end = endOf(occurrence)?.getTime() ?? start + 3_600_000;
  const quarters = Array.from(
    { length: (until.getTime() - midnight.getTime()) / 900_000 },
    (_, quarter) => quarter,
  );
  return quarters.filter((quarter) => {
    const begins = midnight.getTime() + quarter * 900_000;
    return start < begins + 900_000 && end > begins;
  });
}

type Table<T> = {
  readonly halls: readonly { readonly title: string; readonly columns: number }[];
  readonly rows: readonly { readonly cells: readonly Cell<T>[] }[];
};

/**
 * Where a browser puts the cells (HTML, forming a table): every cell goes to the first slot that is still free. Gives
 * the places of the items, and fails when a cell covers another or a slot stays empty.
 */
function placesOf<T>({ halls, rows }: Table<T>) {
  const hallOf = halls.flatMap(({ title, columns }) => Array.from({ length: columns }, () => title));
  const taken = rows.map(() => hallOf.map(() => false));
  const places: { item: T; hall: string; row: number; rowSpan: number }[] = [];
  for (const [row, { cells }] of rows.entries()) {
    for (const { item, rowSpan, colSpan } of cells) {
      const first = taken[row]?.indexOf(false) ?? -1;
      for (let y = row; y < row + rowSpan; y++) {
        for (let x = first; x < first + colSpan; x++) {
          expect(taken[y]?.[x]).toBe(false);
          expect(hallOf[x]).toBe(hallOf[first]);
          taken[y]?.fill(true, x, x + 1);
        }
      }
      if (item) places.push({ item, hall: hallOf[first] ?? '', row, rowSpan });
    }
  }
  expect(taken.flat().every(Boolean)).toBe(true);
  return places;
}

const days = ['2024-10-26', '2024-10-27', '2024-03-31'] as const;

const anItem = (day: Day) =>
  fc
    .record({
      minute: fc.integer({ min: 0, max: 22 * 60 + 59 }),
      length: fc.option(fc.integer({ min: -30, max: 600 })),
      location: fc.constantFrom(null, ...locations),
    })
    .map(({ minute, length, location }) => {
      const startDate = new Date(dayBounds(day).from.getTime() + minute * 60_000);
      const endDate = length === null ? null : new Date(startDate.getTime() + length * 60_000);
      return anOccurrence({ startDate, endDate, experience, location });
    });

const aDayOfItems = fc
  .constantFrom(...days)
  .chain((day) => fc.record({ day: fc.constant(day), items: fc.array(anItem(day), { maxLength: 40 }) }));

const hallOf = ({ content }: Occurrence) => content.location?.content.title ?? 'De zaal volgt';

test('on a day sheet every item stands once, in its hall, and covers nothing', () => {
  fc.assert(
    fc.property(aDayOfItems, ({ day, items }) => {
      const sheet = daySheet(sortOccurrences(items), locations, day);
      expect(sheet.rows.length % SLOTS_PER_HOUR).toBe(0);
      const placed = placesOf(sheet).map(({ item: { occurrence }, hall }) => [
        occurrenceKey(occurrence),
        hall,
      ]);
      expect(placed.toSorted()).toEqual(items.map((one) => [occurrenceKey(one), hallOf(one)]).toSorted());
    }),
  );
});

test('every item stands once, in its hall, in exactly its quarters, and covers nothing', () => {
  fc.assert(
    fc.property(aDayOfItems, ({ day, items }) => {
      const model = build(items, day);
      const places = placesOf(model);
      const byKey = new Map(places.map((place) => [place.item.id, place]));
      expect(places).toHaveLength(items.length);
      for (const one of items) {
        const quarters = slowQuarters(one, day);
        const { hall, row = 0, rowSpan } = byKey.get(occurrenceKey(one)) ?? {};
        expect([hall, model.rows[row]?.quarter, rowSpan]).toEqual([
          hallOf(one),
          quarters[0],
          quarters.length,
        ]);
      }
    }),
  );
});

test('a hall has as many columns as it has items at the same time, and no more', () => {
  fc.assert(
    fc.property(aDayOfItems, ({ day, items }) => {
      for (const { title, columns } of build(items, day).halls) {
        const here = items.filter((one) => hallOf(one) === title);
        const busy = here.flatMap((one) => slowQuarters(one, day));
        const most = Math.max(...busy.map((quarter) => busy.filter((other) => other === quarter).length));
        expect(columns).toBe(most);
      }
    }),
  );
});

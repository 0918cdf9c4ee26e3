import { type Day, dayBounds } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOf, type Occurrence, occurrenceKey, sortOccurrences } from '../occurrences.ts';
import { aLocation, anExperience, anOccurrence } from '../testing/stories.ts';
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

/**
 * Where a browser puts the cells (HTML, forming a table): every cell goes to the first slot that is still free. Gives
 * the places of the items, and fails when a cell covers another or a slot stays empty.
 */
function placesOf({ halls, rows }: ReturnType<typeof timetable>) {
  const hallOf = halls.flatMap(({ title, columns }) => Array.from({ length: columns }, () => title));
  const taken = rows.map(() => hallOf.map(() => false));
  const places: { id: string; hall: string; from: number; until: number }[] = [];
  for (const [row, { cells, quarter }] of rows.entries()) {
    for (const { item, rowSpan, colSpan } of cells) {
      const first = taken[row]?.indexOf(false) ?? -1;
      for (let y = row; y < row + rowSpan; y++) {
        for (let x = first; x < first + colSpan; x++) {
          expect(taken[y]?.[x]).toBe(false);
          expect(hallOf[x]).toBe(hallOf[first]);
          taken[y]?.fill(true, x, x + 1);
        }
      }
      if (item)
        places.push({ id: item.id, hall: hallOf[first] ?? '', from: quarter, until: quarter + rowSpan });
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

test('every item stands once, in its hall, in exactly its quarters, and covers nothing', () => {
  fc.assert(
    fc.property(aDayOfItems, ({ day, items }) => {
      const places = placesOf(build(items, day));
      const byKey = new Map(places.map((place) => [place.id, place]));
      expect(places).toHaveLength(items.length);
      for (const one of items) {
        const quarters = slowQuarters(one, day);
        expect(byKey.get(occurrenceKey(one))).toMatchObject({
          hall: one.content.location?.content.title ?? 'De zaal volgt',
          from: quarters[0],
          until: (quarters.at(-1) ?? 0) + 1,
        });
      }
    }),
  );
});

test('a hall has as many columns as it has items at the same time, and no more', () => {
  fc.assert(
    fc.property(aDayOfItems, ({ day, items }) => {
      for (const { title, columns } of build(items, day).halls) {
        const here = items.filter(
          ({ content }) => (content.location?.content.title ?? 'De zaal volgt') === title,
        );
        const busy = here.flatMap((one) => slowQuarters(one, day));
        const most = Math.max(...busy.map((quarter) => busy.filter((other) => other === quarter).length));
        expect(columns).toBe(most);
      }
    }),
  );
});

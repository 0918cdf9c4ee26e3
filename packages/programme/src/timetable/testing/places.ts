import { expect } from 'vitest';
import type { TimetableModel } from '../timetable.ts';
import type { TimetableItem } from '../timetable-item.ts';

/** The position of an item in a table: its hall, and its quarters since midnight. */
type Place = { item: TimetableItem; hall: string; from: number; until: number };

/**
 * Where a browser puts the cells (HTML, forming a table): every cell goes to the first slot that is still free. Gives
 * the places of the items, and fails when a cell covers another or a slot stays empty.
 */
export function placesOf({ halls, rows }: Pick<TimetableModel, 'halls' | 'rows'>): Place[] {
  const hallOf = halls.flatMap(({ title, columns }) => Array.from({ length: columns }, () => title));
  const taken = rows.map(() => hallOf.map(() => false));
  const places: Place[] = [];
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
      if (item) places.push({ item, hall: hallOf[first] ?? '', from: quarter, until: quarter + rowSpan });
    }
  }
  expect(taken.flat().every(Boolean)).toBe(true);
  return places;
}

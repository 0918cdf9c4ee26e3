import type { Day } from '@inktvis/foundation/brussels';
import { expect, test } from 'vitest';
import { type Occurrence, sortOccurrences } from '../occurrences.ts';
import { aLocation, anExperience, anOccurrence, at } from '../testing/stories.ts';
import { daySheet, SLOTS_PER_HOUR } from './day-sheet.ts';

const halls = ['Grote zaal', 'Stripkade'].map((title, nth) =>
  aLocation({ title, hall: `Hal ${nth + 1}` }, `locaties/${nth}`),
);
const DAY: Day = '2024-10-26';

const item = (start: string, end: string | null, content: Partial<Occurrence['content']> = {}) =>
  anOccurrence({
    startDate: at(`${DAY} ${start}`),
    endDate: end === null ? null : at(`${DAY} ${end}`),
    location: halls[0] ?? null,
    ...content,
  });

const itemsOf = ({ rows }: ReturnType<typeof sheet>) =>
  rows.flatMap(({ cells }) => cells.flatMap(({ item: one }) => one ?? []));

const sheet = (occurrences: readonly Occurrence[]) => daySheet(sortOccurrences(occurrences), halls, DAY);

test('halls in the order of the editors, whole hours, and a place for what has none', () => {
  const model = sheet([
    item('14:35', '15:05', { location: halls[1] ?? null }),
    item('13:00', null, { location: null }),
    item('14:00', '15:00'),
  ]);
  expect(model.halls.map(({ title, hall }) => [title, hall])).toEqual([
    ['Grote zaal', 'hal 1'],
    ['Stripkade', 'hal 2'],
    ['De zaal volgt', ''],
  ]);
  expect(model.rows.flatMap(({ hour }) => hour ?? [])).toEqual(['13.00', '14.00', '15.00']);
  expect(itemsOf(model).filter(({ isLow }) => isLow)).toEqual([]);
});

test('an item says the one thing that still holds on paper, and what it was', () => {
  const model = sheet([
    item('14:30', '15:30', {
      experience: anExperience({ access: ['prikkelarm'] }),
      flags: ['ander-uur', 'ander-podium', 'nieuw'],
      previousStart: at('2024-10-26 13:30'),
      previousLocation: halls[1] ?? null,
    }),
    item('16:00', null, { location: null, flags: ['geannuleerd', 'ander-uur'] }),
    item('17:00', null, { location: null, flags: ['nieuw'] }),
  ]);
  expect(itemsOf(model).map(({ status, was }) => ({ status, was }))).toEqual([
    { status: 'time', was: ['13.30', 'Stripkade'] },
    { status: 'off', was: [] },
    { status: null, was: [] },
  ]);
  // A sign of everything in a hall is at its name.
  expect(model.access).toEqual(['prikkelarm']);
  expect(model.halls[0]?.access).toEqual(['prikkelarm']);
});

test('what goes on into the night does not make the other hours lower', () => {
  const night = sheet([item('10:00', '11:00'), item('20:30', null, { endDate: at('2024-10-27 00:30') })]);
  expect(night.rows).toHaveLength(12 * SLOTS_PER_HOUR);
  expect(night.rows.at(-1)?.slot).toBe(22 * SLOTS_PER_HOUR - 1);
});

test('nothing is an empty sheet', () => {
  expect(sheet([])).toMatchObject({ rows: [], halls: [] });
});

test.each([
  [14, false],
  [15, true],
  [60, true],
])('%s items at the same time are too wide for a page: %s', (count, isTooWide) => {
  const model = sheet(
    Array.from({ length: count }, (_, nth) => item('14:00', '15:00', { location: halls[nth % 2] ?? null })),
  );
  expect(model.isTooWide).toBe(isTooWide);
});

test('a title has the lines that fit above the next box, in small letters where the box is low', () => {
  const model = sheet([
    item('10:00', '10:30'),
    item('10:30', '11:00'),
    item('12:00', '13:00'),
    item('21:00', '21:30'),
  ]);
  expect(itemsOf(model).map(({ isLow, lines }) => [isLow, lines])).toEqual([
    [true, 2],
    [true, 6],
    [false, 32],
    [true, 4],
  ]);
});

import type { Day } from '@inktvis/foundation/brussels';
import { expect, test } from 'vitest';
import type { ProgrammeAddress } from '../filters/address.ts';
import { NOTHING_SELECTED } from '../filters/facets.ts';
import { type Occurrence, titleOf } from '../occurrences.ts';
import { aDay, anExperience, anOccurrence, at } from '../testing/stories.ts';
import { type PrintOptions, printModel } from './print.ts';

const days = [
  aDay({}, 'programma/zaterdag-26-oktober'),
  aDay({ date: '2024-10-27', opens: '', closes: '' }, 'programma/zondag-27-oktober'),
];

const address: ProgrammeAddress = {
  path: '/programma',
  selection: NOTHING_SELECTED,
  layout: 'print',
  whole: false,
  page: 1,
  allDays: true,
};

const printed = (
  occurrences: readonly Occurrence[],
  options: Partial<PrintOptions> = {},
  own: Day | null = null,
) =>
  printModel(occurrences, own, {
    address,
    days,
    chosen: '',
    now: at('2024-10-25 18:00'),
    canonicalBase: 'https://inktvis.example',
    venue: 'Kortrijk Xpo',
    ...options,
  });

const starting = (...starts: readonly string[]) =>
  starts.map((start) => anOccurrence({ startDate: at(start), experience: anExperience({ title: start }) }));

const titles = (model: ReturnType<typeof printModel>) =>
  model.days.map(({ day, items }) => [day, items.map(titleOf)]);

test('each day has a sheet of its own, with its items by start', () => {
  const model = printed(starting('2024-10-26 10:00', '2024-10-26 23:30', '2024-10-27 00:15'));
  expect(titles(model)).toEqual([
    ['2024-10-26', ['2024-10-26 10:00', '2024-10-26 23:30']],
    ['2024-10-27', ['2024-10-27 00:15']],
  ]);
});

test('a sheet says where, when the doors are open, how much there is and what it leaves out', () => {
  const model = printed(starting('2024-10-26 10:00', '2024-10-26 11:00', '2024-10-27 10:00'), {
    chosen: 'Kids, Workshop',
  });
  expect(model.days.map(({ number, weekday, line }) => [number, weekday, line])).toEqual([
    [
      '26.10',
      'zaterdag',
      'Kortrijk Xpo, deuren open van 10.00 tot 18.00 uur. 2 belevingen. Gefilterd op Kids, Workshop.',
    ],
    ['27.10', 'zondag', 'Kortrijk Xpo. 1 beleving. Gefilterd op Kids, Workshop.'],
  ]);
  expect(printed(starting('2024-10-26 10:00'), { venue: '' }).days[0]?.line).toBe(
    'Deuren open van 10.00 tot 18.00 uur. 1 beleving.',
  );
});

test('the foot leads to the newest list of that day, with the same filters', () => {
  const selection = { ...NOTHING_SELECTED, theme: ['kids'] };
  const model = printed(starting('2024-10-27 10:00', '2024-11-09 10:00'), {
    address: { ...address, selection },
  });
  expect(model.days.map(({ newest }) => newest)).toEqual([
    'inktvis.example/programma/zondag-27-oktober?thema=kids',
    'inktvis.example/programma?thema=kids',
  ]);
  expect(model.days[0]?.state).toBe('Stand van vrijdag 25 oktober, 18.00 uur.');
});

test('a page holds 100 items; the day that goes on counts all of them', () => {
  const many = [
    ...Array.from({ length: 130 }, () => anOccurrence({ startDate: at('2024-10-26 10:00') })),
    ...starting('2024-10-27 10:00'),
  ];
  const first = printed(many);
  expect(first.paging).toEqual({ page: 1, count: 2 });
  expect(first.days.map(({ items }) => items.length)).toEqual([100]);
  const second = printed(many, { address: { ...address, page: 2 } });
  expect(second.days.map(({ items }) => items.length)).toEqual([30, 1]);
  for (const model of [first, second]) expect(model.days[0]?.line).toContain('130 belevingen');
  expect(printed(many, { address: { ...address, page: 9 } }).paging.page).toBe(1);
});

test('what takes several days stands once among all days, and on any day that is asked for', () => {
  const festival = anOccurrence({
    startDate: at('2024-10-26 10:00'),
    endDate: at('2024-10-28 18:00'),
    experience: anExperience({ title: 'Lang' }),
  });
  expect(titles(printed([festival]))).toEqual([['2024-10-26', ['Lang']]]);
  expect(titles(printed([festival], {}, '2024-10-27'))).toEqual([['2024-10-27', ['Lang']]]);
});

test('nothing found is no sheet and one page', () => {
  expect(printed([])).toMatchObject({ days: [], paging: { page: 1, count: 0 } });
});

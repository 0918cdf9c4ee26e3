import type { Day } from '@inktvis/foundation/brussels';
import { describe, expect, test } from 'vitest';
import { type Occurrence, occurrenceKey, sortOccurrences } from '../occurrences.ts';
import { aLocation, anExperience, anOccurrence, aTheme, at } from '../testing/stories.ts';
import { timetable } from './timetable.ts';

const saturday = '2024-10-26';
const zaal = aLocation({ title: 'Grote zaal' }, 'locaties/grote-zaal');
const kade = aLocation({ title: 'Stripkade' }, 'locaties/stripkade');
const cafe = aLocation({ title: 'Leescafé' }, 'locaties/leescafe');
const locations = [zaal, kade, cafe];
const experience = anExperience({ title: 'Bezette Stad, hardop' });

const from = (start: string, end: string | null, content: Partial<Occurrence['content']> = {}) =>
  anOccurrence({
    startDate: at(start),
    endDate: end === null ? null : at(end),
    experience,
    location: zaal,
    ...content,
  });

const build = (occurrences: readonly Occurrence[], day: Day = saturday) =>
  timetable(sortOccurrences(occurrences), locations, day, at('2024-10-01 12:00'));

/** The items of a timetable: what has no hour of its own, then row by row. */
const itemsOf = ({ continuous, rows }: ReturnType<typeof build>) =>
  [...continuous.flat(), ...rows.flatMap(({ cells }) => cells)].flatMap(({ item }) => item ?? []);

describe('the rows', () => {
  const hours = ({ rows }: ReturnType<typeof build>) =>
    rows.flatMap(({ isHour, label }) => (isHour ? label : [])).join(' ');

  test.each([
    ['2024-10-26', 96],
    ['2024-10-27', 100],
    ['2024-03-31', 92],
  ])('a full %s has %i', (day, count) => {
    const { rows } = build([from(`${day} 00:00`, `${day} 00:10`), from(`${day} 23:30`, `${day} 23:45`)], day);
    expect(rows).toHaveLength(count);
    expect(rows.filter(({ isHour }) => isHour)).toHaveLength(count / 4);
  });

  test.each([
    ['the hour that comes twice stands twice', '2024-10-27', '01.00 02.00 02.00 03.00'],
    ['the hour that is skipped is not there', '2024-03-31', '01.00 03.00'],
  ])('%s', (_what, day, expected) => {
    expect(hours(build([from(`${day} 01:30`, `${day} 03:30`)], day))).toBe(expected);
  });

  test('run over whole hours around what there is', () => {
    const { rows } = build([from(`${saturday} 10:20`, `${saturday} 11:05`)]);
    expect(rows.map(({ label }) => label).join(' ')).toBe('10.00 10.15 10.30 10.45 11.00 11.15 11.30 11.45');
  });

  test('without items there are none', () => {
    expect(build([])).toMatchObject({ halls: [], rows: [], continuous: [] });
  });
});

describe('an item', () => {
  test('without a known end none is shown', () => {
    expect(itemsOf(build([from(`${saturday} 10:00`, null)]))).toMatchObject([{ start: { until: null } }]);
  });

  test('alone in its hour an item takes the whole hall, beside another a part of it', () => {
    const model = build([
      from(`${saturday} 10:00`, `${saturday} 11:00`),
      from(`${saturday} 10:30`, `${saturday} 11:30`),
      from(`${saturday} 12:00`, `${saturday} 13:00`),
    ]);
    expect(model.halls).toMatchObject([{ title: 'Grote zaal', columns: 2 }]);
    const widths = model.rows.flatMap(({ cells }) =>
      cells.flatMap(({ item, colSpan }) => (item ? colSpan : [])),
    );
    expect(widths).toEqual([1, 1, 2]);
  });
});

describe('what has no hour of its own', () => {
  const dropIn = from(`${saturday} 10:00`, `${saturday} 18:00`, { dropIn: true });
  const threeDays = from('2024-10-25 10:00', '2024-10-27 18:00', { location: cafe });
  const talk = from(`${saturday} 14:00`, `${saturday} 15:00`);
  const model = build([dropIn, threeDays, talk]);

  test('stands above the hours, in its hall', () => {
    const [row, ...others] = model.continuous;
    expect(others).toEqual([]);
    expect(row?.map(({ item }) => item?.id ?? null)).toEqual([dropIn, threeDays].map(occurrenceKey));
    expect(model.rows).toHaveLength(4);
  });

  test('says its days when it takes several', () => {
    const hours = itemsOf(model).map(({ start }) => `${start.time} ${start.until}`);
    expect(hours).toEqual(['10.00 tot 18.00', '25.10 tot 27.10', '14.00 tot 15.00']);
  });

  test('an experience one can walk in to makes its items so', () => {
    const walkIn = anExperience({ dropIn: true });
    const { continuous, rows } = build([
      from(`${saturday} 10:00`, `${saturday} 17:00`, { experience: walkIn }),
    ]);
    expect([continuous.length, rows.length]).toEqual([1, 0]);
  });

  test('one can walk in to for less than three hours, and it keeps its hour', () => {
    const { continuous, rows } = build([from(`${saturday} 10:30`, `${saturday} 12:00`, { dropIn: true })]);
    expect([continuous.length, rows.length]).toEqual([0, 8]);
  });
});

describe('the halls', () => {
  test('come in the order of the editors, only those in use, and what has none last', () => {
    const elsewhere = aLocation({ title: 'Budatoren' }, 'locaties/budatoren');
    const items = [null, elsewhere, cafe, zaal].map((location) =>
      from(`${saturday} 10:00`, `${saturday} 11:00`, { location }),
    );
    const titles = build(items).halls.map(({ title }) => title);
    expect(titles.join()).toBe('Grote zaal,Leescafé,Budatoren,De zaal volgt');
  });

  test('an item without a place of its own stands in that of its experience', () => {
    const item = from(`${saturday} 10:00`, null, {
      location: null,
      experience: anExperience({ location: kade }),
    });
    expect(build([item]).halls.map(({ title }) => title)).toEqual(['Stripkade']);
  });
});

test('an item whose experience is gone keeps its name, without link or ribbon', () => {
  const [item] = itemsOf(build([from(`${saturday} 10:00`, null, { experience: null })]));
  expect(item).toMatchObject({ title: 'programma-items/p001', href: null, ribbon: null });
});

test('a short title stands where the title would not fit', () => {
  const short = anExperience({ title: 'Bezette Stad, hardop gelezen', shortTitle: 'Bezette Stad' });
  const items = [
    from(`${saturday} 10:00`, null, { experience: short }),
    from(`${saturday} 11:00`, null, { experience: anExperience({ title: 'Vertaalduel' }) }),
  ];
  expect(itemsOf(build(items)).map(({ title }) => title)).toEqual(['Bezette Stad', 'Vertaalduel']);
});

test.each([
  ['kids', 'red'],
  ['strips', 'ochre'],
  ['thriller', 'white'],
  ['fantasy', 'orange'],
  [null, 'white'],
] as const)('the background shows the family of the genre %s', (icon, tint) => {
  const theme = icon ? [aTheme({ icon })] : [];
  expect(itemsOf(build([from(`${saturday} 10:00`, null, { theme })]))).toMatchObject([{ tint }]);
});

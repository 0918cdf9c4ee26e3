import { type Occurrence, sortOccurrences } from '@inktvis/programme/occurrences';
import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Timetable } from './Timetable.island.tsx';

const zaal = aLocation({ title: 'Grote zaal' }, 'locaties/grote-zaal');
const kade = aLocation({ title: 'Stripkade' }, 'locaties/stripkade');
const held = anExperience({ title: 'Teken je eigen held' }, 'activiteiten/held');
const stad = anExperience({ title: 'Bezette Stad' }, 'activiteiten/stad');

const DAY = '2024-10-27';
const on = (start: string, end: string | null, content: Partial<Occurrence['content']>, name = start) =>
  anOccurrence(
    { startDate: at(`${DAY} ${start}`), endDate: end === null ? null : at(`${DAY} ${end}`), ...content },
    `programma-items/${name}`,
  );
const modelOf = (occurrences: readonly Occurrence[], halls: readonly ReturnType<typeof aLocation>[] = []) =>
  timetable(sortOccurrences(occurrences), halls, DAY, at(`${DAY} 09:00`));

/** The timetable of the day at `10:00`. */
const drawn = (model: ReturnType<typeof timetable>, time: string) => {
  const now = at(`${DAY} ${time}`).getTime();
  return renderToStaticMarkup(
    <Timetable results={{ kind: 'timetable', timetable: model, isToday: true, now }} clockShiftMs={0} />,
  );
};

const theme = [aTheme({ title: 'Strips', icon: 'strips' })];
const workshop = { experience: held, location: kade, type: aType({ title: 'Workshop' }), theme };
const moved = { previousStart: at(`${DAY} 12:00`), previousLocation: kade } as const;
const html = drawn(
  modelOf(
    [
      on('14:30', '16:00', { ...workshop, flags: ['uitverkocht'] }),
      on('13:15', null, { experience: stad, location: zaal, flags: ['ander-uur', 'ander-podium'], ...moved }),
      on('13:00', '13:10', { location: zaal }, 'verrassing'),
    ],
    [zaal, kade],
  ),
  '10:00',
);
const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
const list = html.slice(html.indexOf('</table>'));
const text = (markup: string) =>
  markup
    .replace(/<button.*?<\/button>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const all = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([found]) => text(found));

describe('what a screen reader gets of the table', () => {
  test('a name, the halls over their columns and the quarters before their rows', () => {
    expect(all(table, 'caption')).toEqual(['Uurrooster van zondag 27 oktober, alle zalen naast elkaar']);
    expect([...table.matchAll(/<th scope="col">(.*?)<\/th>/g)].map(([th]) => text(th))).toEqual([
      'Uur',
      'Grote zaal',
      'Stripkade',
    ]);
    const rows = [...table.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([th]) => text(th));
    expect(rows).toHaveLength(12);
    expect(rows.slice(0, 5)).toEqual(['13.00', '13.15', '13.30', '13.45', '14.00']);
  });

  test('links by start, each with its time and title', () => {
    expect(all(table, 'a')).toEqual(['13.15 was 12.00 Bezette Stad', '14.30 tot 16.00 Teken je eigen held']);
  });

  test('what there is to say about an item, in words', () => {
    expect(all(table, 'p')).toEqual([
      'was Stripkade Grote zaal, Ander uur, Ander podium',
      'Workshop, Uitverkocht · Thema: Strips',
    ]);
  });

  test('an item without experience as plain text', () => {
    expect(table).toContain('verrassing');
    expect(all(table, 'a').join()).not.toContain('verrassing');
  });
});

test('the list has the same cards by start, each with its hall', () => {
  expect(all(list, 'time')).toEqual(['13.00', '13.15', '14.30']);
  expect(all(list, 'a')).toEqual(all(table, 'a'));
  expect(all(list, 'h3').slice(1)).toEqual(['Bezette Stad', 'Teken je eigen held']);
  expect(all(list, 'p').at(-1)).toBe('Workshop, Stripkade, Uitverkocht · Thema: Strips');
});

test('every item that can be saved has its ribbon, once in the table and once in the list', () => {
  expect(table.split('data-ribbon=')).toHaveLength(3);
  expect(list.split('data-ribbon=')).toHaveLength(3);
});

test('only a table that may need to scroll is a stop for the keyboard', () => {
  expect(html).not.toContain('tabindex');
  const halls = Array.from({ length: 8 }, (_, at) =>
    aLocation({ title: `Zaal ${at}` }, `locaties/zaal-${at}`),
  );
  const wide = halls.map((location) => on('10:00', null, { location }));
  const markup = drawn(modelOf(wide, halls), '09:00');
  expect(markup).toMatch(/role="region" aria-label="Uurrooster van [^"]+" tabindex="0" data-columns="some"/);
});

test.each([
  ['before the first row', '09:00', 0],
  ['while something runs', '13:30', 1],
  ['between two items', '14:30', 1],
  ['after the last item, in its last row', '16:25', 1],
  ['after the last row', '18:00', 0],
])('%s table and list have the line of now, or neither has', (_what, time, count) => {
  const model = modelOf([on('13:00', '14:00', {}), on('15:15', '16:20', {})]);
  for (const id of ['_lijn-nu', '_lijst-nu'])
    expect(drawn(model, time).split(`id="${id}"`)).toHaveLength(count + 1);
});

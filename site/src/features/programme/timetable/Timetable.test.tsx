import { sortOccurrences } from '@inktvis/programme/occurrences';
import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { timetable } from '@inktvis/programme/timetable/timetable';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Timetable } from './Timetable.island.tsx';

const zaal = aLocation({ title: 'Grote zaal' }, 'locaties/grote-zaal');
const kade = aLocation({ title: 'Stripkade' }, 'locaties/stripkade');
const held = anExperience({ title: 'Teken je eigen held' }, 'activiteiten/held');
const stad = anExperience({ title: 'Bezette Stad' }, 'activiteiten/stad');

const occurrences = sortOccurrences([
  anOccurrence({
    startDate: at('2024-10-27 14:30'),
    endDate: at('2024-10-27 16:00'),
    experience: held,
    location: kade,
    type: aType({ title: 'Workshop' }),
    theme: [aTheme({ title: 'Strips', icon: 'strips' })],
    flags: ['uitverkocht'],
  }),
  anOccurrence({
    startDate: at('2024-10-27 13:15'),
    experience: stad,
    location: zaal,
    flags: ['ander-uur', 'ander-podium'],
    previousStart: at('2024-10-27 12:00'),
    previousLocation: kade,
  }),
  anOccurrence(
    { startDate: at('2024-10-27 13:00'), endDate: at('2024-10-27 13:10'), location: zaal },
    'programma-items/verrassing',
  ),
]);

/** The timetable of the day at `10:00`. */
const drawn = (model: ReturnType<typeof timetable>, time: string) =>
  renderToStaticMarkup(
    <Timetable
      results={{
        kind: 'timetable',
        timetable: model,
        isToday: true,
        now: at(`2024-10-27 ${time}`).getTime(),
      }}
      clockShiftMs={0}
    />,
  );
const html = drawn(timetable(occurrences, [zaal, kade], '2024-10-27', at('2024-10-27 09:00')), '10:00');
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
  const wide = halls.map((location) => anOccurrence({ startDate: at('2024-10-27 10:00'), location }));
  const markup = drawn(timetable(wide, halls, '2024-10-27', at('2024-10-27 09:00')), '09:00');
  expect(markup).toMatch(/role="region" aria-label="Uurrooster van [^"]+" tabindex="0" data-columns="some"/);
});

test.each([
  ['before the first row', '09:00', 0],
  ['while something runs', '13:30', 1],
  ['between two items', '14:30', 1],
  ['after the last item, in its last row', '16:25', 1],
  ['after the last row', '18:00', 0],
])('%s table and list have the line of now, or neither has', (_what, time, count) => {
  const item = (start: string, end: string) =>
    anOccurrence(
      { experience: held, startDate: at(`2024-10-27 ${start}`), endDate: at(`2024-10-27 ${end}`) },
      `programma-items/${start}`,
    );
  const model = timetable(
    [item('13:00', '14:00'), item('15:15', '16:20')],
    [],
    '2024-10-27',
    at('2024-10-27 09:00'),
  );
  for (const id of ['_lijn-nu', '_lijst-nu'])
    expect(drawn(model, time).split(`id="${id}"`)).toHaveLength(count + 1);
});

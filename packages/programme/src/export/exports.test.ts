import type { ContentClient } from '@inktvis/content/client';
import { err, ok } from '@inktvis/foundation/result';
import { describe, expect, test } from 'vitest';
import { occurrenceKey } from '../occurrences.ts';
import { toCalendar } from '../schedule/calendar.ts';
import { aDay, aFooter, anExperience, anOccurrence, aTheme, at } from '../testing/stories.ts';
import type { ExportSite } from './exports.ts';
import { exportDay, exportExperience, exportList, exportProgramme } from './exports.ts';

const kids = aTheme({ title: 'Kids', icon: 'kids' }, 'themas/kids');
const strips = aTheme({ title: 'Strips', icon: 'strips' }, 'themas/strips');
const drakenschool = anExperience(
  { title: 'Draken\u00adschool', theme: [kids] },
  'activiteiten/drakenschool',
);
const vertaalduel = anExperience({ title: 'Vertaalduel', theme: [strips] }, 'activiteiten/vertaalduel');
const programme = [
  anOccurrence({ experience: drakenschool, startDate: at('2024-10-27 11:30') }),
  anOccurrence({ experience: drakenschool, startDate: at('2024-10-26 11:30') }),
  anOccurrence({ experience: vertaalduel, startDate: at('2024-10-27 16:00') }),
];
const [sunday, saturday, duel] = programme.map(occurrenceKey);
const days = [aDay(), aDay({ date: '2024-10-27' }, 'programma/zondag-27-oktober')];

const content = {
  globals: async () => ok({ header: null, footer: null, social: null, hasSearch: true }),
  days: async () => ok(days),
  filterItems: async () => ok({ locations: [], types: [], themes: [kids, strips], days }),
  programme: async () => ok(programme),
} satisfies Partial<ContentClient>;
const away = err({ kind: 'unavailable', message: '' } as const);

const site = (address: string, more: Partial<ContentClient> = {}): ExportSite => ({
  content: { ...content, ...more } as ContentClient,
  version: null,
  now: at('2024-10-26 10:05'),
  brand: 'Inktvis',
  product: 'inktvis',
  canonicalBase: 'https://nieuw.inktvis.example',
  siteUrl: 'https://inktvis.example:8080',
  url: new URL(address, 'http://localhost'),
});

type Outcome = Awaited<ReturnType<typeof exportDay>>;
const seen = (outcome: Outcome) => {
  if (!outcome.ok || !outcome.value) throw new Error('nothing was found');
  const { schedule, storable, fileName } = outcome.value;
  const { title, url, feed, host, entries } = schedule;
  return { title, url, feed, host, storable, fileName, ids: entries.map(({ id }) => id) };
};

describe('the programme', () => {
  test('is whole, by start, and says so', async () => {
    expect(seen(await exportProgramme(site('/programma.ics')))).toEqual({
      title: 'Inktvis: volledig programma',
      url: 'https://nieuw.inktvis.example/programma?dag=alle',
      feed: 'https://nieuw.inktvis.example/programma.ics',
      // Uids belong to the site, wherever it is deployed.
      host: 'inktvis.example',
      storable: true,
      fileName: 'inktvis-programma',
      ids: [saturday, sunday, duel],
    });
  });

  test('with filters holds what the list with these filters shows', async () => {
    expect(seen(await exportProgramme(site('/programma.ics?thema=kids')))).toMatchObject({
      title: 'Inktvis: Kids',
      url: 'https://nieuw.inktvis.example/programma?thema=kids',
      ids: [saturday, sunday],
    });
  });
});

test('a day holds what starts on it, narrowed by the filters', async () => {
  const day = (query = '') =>
    exportDay('zondag-27-oktober', site(`/programma/zondag-27-oktober.ics${query}`)).then(seen);
  expect(await day()).toMatchObject({
    title: 'Inktvis: zondag 27 oktober',
    url: 'https://nieuw.inktvis.example/programma/zondag-27-oktober',
    fileName: 'inktvis-zondag-27-oktober',
    ids: [sunday, duel],
  });
  expect(await day('?thema=strips')).toMatchObject({
    title: 'Inktvis: Strips, zondag 27 oktober',
    ids: [duel],
  });
});

test('an experience has all its dates, or one', async () => {
  const dates = (query = '') =>
    exportExperience('drakenschool', site(`/activiteiten/drakenschool.ics${query}`)).then(seen);
  expect(await dates()).toMatchObject({ title: 'Inktvis: Drakenschool', ids: [saturday, sunday] });
  expect((await dates(`?moment=${sunday}`)).ids).toEqual([sunday]);
});

test('the hour from which a date can be booked is one event of its own, not at the venue', async () => {
  const experience = anExperience(
    {
      title: 'Draken\u00adschool',
      entry: 'reserveren',
      bookingUrl: 'https://tickets.example/1',
      bookingFrom: at('2024-10-14 10:00'),
    },
    'activiteiten/drakenschool',
  );
  const moment = (content: Parameters<typeof anOccurrence>[0]) => anOccurrence({ experience, ...content });
  const [booked, other, ...closed] = [
    moment({ startDate: at('2024-10-26 11:30') }),
    moment({ startDate: at('2024-10-27 11:30'), bookingFrom: at('2024-10-20 09:00'), bookingUrl: '' }),
    moment({ entry: 'deur' }),
    moment({ flags: ['geannuleerd'] }),
    moment({ flags: ['uitverkocht'] }),
    moment({ startDate: at('2024-10-12 11:30') }),
    anOccurrence({ experience: anExperience({ entry: 'reserveren' }, 'activiteiten/drakenschool') }),
  ];
  if (!booked || !other) throw new Error('no moments');
  const footer = aFooter({ address: 'Kortrijk Xpo' });
  const all = {
    programme: async () => ok([booked, other, ...closed]),
    globals: async () => ok({ header: null, footer, social: null, hasSearch: true }),
  };
  const ask = (one: Parameters<typeof occurrenceKey>[0], query = '&reserveren=1') => {
    const path = `/activiteiten/drakenschool.ics?moment=${occurrenceKey(one)}${query}`;
    return exportExperience('drakenschool', site(path, all));
  };
  const textOf = (outcome: Outcome) => {
    if (!outcome.ok || !outcome.value) throw new Error('nothing was found');
    // Long lines are folded (RFC 5545, 3.1).
    return toCalendar(outcome.value.schedule).replaceAll('\r\n ', '');
  };
  const text = textOf(await ask(booked));
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('SUMMARY:Reserveren: Drakenschool\r\n');
  expect(text).toContain('DTSTART;TZID=Europe/Brussels:20241014T100000\r\n');
  expect(text).toMatch(/DESCRIPTION:26\.10\\, 11\.30 uur.*https:\/\/tickets\.example\/1.*\/drakenschool\r\n/);
  expect(text).not.toMatch(/\n(DTEND|LOCATION)/);
  const uidOf = (calendar: string) => /UID:.+/.exec(calendar)?.[0];
  expect(uidOf(text)).not.toBe(uidOf(textOf(await ask(booked, ''))));
  expect(textOf(await ask(booked, ''))).toContain('LOCATION:Kortrijk Xpo');
  expect(textOf(await ask(other))).toContain('DTSTART;TZID=Europe/Brussels:20241020T090000');
  for (const one of closed) expect(await ask(one)).toEqual(ok(null));
});

test('a list holds what it names and still exists, by start, and is not stored', async () => {
  const outcome = await exportList(site(`/mijn-leeslint.ics?b=${duel}.zzzz.${saturday}`));
  expect(seen(outcome)).toMatchObject({
    title: 'Inktvis: mijn leeslint',
    url: `https://nieuw.inktvis.example/mijn-leeslint?b=${duel}.zzzz.${saturday}`,
    storable: false,
    ids: [saturday, duel],
  });
});

test('what does not exist is nothing', async () => {
  const nothing = ok(null);
  expect(await exportDay('maandag', site('/programma/maandag.ics'))).toEqual(nothing);
  expect(await exportExperience('niets', site('/activiteiten/niets.ics'))).toEqual(nothing);
  expect(
    await exportExperience('drakenschool', site(`/activiteiten/drakenschool.ics?moment=${duel}`)),
  ).toEqual(nothing);
  expect(await exportList(site('/mijn-leeslint.ics'))).toEqual(nothing);
});

test.each([
  ['the programme', { programme: async () => away }],
  ['the days', { filterItems: async () => away }],
  ['the address of the festival', { globals: async () => away }],
])('without %s there is no calendar, and not an empty one', async (_what, more) => {
  expect(await exportProgramme(site('/programma.ics', more))).toEqual(away);
  expect(await exportDay('zondag-27-oktober', site('/programma/x.ics', more))).toEqual(away);
  // What is asked for by name needs no filters.
  if ('filterItems' in more) return;
  expect(await exportExperience('drakenschool', site('/activiteiten/x.ics', more))).toEqual(away);
  expect(await exportList(site('/mijn-leeslint.ics?b=1', more))).toEqual(away);
});

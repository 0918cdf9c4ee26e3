import { emptyBlock } from '@inktvis/content/testing';
import { describe, expect, test } from 'vitest';
import {
  aFooter,
  aLocation,
  anExperience,
  anOccurrence,
  aPerson,
  aTheme,
  aType,
  at,
} from '../testing/stories.ts';
import { scheduleEntry, venueOf } from './schedule-entry.ts';

const BASE = 'https://inktvis.example';
const entry = (content: Parameters<typeof anOccurrence>[0]) => scheduleEntry(anOccurrence(content), BASE);

test('what an item does not say itself is that of its experience', () => {
  const experience = anExperience({
    intro: 'Een gedicht dat kraakt.',
    type: aType(),
    location: aLocation(),
    theme: [aTheme()],
    access: ['rolstoel'],
    dropIn: true,
  });
  expect(entry({ experience })).toMatchObject({
    experience: experience.uuid,
    url: `${BASE}/activiteiten/waterding`,
    title: 'O krinklende winklende waterding',
    intro: 'Een gedicht dat kraakt.',
    type: { slug: 'voorleessessie', title: 'Voorleessessie' },
    location: { slug: 'leiepodium', title: 'Leiepodium', hall: 'Hal 3' },
    themes: [{ slug: 'literatuur-romans', title: 'Literatuur & romans', icon: 'literatureRomans' }],
    access: ['rolstoel'],
    dropIn: true,
  });
  const other = aLocation({ title: 'Beurshal', hall: '' }, 'locaties/beurshal');
  expect(entry({ experience, location: other }).location).toMatchObject({ slug: 'beurshal', hall: '' });
});

test('an item whose experience is gone goes by its own name and leads to the programme', () => {
  const occurrence = { ...anOccurrence(), name: 'Deuren open, za 26 oktober' };
  expect(scheduleEntry(occurrence, BASE)).toMatchObject({
    experience: null,
    title: 'Deuren open, za 26 oktober',
    intro: '',
    url: `${BASE}/programma`,
  });
});

test('soft hyphens stay at home', () => {
  expect(entry({ experience: anExperience({ title: 'Het boeken\u00adfestival' }) }).title).toBe(
    'Het boekenfestival',
  );
});

test('people are exported, in words too', () => {
  const people = [
    aPerson('Leonie', 'Letterzetter', { role: 'verteller' }),
    aPerson('Bas', 'Bladwijzer', { role: 'schrijver', signs: true }),
    aPerson('', 'Meester Onleesbaar'),
  ];
  const { people: listed, remarks } = entry({ experience: anExperience({ people }) });
  expect(listed[1]).toEqual({
    slug: 'bas-bladwijzer',
    name: 'Bas Bladwijzer',
    givenName: 'Bas',
    surname: 'Bladwijzer',
    role: 'schrijver',
    signs: true,
  });
  expect(remarks).toEqual([
    'Met Leonie Letterzetter (verteller), Meester Onleesbaar',
    'Signeert: Bas Bladwijzer (schrijver)',
  ]);
});

describe('what to know', () => {
  const remarks = (content: Parameters<typeof anOccurrence>[0]) => entry(content).remarks;

  test('of what is cancelled, only that and why', () => {
    expect(remarks({ flags: ['geannuleerd', 'uitverkocht'], note: 'De gids is ziek.' })).toEqual([
      'Geannuleerd',
      'De gids is ziek.',
    ]);
  });

  test('another hour, on the same day and on another', () => {
    const moved = { flags: ['ander-uur' as const], startDate: at('2024-10-28 15:45') };
    expect(remarks({ ...moved, previousStart: at('2024-10-28 14:45') })).toEqual([
      'Ander uur: Was 14.45, is nu 15.45',
    ]);
    expect(remarks({ ...moved, previousStart: at('2024-10-27 14:45') })).toEqual([
      'Ander uur: Was 27.10, 14.45, is nu 28.10, 15.45',
    ]);
  });

  test('another podium', () => {
    const previousLocation = aLocation({ title: 'Leescafé' });
    const moved = { flags: ['ander-podium' as const], previousLocation, location: aLocation() };
    expect(remarks(moved)).toEqual(['Ander podium: Was Leescafé, is nu Leiepodium']);
    expect(entry(moved).previousLocation?.title).toBe('Leescafé');
    expect(entry({ ...moved, flags: [] }).previousLocation).toBeNull();
  });

  test('that it goes on all day, and access in words', () => {
    const experience = anExperience({ access: ['rolstoel', 'gebarentaal'] });
    expect(remarks({ experience, dropIn: true, flags: ['nieuw'] })).toEqual([
      'Doorlopend',
      'Rolstoel, Vlaamse Gebarentaal',
    ]);
  });
});

describe('how one gets in', () => {
  const SHOP = 'https://tickets.example/1';
  const booked = { entry: 'reserveren', bookingUrl: SHOP, bookingFrom: at('2024-10-14 10:00') } as const;
  const prices = [{ ...emptyBlock('price'), name: '', amount: 8 }];
  const remarks = (
    general: Parameters<typeof anExperience>[0],
    own: Parameters<typeof anOccurrence>[0] = {},
  ): readonly string[] => entry({ experience: anExperience(general), ...own }).remarks;

  test('in words, with the address, for as long as a calendar keeps them', () => {
    expect(remarks({ ...booked, prices })).toEqual([
      `Reserveren, €\u00a08: ${SHOP}`,
      expect.stringMatching(/^Reserveren kan vanaf\s14\.10, 10\.00 uur$/),
    ]);
    expect(remarks({ ...booked, bookingFrom: null })).toEqual([`Reserveren: ${SHOP}`]);
    expect(remarks({ entry: 'reserveren' })).toEqual(['Reserveren']);
    expect(remarks({ ...booked, prices }, { entry: 'deur' })).toEqual(['Aan de deur, €\u00a08']);
    const sold = { flags: ['uitverkocht' as const] };
    expect(remarks({ ...booked, waitingList: `${SHOP}/wacht` }, sold)).toEqual([
      'Uitverkocht',
      `Wachtlijst: ${SHOP}/wacht`,
    ]);
    for (const flag of ['uitverkocht', 'geannuleerd'] as const)
      expect(remarks(booked, { flags: [flag] }).join()).not.toContain(SHOP);
    expect(remarks({})).toEqual([]);
  });

  test('for programs: of the moment, field by field', () => {
    const experience = anExperience({ ...booked, prices, withoutTicket: true });
    expect(entry({ experience, entry: 'extra', placesLeft: 4 })).toMatchObject({
      entry: {
        kind: 'extra',
        prices: [{ name: '', amount: 8 }],
        bookingUrl: SHOP,
        bookingFrom: at('2024-10-14 10:00'),
        waitingList: '',
        withoutTicket: true,
      },
      placesLeft: 4,
    });
    expect(entry({})).toMatchObject({ entry: { kind: 'inbegrepen', prices: [] }, placesLeft: null });
  });
});

test('it changed when the last of what it tells was published', () => {
  const published = (text: string) => ({ publishedAt: new Date(text) });
  const experience = { ...anExperience(), ...published('2024-10-01T10:00:00Z') };
  const location = { ...aLocation(), ...published('2024-10-20T10:00:00Z') };
  const occurrence = { ...anOccurrence({ experience, location }), ...published('2024-09-01T10:00:00Z') };
  expect(scheduleEntry(occurrence, BASE).updated).toEqual(new Date('2024-10-20T10:00:00Z'));
  // What is withdrawn takes its date along; the version of the space is later.
  const withdrawn = { ...anOccurrence({ experience }), ...published('2024-09-01T10:00:00Z') };
  const version = Date.parse('2024-10-20T10:01:00Z') / 1000;
  expect(scheduleEntry(withdrawn, BASE, version).updated).toEqual(new Date('2024-10-20T10:01:00Z'));
  expect(entry({}).updated).toBeNull();
});

test.each([
  [
    'up to the empty line',
    'Kortrijk Xpo\n Markt 1\n8500 Kortrijk\n\nelke dag',
    'Kortrijk Xpo, Markt 1, 8500 Kortrijk',
  ],
  [
    'with the line ends of Windows',
    'Kortrijk Xpo\r\n8500 Kortrijk\r\n \r\nelke dag',
    'Kortrijk Xpo, 8500 Kortrijk',
  ],
  ['after empty lines', '\n\nKortrijk Xpo', 'Kortrijk Xpo'],
  ['nothing', '', ''],
  ['without a foot', null, ''],
])('the address %s', (_what, address, venue) => {
  const footer = address === null ? null : aFooter({ address });
  expect(venueOf({ header: null, footer, social: null, hasSearch: true })).toBe(venue);
});

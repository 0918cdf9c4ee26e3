import { describe, expect, it } from 'vitest';
import { readEvent, type TouringEvent } from './read-event.ts';
import { uuidOf, wireEvent } from './testing/wire-event.ts';

const options = { detailPath: 'inktvis-op-toer', imageOrigins: ['https://images.uitdatabank.be'] };
const read = (over: Record<string, unknown> = {}): TouringEvent => {
  const found = readEvent(wireEvent(1, over), options);
  if (!found.ok) throw new Error(found.error);
  return found.value.event;
};

describe('an event of the source in our words', () => {
  it('has every field of the requirements, and what its page shows beyond them', () => {
    const picture = 'https://images.uitdatabank.be/9d1f0c7a.jpeg';
    expect(read()).toMatchObject({
      title: 'Voorlezen 1',
      startDate: new Date('2024-11-13T13:00:00Z'),
      endDate: new Date('2024-11-13T13:30:00Z'),
      image: { alt: 'Voorlezen 1', filename: picture, credit: 'An Voorbeeld' },
      intro: 'Een halfuur verhalen voor kleuters.\n\nInschrijven aan de toog.',
      slug: uuidOf(1),
      location: 'Boekhandel De Leeslamp',
      href: `/inktvis-op-toer/${uuidOf(1)}`,
      paragraphs: [
        [{ text: 'Een halfuur verhalen voor kleuters.', href: null }],
        [{ text: 'Inschrijven aan de toog.', href: null }],
      ],
      lang: undefined,
      calendarType: 'single',
      happening: 'scheduled',
      soldOut: false,
      address: { street: 'Voorbeeldstraat 7', postalCode: '8500', town: 'Kortrijk', country: 'BE' },
      online: false,
      organizer: 'Boekenfestival Kortrijk',
      tags: ['voorleessessie'],
      ages: { from: 3, to: 6 },
      prices: [{ name: 'Basistarief', amount: 0 }],
      bookingFrom: null,
      bookingUntil: null,
      booking: [{ kind: 'web', address: 'https://example.be/reserveer', label: 'Reserveer plaatsen' }],
      contacts: [],
      onlineUrl: '',
    });
  });

  it('has no place when it is only on the internet', () => {
    expect(read({ attendanceMode: 'online' })).toMatchObject({ online: true, location: '', address: null });
    expect(read({ attendanceMode: 'mixed' })).toMatchObject({ online: true, address: { country: 'BE' } });
  });

  it('is empty where the source has nothing', () => {
    const found = readEvent({ '@id': `https://io.uitdatabank.be/events/${uuidOf(2)}` }, options);
    expect(found.ok && found.value.event).toMatchObject({
      title: '',
      startDate: null,
      endDate: null,
      image: null,
      intro: '',
      location: '',
      address: null,
      organizer: '',
      dates: [],
      tags: [],
      prices: [],
      booking: [],
      contacts: [],
    });
  });

  it.each([
    ['description', 'intro'],
    ['location', 'location'],
  ] as const)('an empty PHP map or a missing language in %s is an empty text', (key, field) => {
    expect(read({ [key]: [] })[field]).toBe('');
    expect(read({ [key]: key === 'location' ? { name: { fr: 'x' } } : { fr: 'x' } })[field]).toBe('');
  });

  it('a title in another language comes with that language; without a name there is none', () => {
    expect(
      read({ mainLanguage: 'fr', name: { en: 'Reading', fr: 'Lecture' }, description: { fr: 'Ici.' } }),
    ).toMatchObject({
      title: 'Lecture',
      lang: 'fr',
      image: { alt: 'Lecture' },
      intro: 'Ici.',
      location: 'Boekhandel De Leeslamp',
    });
    expect(read({ name: [] }).title).toBe('');
    expect(read({ name: { 'x" onload="': 'raar' } })).toMatchObject({ title: '', lang: undefined });
  });

  it('old records have bare texts and addresses without language', () => {
    const address = {
      addressCountry: 'BE',
      addressLocality: 'Kortrijk',
      postalCode: '8500',
      streetAddress: 'Markt 1',
    };
    expect(read({ name: 'Oud', location: { name: 'Zaal', address }, subEvent: undefined })).toMatchObject({
      title: 'Oud',
      location: 'Zaal',
      address: { town: 'Kortrijk' },
      dates: [{ start: new Date('2024-11-13T13:00:00Z') }],
    });
  });

  it('has the entities of names, credits and reasons decoded', () => {
    const event = read({
      name: { nl: 'R&amp;B in caf&eacute; &Eacute;&eacute;n' },
      organizer: { name: { nl: 'Boek &amp; Co' } },
      mediaObject: [
        { contentUrl: 'https://images.uitdatabank.be/9d1f0c7a.jpeg', copyrightHolder: 'A &amp; B' },
      ],
    });
    expect(event).toMatchObject({
      title: 'R&B in café Één',
      organizer: 'Boek & Co',
      image: { credit: 'A & B' },
    });
  });

  it('is booked by telephone or e-mail too, and asked about elsewhere', () => {
    const event = read({
      bookingInfo: { phone: '056 00 00 00', email: 'boek@example.be' },
      contactPoint: {
        phone: ['056 00 00 00', 7],
        email: ['hallo@example.be'],
        url: ['https://example.be', 'javascript:alert(1)'],
      },
      onlineUrl: 'https://meet.example.be/1',
    });
    expect(event).toMatchObject({
      booking: [
        { kind: 'phone', address: '056 00 00 00' },
        { kind: 'mail', address: 'boek@example.be' },
      ],
      contacts: [
        { kind: 'web', address: 'https://example.be/' },
        { kind: 'mail', address: 'hallo@example.be' },
      ],
      onlineUrl: 'https://meet.example.be/1',
    });
  });

  it('has all its prices, the dearest first; one that cannot be read costs no other', () => {
    const priceInfo = [
      { category: 'tariff', price: '3.50', name: { fr: 'Enfants', nl: 'Tot 12 jaar' } },
      { category: 'base', price: 8, name: 'Basistarief' },
      ...[null, '', [], -1, 'gratis', true].map((price) => ({ category: 'tariff', price })),
      { category: 'uitpas', price: 1, name: { nl: 'UiTPAS' } },
      7,
    ];
    const prices = [
      { name: 'Basistarief', amount: 8 },
      { name: 'Tot 12 jaar', amount: 3.5 },
    ];
    expect(read({ priceInfo }).prices).toEqual(prices);
  });

  it('says from when until when it can be booked; a time that cannot be read says nothing', () => {
    const bookingInfo = {
      availabilityStarts: '2024-10-14T10:00:00+02:00',
      availabilityEnds: '2024-11-13T12:00:00+01:00',
    };
    expect(read({ bookingInfo })).toMatchObject({
      bookingFrom: new Date('2024-10-14T08:00:00Z'),
      bookingUntil: new Date('2024-11-13T11:00:00Z'),
    });
    expect(read({ bookingInfo: { availabilityStarts: 'straks', availabilityEnds: 7 } })).toMatchObject({
      bookingFrom: null,
      bookingUntil: null,
    });
  });

  it.each([
    ['status', { type: 'Onbekend' }],
    ['location', 'ergens'],
    ['image', 7],
    ['image', 'https://evil.example/a.png'],
    ['mediaObject', 'geen'],
    ['priceInfo', [{ category: 'base', price: 'gratis' }]],
    ['priceInfo', 8],
    ['bookingInfo', { url: 'javascript:alert(1)' }],
    ['contactPoint', { phone: 'x', email: { a: 1 }, url: ['javascript:alert(1)'] }],
    ['onlineUrl', 'javascript:alert(1)'],
    ['labels', 'voorleessessie'],
    ['openingHours', [{ opens: '26:00' }]],
    ['typicalAgeRange', 'alle'],
    ['description', 12],
    ['organizer', null],
  ])('a strange %s counts as absent', (key, value) => {
    expect(read({ [key]: value }).title).toBe('Voorlezen 1');
    expect(JSON.stringify(read({ [key]: value }))).not.toMatch(/javascript:|evil/);
  });

  it.each([
    ['nothing', null],
    ['a text', 'event'],
    ['no id', wireEvent(1, { '@id': undefined })],
    ['an id that is none', wireEvent(1, { '@id': 'https://io.uitdatabank.be/events/1' })],
    ['a place', wireEvent(1, { '@id': `https://io.uitdatabank.be/places/${uuidOf(1)}` })],
    ['a title that is none', wireEvent(1, { name: 12 })],
    ['a date that does not exist', wireEvent(1, { startDate: '2024-13-45T00:00:00+01:00' })],
    ['a date without offset', wireEvent(1, { startDate: '2024-11-13T14:00:00' })],
    ['dates that are none', wireEvent(1, { subEvent: 'morgen' })],
    ['a calendar that nobody knows', wireEvent(1, { calendarType: 'soms' })],
  ])('%s is no event', (_name, raw) => {
    expect(readEvent(raw, options).ok).toBe(false);
  });
});

describe('the dates of an event', () => {
  const at = (day: string, over = {}) => ({
    startDate: `2024-11-${day}T20:00:00+01:00`,
    endDate: `2024-11-${day}T21:00:00+01:00`,
    ...over,
  });

  it('come in order, each with its own state', () => {
    const event = read({
      calendarType: 'multiple',
      subEvent: [
        at('16', { bookingAvailability: { type: 'Unavailable' } }),
        at('09', { status: { type: 'Unavailable', reason: { nl: 'Storm.' } } }),
        at('23'),
      ],
    });
    expect(event.dates.map(({ happening, reason, soldOut }) => ({ happening, reason, soldOut }))).toEqual([
      { happening: 'cancelled', reason: 'Storm.', soldOut: false },
      { happening: 'scheduled', reason: '', soldOut: true },
      { happening: 'scheduled', reason: '', soldOut: false },
    ]);
  });

  it('what is said of the whole holds for each', () => {
    const status = { type: 'TemporarilyUnavailable', reason: { nl: 'Later.' } };
    const event = read({
      calendarType: 'multiple',
      status,
      subEvent: [at('09', { status: { type: 'Available' } })],
    });
    expect(event).toMatchObject({ happening: 'postponed', reason: 'Later.' });
    expect(event.dates[0]).toMatchObject({ happening: 'postponed', reason: 'Later.' });
  });

  it('a periodic or permanent event has opening hours instead', () => {
    const openingHours = [{ opens: '14:00', closes: '17:30', dayOfWeek: ['tuesday'] }];
    expect(read({ calendarType: 'periodic', openingHours }).openingHours).toEqual([
      { days: ['tuesday'], opens: '14:00', closes: '17:30' },
    ]);
    const permanent = read({ calendarType: 'permanent', openingHours });
    expect(permanent).toMatchObject({ startDate: null, endDate: null, dates: [] });
  });

  it('an end before the start is no end', () => {
    const [date] = read({ subEvent: [at('09', { endDate: '2024-11-01T00:00:00+01:00' })] }).dates;
    expect(date?.end).toEqual(date?.start);
  });
});

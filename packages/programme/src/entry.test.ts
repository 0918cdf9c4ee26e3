import type { Block, Content } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entry, entryAt, entryLine, entryOf, entryTerms, euroWords, priceWords } from './entry.ts';
import { anExperience, anOccurrence, at } from './testing/stories.ts';

const price = (amount: number, name = ''): Block<'price'> => ({ ...emptyBlock('price'), name, amount });
const SHOP = 'https://tickets.example/event/1';
const QUEUE = 'https://tickets.example/wait/1';

type General = Partial<Content<'experience'>>;
type Own = Partial<Content<'program'>>;
const hours = { startDate: at('2024-10-26 14:30'), endDate: at('2024-10-26 15:30') };

const stateAt = (general: General, own: Own, now: Date) =>
  entryOf(anExperience(general), anOccurrence({ ...hours, ...own }), now).state;

const booked: General = { entry: 'reserveren', bookingUrl: SHOP, bookingFrom: at('2024-10-14 10:00') };
const YEAR = [
  ['long before', '2024-01-15 12:00'],
  ['the minute before booking opens', '2024-10-14 09:59'],
  ['when booking opens', '2024-10-14 10:00'],
  ['the minute before it begins', '2024-10-26 14:29'],
  ['when it begins', '2024-10-26 14:30'],
  ['the minute before it ends', '2024-10-26 15:29'],
  ['when it ends', '2024-10-26 15:30'],
  ['a year later', '2025-01-15 12:00'],
] as const;

type State = Entry['state'];
const untilOver = (state: State): State[] => [...Array<State>(6).fill(state), 'closed', 'closed'];
const onceOpen = (state: State): State[] => ['later', 'later', ...untilOver(state).slice(2)];

describe('how one gets in, over a year of clocks', () => {
  test.each<[string, General, Own, State[]]>([
    ['included, as everything that says nothing', {}, {}, untilOver('included')],
    ['booked', booked, {}, onceOpen('book')],
    ['booked on top of the festival ticket', { ...booked, entry: 'extra' }, {}, onceOpen('book')],
    ['booked, open at once', { ...booked, bookingFrom: null }, {}, untilOver('book')],
    ['last places', booked, { flags: ['laatste-plaatsen'] }, onceOpen('book')],
    ['booked, without an address', { ...booked, bookingUrl: '' }, {}, onceOpen('ask')],
    ['paid at the door', { entry: 'deur' }, {}, untilOver('door')],
    ['at the door, whatever its experience says of booking', booked, { entry: 'deur' }, untilOver('door')],
    ['sold out', booked, { flags: ['uitverkocht'] }, untilOver('sold')],
    ['sold out, of what is included', {}, { flags: ['uitverkocht'] }, untilOver('sold')],
    [
      'sold out, with a waiting list',
      { ...booked, waitingList: QUEUE },
      { flags: ['uitverkocht'] },
      untilOver('waiting'),
    ],
    ['a waiting list before it is sold out', { ...booked, waitingList: QUEUE }, {}, onceOpen('book')],
    ['places again', booked, { flags: ['weer-plaats'] }, onceOpen('book')],
    [
      'cancelled',
      { ...booked, waitingList: QUEUE },
      { flags: ['geannuleerd', 'uitverkocht'] },
      Array<State>(8).fill('closed'),
    ],
  ])('%s', (_what, general, own, states) => {
    expect(YEAR.map(([when, now]) => [when, stateAt(general, own, at(now))])).toEqual(
      YEAR.map(([when], index) => [when, states[index]]),
    );
  });

  test('without a moment nothing is over, sold out or cancelled', () => {
    const states = YEAR.map(([, now]) => entryOf(anExperience(booked), null, at(now)).state);
    expect(states).toEqual(['later', 'later', ...Array<State>(6).fill('book')]);
  });

  test('of a moment whose experience is gone, what it says itself', () => {
    const occurrence = anOccurrence({ ...hours, entry: 'extra', bookingUrl: SHOP });
    expect(entryOf(null, occurrence, at('2024-10-01 12:00'))).toMatchObject({
      kind: 'extra',
      state: 'book',
      withoutTicket: false,
    });
  });
});

/** As one would explain it to an editor: each field on its own, first the moment, then the experience. */
function slowTerms(general: Content<'experience'>, own: Content<'program'>) {
  const terms = entryTerms(null, null);
  for (const { entry, bookingUrl, bookingFrom, waitingList, prices } of [general, own]) {
    if (entry !== null) terms.kind = entry;
    if (bookingUrl !== '') terms.bookingUrl = bookingUrl;
    if (bookingFrom !== null) terms.bookingFrom = bookingFrom;
    if (waitingList !== '') terms.waitingList = waitingList;
    if (prices.length > 0) terms.prices = prices.map(({ name, amount }) => ({ name, amount }));
  }
  terms.withoutTicket = general.withoutTicket;
  return terms;
}

/** From the end of the story to its beginning. */
function slowState(terms: ReturnType<typeof slowTerms>, { flags }: Content<'program'>, now: Date): State {
  const [isOff, isSold] = [flags.includes('geannuleerd'), flags.includes('uitverkocht')];
  const needsPlace = terms.kind === 'reserveren' || terms.kind === 'extra';
  let state: State = terms.kind === 'deur' ? 'door' : 'included';
  if (needsPlace) state = terms.bookingUrl === '' ? 'ask' : 'book';
  if (needsPlace && terms.bookingFrom !== null && now.getTime() < terms.bookingFrom.getTime())
    state = 'later';
  if (isSold) state = terms.waitingList === '' ? 'sold' : 'waiting';
  if (isOff || now.getTime() >= hours.endDate.getTime()) state = 'closed';
  return state;
}

const instant = fc.integer({ min: -3, max: 3 }).map((days) => new Date(+hours.startDate + days * 86_400_000));
const fields = fc.record({
  entry: fc.constantFrom(null, 'inbegrepen', 'reserveren', 'extra', 'deur'),
  bookingUrl: fc.constantFrom('', SHOP, `${SHOP}/zaal`),
  bookingFrom: fc.option(instant),
  waitingList: fc.constantFrom('', QUEUE, `${QUEUE}/zaal`),
  prices: fc.array(
    fc.constantFrom(0, 3.5, 6, 12).map((amount) => price(amount, `tarief ${amount}`)),
    {
      maxLength: 3,
    },
  ),
});
const flags = fc.subarray([
  'nieuw',
  'laatste-plaatsen',
  'uitverkocht',
  'geannuleerd',
  'weer-plaats',
] as const);

test('a moment overrules its experience field by field, whatever both say', () => {
  fc.assert(
    fc.property(fields, fields, fc.boolean(), flags, instant, (general, own, withoutTicket, its, now) => {
      const experience = anExperience({ ...general, withoutTicket });
      const occurrence = anOccurrence({ ...hours, ...own, flags: its });
      const expected = slowTerms(experience.content, occurrence.content);
      const { prices, ...rest } = entryTerms(experience, occurrence);
      const { prices: all, ...others } = expected;
      expect(rest).toEqual(others);
      expect([...prices].sort((a, b) => a.amount - b.amount)).toEqual(
        all.sort((a, b) => a.amount - b.amount),
      );
      expect(prices.every(({ amount }, index) => amount <= (prices[index - 1]?.amount ?? amount))).toBe(true);
      const { state } = entryAt(entryTerms(experience, occurrence), occurrence, now);
      expect(state).toBe(slowState(expected, occurrence.content, now));
    }),
    { numRuns: 500 },
  );
});

test.each([
  [0, 'gratis'],
  [12, '€\u00a012'],
  [7.5, '€\u00a07,50'],
  [12.05, '€\u00a012,05'],
])('an amount of %s is %s', (amount, words) => {
  expect(euroWords(amount)).toBe(words);
});

test.each([
  ['unknown is nothing', [], ''],
  ['nothing is free', [price(0)], 'gratis'],
  ['one', [price(7.5)], '€\u00a07,50'],
  ['the lowest of several', [price(12, 'volwassene'), price(6, 'tot 12 jaar')], 'vanaf €\u00a06'],
  ['the same for all', [price(6, 'volwassene'), price(6, 'student')], '€\u00a06'],
  ['not the one that asks a card', [price(12), price(6, 'student'), price(2, 'UiTPAS')], 'vanaf €\u00a06'],
  ['nor as the only other', [price(12), price(2, 'uitpas met kansentarief')], '€\u00a012'],
  ['for some free, not for all', [price(5), price(0, 'tot 12 jaar')], '€\u00a05'],
  ['only that of a card', [price(2, 'UiTPAS')], ''],
])('a price in words: %s', (_what, prices, words) => {
  expect(priceWords(prices)).toBe(words);
});

const before = at('2024-10-01 12:00');
test.each<[string, General, Own, ReturnType<typeof entryLine>]>([
  ['nothing of what is included', {}, {}, null],
  ['nothing of what is sold out', booked, { flags: ['uitverkocht'] }, null],
  ['nothing of what is cancelled', booked, { flags: ['geannuleerd'] }, null],
  [
    'that one books, and the price',
    { ...booked, bookingFrom: null, prices: [price(12), price(6, 'student')] },
    {},
    { sign: 'ticket', words: 'Reserveren, vanaf €\u00a06', short: 'Vanaf €\u00a06' },
  ],
  [
    'that one books, of what is free',
    { ...booked, bookingFrom: null, prices: [price(0)] },
    {},
    { sign: 'ticket', words: 'Reserveren, gratis', short: 'Reserveren' },
  ],
  [
    'that one books where no address is known',
    { entry: 'reserveren' },
    {},
    { sign: 'ticket', words: 'Reserveren', short: 'Reserveren' },
  ],
  ['from when', booked, {}, { sign: 'calendar', words: 'Reserveren kan vanaf 14.10', short: 'Vanaf 14.10' }],
  [
    'the waiting list',
    { ...booked, waitingList: QUEUE },
    { flags: ['uitverkocht'] },
    { sign: 'ticket', words: 'Wachtlijst', short: 'Wachtlijst' },
  ],
  [
    'the door',
    { entry: 'deur' },
    { prices: [price(5)] },
    { sign: 'door', words: 'Aan de deur, €\u00a05', short: 'Deur, €\u00a05' },
  ],
])('the line says %s', (_what, general, own, line) => {
  const shown = entryLine(entryOf(anExperience(general), anOccurrence({ ...hours, ...own }), before));
  // A space that does not break is a space here.
  const words = shown && { ...shown, words: shown.words.replace('vanaf\u00a014', 'vanaf 14') };
  expect(words).toEqual(line);
});

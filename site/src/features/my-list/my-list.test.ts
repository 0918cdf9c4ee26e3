import { numberWord } from '@inktvis/messages/number-word';
import { scheduleEntry } from '@inktvis/programme/export/schedule-entry';
import { occurrenceKey } from '@inktvis/programme/occurrences';
import { sharedIds, withSharedIds } from '@inktvis/programme/paths';
import { toDocument } from '@inktvis/programme/schedule/document';
import { aSchedule } from '@inktvis/programme/schedule/testing/entries';
import { aLocation, anExperience, anOccurrence, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { type ListItem, readProgramme } from './list-item.ts';
import { sharedList } from './page.ts';
import { otherDates, planOf, sharedPlan } from './plan.ts';
import { anItem, BASE } from './testing/items.ts';
import { lengthWords, nextStop, shortDate } from './words.ts';

describe('the ids in an address', () => {
  test('come once each, in order; what is no id is left out', () => {
    expect(sharedIds('4k.7m.4K..<b>.a2.7m')).toEqual(['4k', '7m', 'a2']);
    expect(sharedIds('')).toEqual([]);
  });

  test('are at most two hundred, both ways', () => {
    const ids = Array.from({ length: 250 }, (_, index) => index.toString(36));
    expect(sharedIds(ids.join('.'))).toHaveLength(200);
    expect(withSharedIds('/mijn-leeslint', ids)).toBe(`/mijn-leeslint?b=${ids.slice(0, 200).join('.')}`);
  });
});

const full = anOccurrence({
  startDate: at('2024-10-27 14:30'),
  endDate: at('2024-10-27 15:30'),
  experience: anExperience({ title: 'Wie vertelt de stad?', access: ['ringleiding'], theme: [aTheme()] }),
  location: aLocation({ title: 'Grote zaal' }),
  previousLocation: aLocation(),
  type: aType(),
  flags: ['ander-uur', 'ander-podium'],
  previousStart: at('2024-10-27 14:00'),
});

test('the browser reads from the programme of the site what the server reads from the content', () => {
  const schedule = toDocument(aSchedule([scheduleEntry(full, BASE)]));
  const response: unknown = JSON.parse(JSON.stringify(schedule));
  expect(readProgramme(response)).toEqual(sharedList(occurrenceKey(full), [full], BASE));
});

test.each([null, 'tekst', [], {}, { version: 2, items: [] }, { version: 1, items: 'veel' }])(
  'the response %j is no programme',
  (response) => {
    expect(readProgramme(response)).toBeNull();
  },
);

test('a shared list is by start, and leaves out what the programme does not have', () => {
  const bare = anOccurrence();
  const early = anOccurrence({
    experience: anExperience({ title: 'Vroeg' }),
    startDate: at('2024-10-26 10:00'),
  });
  const ids = [full, bare, early].map(occurrenceKey);
  const items = sharedList([...ids, 'zzzzzz'].join('.'), [full, bare, early], BASE);
  expect(items.map(({ title }) => title)).toEqual(['Vroeg', 'Wie vertelt de stad?']);
});

const savedOf = (...items: readonly Pick<ListItem, 'id' | 'experience'>[]) =>
  items.map(({ id, experience }) => ({ id, experience, day: '2024-10-27', seen: '' }));

test('ids that went out of the programme are named apart', () => {
  const item = anItem('2024-10-27 14:30', { id: '4k' });
  const saved = savedOf({ ...item, id: 'zz' }, item);
  expect(planOf(saved, [item])).toEqual({ items: [item], gone: ['zz'] });
});

describe('a shared list beside one’s own', () => {
  const micro = anItem('2024-10-27 15:15', { end: '2024-10-27 16:15', title: 'Vrije micro' });
  const elsewhere = anItem('2024-11-02 14:00', { title: 'Wie vertelt de stad?', id: 'stad 2' });
  const shared = [
    micro,
    anItem('2024-10-27 15:00', { end: '2024-10-27 16:00', title: 'De Leeuw' }),
    anItem('2024-10-27 18:00', { title: 'Wie vertelt de stad?', id: 'stad 1' }),
    anItem('2024-10-27 18:30', { title: 'Bezette Stad' }),
  ];
  const saved = savedOf(micro, elsewhere);
  const planAt = (now: string) => sharedPlan(shared, saved, [micro, elsewhere, ...shared.slice(1)], at(now));
  const plan = planAt('2024-10-26 10:05');

  test('tells what is new, and what of that fits', () => {
    expect(plan.alsoMine).toBe(1);
    expect(plan.fresh.map(({ id }) => id)).toEqual(['De Leeuw', 'stad 1', 'Bezette Stad']);
    expect(plan.fitting.map(({ id }) => id)).toEqual(['stad 1']);
  });

  test('offers nothing that is over, and warns of nothing that is', () => {
    const later = planAt('2024-10-27 17:00');
    expect(later.fresh.map(({ id }) => id)).toEqual(['stad 1', 'Bezette Stad']);
    expect(later.notes.get('stad 1')?.kind).toBe('elsewhere');
    expect(later.notes.get('Bezette Stad')).toBeNull();
  });

  test('tells of each row what it does to one’s own list', () => {
    expect(plan.notes.get('De Leeuw')).toEqual({ kind: 'overlap', mine: [micro] });
    expect(plan.notes.get('stad 1')).toEqual({ kind: 'elsewhere', mine: [elsewhere] });
    expect(plan.notes.get('Bezette Stad')).toBeNull();
  });
});

const now = at('2024-10-26 10:05');
const stad = (start: string, flags: ListItem['content']['flags'] = []) =>
  anItem(start, { title: 'Wie vertelt de stad?', id: `stad ${start}`, flags });

describe('other dates of the same', () => {
  const saved = stad('2024-10-27 15:30');
  const others = (programme: ReturnType<typeof stad>[], list = [saved]) =>
    otherDates(saved, list, programme, now).map(shortDate);

  test('the nearest two that are to come', () => {
    const programme = [
      '2024-10-26 10:00',
      '2024-10-27 15:30',
      '2024-10-29 12:00',
      '2024-10-30 11:00',
      '2024-11-02 14:00',
    ];
    expect(others(programme.map((start) => stad(start)))).toEqual(['29.10, 12.00', '30.10, 11.00']);
  });

  test('not another experience, not what is sold out or cancelled', () => {
    const programme = [
      anItem('2024-10-29 12:00', { title: 'Vrije micro' }),
      stad('2024-10-29 12:00', ['uitverkocht']),
      stad('2024-10-30 12:00', ['geannuleerd']),
    ];
    expect(others(programme)).toEqual([]);
  });

  test('not one that is saved already, nor one that overlaps with the rest of the list', () => {
    const programme = [stad('2024-10-29 12:00'), stad('2024-10-30 12:00'), stad('2024-10-31 12:00')];
    const list = [saved, stad('2024-10-29 12:00'), anItem('2024-10-30 12:30', { title: 'Vrije micro' })];
    expect(others(programme, list)).toEqual(['31.10, 12.00']);
  });
});

test.each([
  [1, '1 minuut'],
  [15, 'een kwartier'],
  [20, '20 minuten'],
  [30, 'een half uur'],
  [45, 'drie kwartier'],
  [60, 'een uur'],
  [90, 'anderhalf uur'],
  [120, '2 uur'],
  [130, '2 uur en 10 minuten'],
])('%i minutes are %s', (count, length) => {
  expect(lengthWords(count * 60_000)).toBe(length);
});

test('numbers are words up to twelve', () => {
  expect([0, 1, 12, 13].map(numberWord)).toEqual(['nul', 'één', 'twaalf', '13']);
});

describe('where to go next', () => {
  const first = anItem('2024-10-26 14:30', { end: '2024-10-26 15:30', place: 'Leiepodium' });

  test.each([
    ['another place', '2024-10-26 16:00', 'Grote zaal', 'Een half uur tijd, daarna Grote zaal'],
    ['the same place', '2024-10-26 15:45', 'Leiepodium', 'Een kwartier vrij'],
    ['at once', '2024-10-26 15:30', 'Grote zaal', 'Meteen daarna: Grote zaal'],
    ['hours later', '2024-10-26 18:00', 'Grote zaal', null],
    ['before it ends', '2024-10-26 15:00', 'Grote zaal', null],
    ['nobody knows where', '2024-10-26 16:00', '', null],
  ])('%s', (_case, start, place, words) => {
    expect(nextStop(first, anItem(start, { place, title: 'Bezette Stad' }), now)).toBe(words);
  });

  test('nothing is said about what has no end, is cancelled, or goes on all day', () => {
    const next = (how: object) => anItem('2024-10-26 16:00', { place: 'Grote zaal', ...how });
    expect(nextStop(anItem('2024-10-26 14:30'), next({}), now)).toBeNull();
    expect(nextStop(first, next({ flags: ['geannuleerd'] }), now)).toBeNull();
    expect(nextStop(first, next({ dropIn: true }), now)).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { at } from '../testing/stories.ts';
import { toCalendar } from './calendar.ts';
import type { ScheduleEntry } from './schedule.ts';
import { anEntry, aSchedule } from './testing/entries.ts';

/** What a calendar with one event says, by name: long lines are folded (RFC 5545, 3.1), parameters are left out. */
const said = (entry: Partial<ScheduleEntry> = {}): ReadonlyMap<string, string> =>
  new Map(
    [
      ...toCalendar(aSchedule([anEntry(entry)]))
        .replaceAll('\r\n ', '')
        .matchAll(/^([\w-]+)[^:]*:(.*)\r$/gm),
    ].map(([, name = '', value = '']) => [name, value]),
  );
const value = (entry: Partial<ScheduleEntry>, name: string) => said(entry).get(name);

test('equal content gives equal bytes', () => {
  const entry = anEntry();
  expect(toCalendar(aSchedule([entry]))).toBe(toCalendar(aSchedule([{ ...entry }])));
});

test('says in words what it is, and how often to look', () => {
  const name = 'Inktvis: volledig programma';
  expect(Object.fromEntries(said())).toMatchObject({
    NAME: name,
    'X-WR-CALNAME': name,
    'REFRESH-INTERVAL': 'PT1H',
    'X-PUBLISHED-TTL': 'PT1H',
  });
});

test('its uuid and the host make an event unique, whatever its address', () => {
  const uuid = 'abaf6e73-c9ec-526c-af04-5f760718afba';
  expect(value({ uuid, url: 'https://inktvis.example/ander' }, 'UID')).toBe(`${uuid}@inktvis.example`);
});

test('the sequence grows with each publication, also within a minute', () => {
  const published = ['12T07:15:00', '12T08:00:00', '26T08:00:00', '26T08:00:01'];
  const created = new Date('2024-08-12T07:15:00Z');
  const sequences = published.map((text) =>
    value({ created, updated: new Date(`2024-08-${text}Z`) }, 'SEQUENCE'),
  );
  expect(sequences).toEqual(['0', '2700', '1212300', '1212301']);
});

test('stamp and last change are those of the content; without dates it has the stamp that it must have', () => {
  const stamp = '20241026T080001Z';
  const changed = said({ created: null, updated: new Date('2024-10-26T08:00:01Z') });
  expect([changed.get('DTSTAMP'), changed.get('LAST-MODIFIED')]).toEqual([stamp, stamp]);
  expect(changed.get('SEQUENCE')).toMatch(/^\d{10}$/);
  const undated = said({ updated: null });
  expect(undated.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect([undated.get('SEQUENCE'), undated.has('LAST-MODIFIED')]).toEqual(['0', false]);
});

test.each([
  [null, undefined],
  [at('2024-11-01 00:30'), '20241101T003000'],
])('an end at %s is %s', (end, expected) => {
  expect(value({ start: at('2024-10-31 20:00'), end }, 'DTEND')).toBe(expected);
});

test('what is cancelled says so twice and does not block time', () => {
  expect(Object.fromEntries(said({ title: 'Vertaalduel', flags: ['geannuleerd'] }))).toMatchObject({
    STATUS: 'CANCELLED',
    SUMMARY: 'GEANNULEERD: Vertaalduel',
    TRANSP: 'TRANSPARENT',
  });
  expect(value({}, 'STATUS')).toBe('CONFIRMED');
});

test('podium, hall and address in one line; what is elsewhere is not at the venue', () => {
  const location = { slug: 'leiepodium', title: 'Leiepodium', hall: 'Hal 3' };
  const venue = 'Kortrijk Xpo\\, Doorniksesteenweg 216\\, 8500 Kortrijk';
  expect(value({ location }, 'LOCATION')).toBe(`Leiepodium\\, Hal 3\\, ${venue}`);
  expect(value({ location: { ...location, hall: '' } }, 'LOCATION')).toBe('Leiepodium');
  const elsewhere = { slug: 'x', title: 'Bibliotheek', hall: 'Conservatoriumplein 1' };
  expect(value({ location: elsewhere }, 'LOCATION')).toBe('Bibliotheek\\, Conservatoriumplein 1');
  expect(value({ location: null }, 'LOCATION')).toBe(venue);
});

test('what means something in a calendar is escaped', () => {
  expect(value({ title: 'a\\n; b, c\nd' }, 'SUMMARY')).toBe('a\\\\n\\; b\\, c\\nd');
});

test('themes are categories, a comma inside one stays inside', () => {
  const themes = ['Kids', 'Strips, beeld'].map((title) => ({ slug: 'x', title, icon: null }));
  expect(value({ themes }, 'CATEGORIES')).toBe('Kids,Strips\\, beeld');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { at } from '../testing/stories.ts';
import { toCalendar } from './calendar.ts';
import type { ScheduleEntry } from './schedule.ts';
import { anyText } from './testing/any-text.ts';
import { anEntry, aSchedule } from './testing/entries.ts';
import { type Property, readSlowly, unescapeSlowly } from './testing/slow-calendar.ts';

/** The properties of the one event of a calendar. */
function eventOf(overrides: Partial<ScheduleEntry>): ReadonlyMap<string, Property> {
  const lines = readSlowly(toCalendar(aSchedule([anEntry(overrides)])));
  const from = lines.findIndex(({ name, value }) => name === 'BEGIN' && value === 'VEVENT');
  const until = lines.findIndex(({ name, value }) => name === 'END' && value === 'VEVENT');
  return new Map(lines.slice(from + 1, until).map((line) => [line.name, line]));
}

const value = (overrides: Partial<ScheduleEntry>, name: string): string | undefined =>
  eventOf(overrides).get(name)?.value;

test('equal content gives equal bytes', () => {
  const entry = anEntry();
  expect(toCalendar(aSchedule([entry]))).toBe(toCalendar(aSchedule([{ ...entry }])));
});

test('says in words what it is, and how often to look', () => {
  const lines = readSlowly(toCalendar(aSchedule([anEntry()])));
  const said = new Map(lines.map((line) => [line.name, line.value]));
  expect(unescapeSlowly(said.get('NAME') ?? '')).toBe('Inktvis: volledig programma');
  expect(said.get('X-WR-CALNAME')).toBe(said.get('NAME'));
  expect(said.get('REFRESH-INTERVAL')).toBe('PT1H');
  expect(said.get('X-PUBLISHED-TTL')).toBe('PT1H');
});

test('its uuid and the host make an event unique, whatever its address', () => {
  const uuid = 'abaf6e73-c9ec-526c-af04-5f760718afba';
  expect(value({ uuid, url: 'https://inktvis.example/ander' }, 'UID')).toBe(`${uuid}@inktvis.example`);
});

describe('changes', () => {
  test('the sequence grows with each publication, also within a minute', () => {
    const published = [
      '2024-08-12T07:15:00Z',
      '2024-08-12T08:00:00Z',
      '2024-10-26T08:00:00Z',
      '2024-10-26T08:00:01Z',
    ];
    const created = new Date('2024-08-12T07:15:00Z');
    const sequences = published.map((text) =>
      Number(value({ created, updated: new Date(text) }, 'SEQUENCE')),
    );
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
    expect(new Set(sequences).size).toBe(published.length);
    expect(sequences[0]).toBe(0);
  });

  test('stamp and last change are those of the content', () => {
    const event = eventOf({ created: null, updated: new Date('2024-10-26T08:00:01Z') });
    expect(event.get('DTSTAMP')?.value).toBe('20241026T080001Z');
    expect(event.get('LAST-MODIFIED')?.value).toBe('20241026T080001Z');
    expect(event.get('SEQUENCE')?.value).toMatch(/^\d{10}$/);
  });

  test('content without dates still has the stamp that a calendar must have', () => {
    const event = eventOf({ updated: null });
    expect(event.get('DTSTAMP')?.value).toMatch(/^\d{8}T\d{6}Z$/);
    expect(event.get('SEQUENCE')?.value).toBe('0');
    expect(event.has('LAST-MODIFIED')).toBe(false);
  });
});

test.each([
  [null, undefined],
  [at('2024-11-01 00:30'), '20241101T003000'],
])('an end at %s is %s', (end, expected) => {
  expect(value({ start: at('2024-10-31 20:00'), end }, 'DTEND')).toBe(expected);
});

test('what is cancelled says so twice and does not block time', () => {
  const event = eventOf({ title: 'Vertaalduel', flags: ['geannuleerd'] });
  expect(event.get('STATUS')?.value).toBe('CANCELLED');
  expect(event.get('SUMMARY')?.value).toBe('GEANNULEERD: Vertaalduel');
  expect(event.get('TRANSP')?.value).toBe('TRANSPARENT');
  expect(eventOf({}).get('STATUS')?.value).toBe('CONFIRMED');
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

test('themes are categories, a comma inside one stays inside', () => {
  const themes = ['Kids', 'Strips, beeld'].map((title) => ({ slug: 'x', title, icon: null }));
  expect(value({ themes }, 'CATEGORIES')).toBe('Kids,Strips\\, beeld');
});

/** What begins and ends in a calendar with one event. */
const PARTS = 'VCALENDAR,VTIMEZONE,DAYLIGHT,DAYLIGHT,STANDARD,STANDARD,VTIMEZONE,VEVENT,VEVENT,VCALENDAR';

test('whatever editors write, the calendar stays one that can be read', () => {
  const text = anyText(80);
  fc.assert(
    fc.property(text, text, text, fc.array(text, { maxLength: 2 }), (title, intro, hall, remarks) => {
      const location = { slug: 'x', title, hall };
      const themes = [{ slug: 'x', title: hall, icon: null }];
      const schedule = aSchedule([anEntry({ title, intro, location, remarks, themes })], {
        title,
        venue: intro,
      });
      const lines = readSlowly(toCalendar(schedule));
      const parts = lines.flatMap(({ name, value }) => (name === 'BEGIN' || name === 'END' ? [value] : []));
      expect(parts.join()).toBe(PARTS);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { personNumber, toConferenceSchedule } from './conference-schedule.ts';
import { anEntry, aSchedule, at } from './testing/entries.ts';
import { readConferenceSchedule } from './testing/python.ts';

const leiepodium = { slug: 'leiepodium', title: 'Leiepodium', hall: 'Hal 3' };
const beurshal = { slug: 'beurshal', title: 'Beurshal', hall: 'Hal 6' };

test('days, rooms and events stand where conference apps look for them', () => {
  const schedule = aSchedule(
    [
      anEntry({
        number: 4001,
        location: leiepodium,
        start: at('2024-10-26 11:00'),
        end: at('2024-10-26 12:15'),
      }),
      anEntry({ location: beurshal, start: at('2024-10-26 22:00'), end: at('2024-10-27 00:30') }),
      anEntry({ location: leiepodium, start: at('2024-10-27 11:00'), end: null }),
      anEntry({ location: null, start: at('2024-10-27 12:00') }),
    ],
    { days: ['2024-10-26', '2024-10-27', '2024-10-28'] },
  );
  const { root, conference, days, events } = readConferenceSchedule(toConferenceSchedule(schedule));
  expect(root).toBe('schedule');
  expect(conference).toMatchObject({
    acronym: 'inktvis-2024',
    start: '2024-10-26',
    end: '2024-10-28',
    days: '3',
    time_zone_name: 'Europe/Brussels',
  });
  expect(days.map(({ index, date, start, end }) => [index, date, start, end])).toEqual([
    ['1', '2024-10-26', '2024-10-26T00:00:00+02:00', '2024-10-27T00:00:00+02:00'],
    ['2', '2024-10-27', '2024-10-27T00:00:00+02:00', '2024-10-28T00:00:00+01:00'],
    ['3', '2024-10-28', '2024-10-28T00:00:00+01:00', '2024-10-29T00:00:00+01:00'],
  ]);
  expect(
    events.map(({ day, inRoom, room, start, duration }) => [day, inRoom, room, start, duration]),
  ).toEqual([
    ['2024-10-26', 'Leiepodium', 'Leiepodium', '11:00', '01:15'],
    ['2024-10-26', 'Beurshal', 'Beurshal', '22:00', '02:30'],
    ['2024-10-27', 'Leiepodium', 'Leiepodium', '11:00', '01:00'],
    ['2024-10-27', 'De zaal volgt', 'De zaal volgt', '12:00', '01:00'],
  ]);
  expect(events[0]).toMatchObject({
    id: '4001',
    date: '2024-10-26T11:00:00+02:00',
    slug: 'inktvis-2024-4001-waterding',
    language: 'nl',
  });
});

describe('the forms that the schema wants', () => {
  test.each([
    ['three days, one of them 25 hours', '2024-10-29 11:00', '73:00'],
    ['five days, more than the format can say', '2024-10-31 12:00', '99:59'],
    ['one minute', '2024-10-26 11:01', '00:01'],
  ])('a length of %s', (_what, end, duration) => {
    const entry = anEntry({ start: at('2024-10-26 11:00'), end: at(end) });
    const { events } = readConferenceSchedule(toConferenceSchedule(aSchedule([entry])));
    expect(events[0]?.duration).toBe(duration);
  });

  test('a slug of small letters, digits and dashes', () => {
    const entry = anEntry({ number: 7, slug: 'Poëzie & één—' });
    const { events } = readConferenceSchedule(toConferenceSchedule(aSchedule([entry])));
    expect(events[0]?.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

test('people have a number that is the same in every export', () => {
  const person = { givenName: 'Jef', surname: 'Jambe & Co', role: null, signs: false };
  const people = [{ ...person, slug: 'jef-jambe-co', name: 'Jef Jambe & Co' }];
  expect(toConferenceSchedule(aSchedule([anEntry({ people })]))).toContain(
    `<person id="${personNumber('jef-jambe-co')}">Jef Jambe &amp; Co</person>`,
  );
  expect(personNumber('jef-jambe-co')).not.toBe(personNumber('jef-jambe'));
});

test('a title says what is cancelled, because the format cannot', () => {
  const schedule = aSchedule([anEntry({ title: 'Vertaalduel', flags: ['geannuleerd'] })]);
  const { events } = readConferenceSchedule(toConferenceSchedule(schedule));
  expect(events[0]?.title).toBe('GEANNULEERD: Vertaalduel');
});

test('whatever editors write, it stays well-formed and comes back', () => {
  const hostile = '</title><!-- ]]> &amp; "q" \'a\' \u0000\u0008\ud800\uffff 🐙\r\n\tœ';
  const kept = '</title><!-- ]]> &amp; "q" \'a\' \ufffd 🐙\r\n\tœ';
  const schedule = aSchedule(
    [
      anEntry({
        title: hostile.repeat(200),
        intro: hostile,
        remarks: [hostile],
        url: `https://inktvis.example/${hostile}`,
        location: { slug: 'x', title: '"<&>', hall: '' },
      }),
    ],
    { title: hostile, publisher: hostile },
  );
  const { events, conference } = readConferenceSchedule(toConferenceSchedule(schedule));
  expect(conference.title).toBe(kept);
  expect(events[0]).toMatchObject({
    title: kept.repeat(200),
    abstract: kept,
    description: kept,
    inRoom: '"<&>',
  });
});

test('an empty programme is still a schedule', () => {
  const { events, days } = readConferenceSchedule(
    toConferenceSchedule(aSchedule([], { days: ['2024-10-26'] })),
  );
  expect(events).toEqual([]);
  expect(days).toHaveLength(1);
});

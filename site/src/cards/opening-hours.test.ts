import { at } from '@inktvis/programme/testing/stories';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingAt, todayWords, weekIntervals, weekWords } from './opening-hours.ts';
import { WEEKDAYS } from './weekdays.ts';

type Line = Parameters<typeof weekIntervals>[0][number];

/** `tuesday 10:00 12:30` */
const line = (text: string): Line => {
  const [name, opens = '', closes = ''] = text.split(' ');
  const weekday = WEEKDAYS.find((one) => one === name);
  if (!weekday) throw new Error(text);
  return { weekday, opens, closes };
};

const words = (hours: readonly string[], instant: string): string =>
  openingAt(weekIntervals(hours.map(line)), at(instant)).words;

const shop = ['tuesday 10:00 12:30', 'tuesday 13:30 18:00', 'saturday 9:30 18:00'];
const bar = ['friday 20:00 24:00', 'saturday 0:00 2:00', 'saturday 20:00 0:00'];

/** 26 October 2024 is a Saturday; in the night after it the clock goes back. */
describe('the state of a shop', () => {
  test.each([
    ['2024-10-26 08:00', 'Dicht, straks 9.30'],
    ['2024-10-26 09:30', 'Open tot 18.00'],
    ['2024-10-26 18:00', 'Dicht, dinsdag 10.00'],
    ['2024-10-27 12:00', 'Dicht, dinsdag 10.00'],
    ['2024-10-28 12:00', 'Dicht, morgen 10.00'],
    ['2024-10-29 23:59', 'Dicht, zaterdag 9.30'],
  ])('at %s: %s', (instant, expected) => {
    expect(words(shop, instant)).toBe(expected);
  });

  const meeting = ['saturday 9:00 12:00', 'saturday 12:00 18:00', 'saturday 11:00 13:00'];
  const unreadable = ['saturday tien twaalf', 'sunday 25:00 26:00', 'monday 9:75 10:00'];
  const weekend = ['friday 18:00 24:00', 'saturday 0:00 24:00', 'sunday 0:00 20:00'];
  test.each([
    ['one day a week', ['saturday 10:00 12:00'], '2024-10-26 12:00', 'Dicht, zaterdag 10.00'],
    ['a night ends after midnight', ['friday 20:00 02:00'], '2024-10-25 23:00', 'Open tot 2.00'],
    ['also one of two lines', bar, '2024-10-25 23:00', 'Open tot 2.00'],
    ['which is the next day', bar, '2024-10-26 00:30', 'Open tot 2.00'],
    ['and then it closes', bar, '2024-10-26 02:00', 'Dicht, straks 20.00'],
    ['a day ends at midnight', bar, '2024-10-26 23:00', 'Open tot middernacht'],
    ['from Sunday to Monday', ['sunday 22:00 3:00'], '2024-10-28 02:59', 'Open tot 3.00'],
    ['hours that meet', meeting, '2024-10-26 10:00', 'Open tot 18.00'],
    ['days without a night', weekend, '2024-10-26 00:30', 'Open tot zondag 20.00'],
    ['always', WEEKDAYS.map((day) => `${day} 0:00 24:00`), '2024-10-26 00:30', 'Dag en nacht open'],
    ['no hours', [], '2024-10-26 11:00', 'Uren niet gekend'],
    ['no readable hours', unreadable, '2024-10-26 11:00', 'Uren niet gekend'],
  ])('%s', (_what, hours, instant, expected) => {
    expect(words(hours, instant)).toBe(expected);
  });
});

test('a shop is open exactly during one of its intervals', () => {
  const [DAY, WEEK] = [1440, 7 * 1440];
  const time = fc.integer({ min: 0, max: DAY - 1 });
  const clock = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
  const monday = Date.parse('2024-11-04T00:00:00+01:00');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(6), time, time), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: WEEK - 1 }),
      (lines, minute) => {
        const open = lines.some(([day, opens, closes]) => {
          const since = (minute - day * DAY - opens + WEEK) % WEEK;
          return since < (closes > opens ? closes - opens : closes - opens + DAY);
        });
        const hours = lines.map(([day, opens, closes]) =>
          line(`${WEEKDAYS[day]} ${clock(opens)} ${clock(closes)}`),
        );
        const { isOpen, wait } = openingAt(weekIntervals(hours), new Date(monday + minute * 60_000));
        expect([isOpen, wait === 0]).toEqual([open, open]);
      },
    ),
  );
});

test('the hours of a day, both parts of one with a break', () => {
  const hours = weekWords(weekIntervals([...shop, ...bar].map(line)));
  expect(hours.slice(0, 2)).toEqual(['gesloten', '10.00–12.30 en 13.30–18.00']);
  expect(hours.slice(4)).toEqual(['20.00–2.00', '9.30–18.00 en 20.00–middernacht', 'gesloten']);
});

test('it is open at the clock in Brussels, also in the hour that comes twice', () => {
  const hours = weekIntervals(['sunday 2:15 2:45'].map(line));
  for (const instant of ['2024-10-27T02:30:00+02:00', '2024-10-27T02:30:00+01:00'])
    expect(openingAt(hours, new Date(instant)).words).toBe('Open tot 2.45');
});

test.each([
  ['2024-10-26 08:00', '9.30', 90],
  ['2024-10-26 09:45', null, 0],
  ['2024-10-26 13:00', '14.00', 60],
  ['2024-10-28 12:00', null, 5 * 1440 - 150],
])('at %s it opens today at %s, in %d minutes', (instant, opensToday, wait) => {
  const hours = weekIntervals(['saturday 9:30 12:00', 'saturday 14:00 18:00'].map(line));
  expect(openingAt(hours, at(instant))).toMatchObject({ opensToday, wait });
});

test('above the hours of the whole week the state says that it is of today', () => {
  const hours = weekIntervals(shop.map(line));
  const saysToday = (instant: string) => openingAt(hours, at(instant), 'Vandaag open tot {time}').words;
  expect(saysToday('2024-10-26 09:30')).toBe('Vandaag open tot 18.00');
  expect(saysToday('2024-10-28 12:00')).toBe('Dicht, morgen 10.00');
});

test.each([
  ['2024-10-29 08:00', 'Vandaag 10.00 tot 12.30 en 13.30 tot 18.00'],
  ['2024-10-26 20:00', 'Vandaag 9.30 tot 18.00'],
  ['2024-10-28 00:30', 'Vandaag 0.00 tot 2.00'],
  ['2024-10-28 08:00', 'Maandag rustdag'],
])('the hours of the day of %s are in words', (instant, expected) => {
  expect(todayWords(weekIntervals([...shop, 'sunday 20:00 2:00'].map(line)), at(instant))).toBe(expected);
});

import { isWholeDay } from '@inktvis/events';
import { brusselsDay, machineTime } from '@inktvis/foundation/brussels';
import { at } from '@inktvis/programme/testing/stories';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALWAYS, aDate, anEvent, aPeriod } from './testing/events.ts';
import { comingDay, inOrder, otherSeason } from './tour-order.ts';

const now = at('2024-10-27 11:10');
const inTown = (town: string) => ({ street: '', postalCode: '', town, country: 'BE' });
const wholeDay = (day: string) => ({ ...aDate(`${day} 00:00`), end: at(`${day} 23:59`) });

describe('the first day still to come', () => {
  test.each([
    ['of one date', { dates: [aDate('2024-11-13 14:00')] }, { day: '2024-11-13', time: '14:00' }],
    ['of a whole day', { dates: [wholeDay('2024-11-16')] }, { day: '2024-11-16', time: null }],
    [
      'of several dates',
      { dates: [aDate('2024-10-25 20:30'), aDate('2024-11-08 20:30'), aDate('2024-11-22 20:30')] },
      { day: '2024-11-08', time: '20:30' },
    ],
    [
      'of days that have begun is today',
      { dates: [{ ...aDate('2024-10-20 00:00'), end: at('2024-10-30 23:59') }] },
      { day: '2024-10-27', time: null },
    ],
    [
      'of a period is its next open day',
      aPeriod('2024-10-01', '2024-12-17', ['tuesday']),
      { day: '2024-10-29', time: '14:00' },
    ],
    [
      'of a period that is yet to begin',
      aPeriod('2024-11-14', '2024-12-17', ['tuesday']),
      { day: '2024-11-19', time: '14:00' },
    ],
    [
      'of a period without another open day is its last day',
      aPeriod('2024-10-01', '2024-10-28', ['tuesday']),
      { day: '2024-10-28', time: null },
    ],
    ['of what is always there is none', ALWAYS, null],
  ] as const)('%s', (_, over, expected) => {
    expect(comingDay(anEvent(over), now)).toEqual(expected);
  });
});

test('on a day by hour, whole days last; at the same hour by town; always last', () => {
  const events = [
    anEvent({ ...ALWAYS, title: 'altijd' }),
    anEvent({ title: 'hele dag', dates: [wholeDay('2024-10-29')] }),
    anEvent({ title: 'Ronse', dates: [aDate('2024-10-29 14:00')], address: inTown('Ronse') }),
    anEvent({ ...aPeriod('2024-10-01', '2024-12-17', ['tuesday']), title: 'dinsdagen' }),
    anEvent({ title: 'Aalst', dates: [aDate('2024-10-29 14:00')], address: inTown('Aalst') }),
    anEvent({ title: 'ochtend', dates: [aDate('2024-10-29 09:00')], address: inTown('Wevelgem') }),
    anEvent({ title: 'morgen', dates: [aDate('2024-10-28 20:00')] }),
  ];
  const titles = inOrder(events, now).map(({ title }) => title);
  expect(titles).toEqual(['morgen', 'ochtend', 'Aalst', 'dinsdagen', 'Ronse', 'hele dag', 'altijd']);
});

test('each event stands once, at the first of its dates that is not over', () => {
  const hour = 3_600_000;
  const aStart = fc
    .integer({ min: -40 * 24, max: 40 * 24 })
    .map((hours) => new Date(at('2024-10-27 12:00').getTime() + hours * hour));
  const someDates = fc.uniqueArray(aStart, { minLength: 1, maxLength: 6, selector: Number });
  fc.assert(
    fc.property(fc.array(someDates, { maxLength: 12 }), (all) => {
      const events = all.map((starts, index) => {
        const dates = starts
          .toSorted((a, b) => a.getTime() - b.getTime())
          .map((start) => ({ ...aDate('2024-10-27 12:00'), start, end: new Date(start.getTime() + hour) }))
          // Midnight is a day without hours, which has a rule of its own.
          .filter((date) => !isWholeDay(date) && !machineTime(date.end).endsWith('T00:00'));
        return anEvent({ dates: dates.length > 0 ? dates : [aDate('2024-11-13 14:00')] }, index + 1);
      });
      const ordered = inOrder(events, now);
      expect(ordered.map(({ slug }) => slug).toSorted()).toEqual(events.map(({ slug }) => slug).toSorted());
      let before = '';
      for (const event of ordered) {
        const expected = event.dates.find(({ end }) => end >= now) ?? event.dates.at(-1);
        const start = expected?.start ?? now;
        const isRunning = start < now && (expected?.end ?? now) >= now;
        const day = isRunning ? brusselsDay(now) : brusselsDay(start);
        const coming = comingDay(event, now);
        expect(coming?.day).toBe(day);
        const place = `${day}T${coming?.time ?? '24:00'}`;
        expect(place >= before).toBe(true);
        before = place;
      }
    }),
  );
});

test.each([
  ['2025-01-07', now, null],
  ['2025-08-31', now, null],
  ['2025-09-01', now, '2025'],
  ['2024-08-31', now, '2024'],
  ['2025-09-20', at('2025-09-01 00:00'), null],
])('the year of %s is said at %s outside its season, from September to August: %s', (day, instant, year) => {
  expect(otherSeason(day, instant)).toBe(year);
});

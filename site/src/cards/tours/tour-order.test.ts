import { at } from '@inktvis/programme/testing/stories';
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

test.each([
  ['2025-01-07', now, null],
  ['2025-08-31', now, null],
  ['2025-09-01', now, '2025'],
  ['2024-08-31', now, '2024'],
  ['2025-09-20', at('2025-09-01 00:00'), null],
])('the year of %s is said at %s outside its season, from September to August: %s', (day, instant, year) => {
  expect(otherSeason(day, instant)).toBe(year);
});

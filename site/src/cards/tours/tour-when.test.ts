import { at } from '@inktvis/programme/testing/stories';
import { describe, expect, test } from 'vitest';
import { ALWAYS, aDate, anEvent, aPeriod } from './testing/events.ts';
import { whenOf } from './tour-order.ts';
import { dateStatus, eventStatus, moreDates, timesOf } from './tour-when.ts';

const now = at('2024-11-10 12:00');
const gone = aDate('2024-11-01 20:00');
const off = aDate('2024-11-12 20:00', { happening: 'cancelled' });
const full = aDate('2024-11-13 20:00', { soldOut: true });
const free = aDate('2024-11-16 20:00');
const later = aDate('2024-11-23 20:00');

const statusOf = (event = anEvent(), instant = now) => eventStatus(event, instant);

describe('the date that is shown', () => {
  test('is the first one with a seat', () => {
    const event = anEvent({ dates: [gone, off, full, free, later] });
    expect(whenOf(event, now)).toEqual({ number: '16.11', lines: ['zaterdag', '20.00 uur'] });
    expect(moreDates(event, now)).toBe('en nog 1 datum');
    expect(statusOf(event)).toBeNull();
  });

  test('is the next one when none has a seat', () => {
    const event = anEvent({ dates: [gone, off, full] });
    expect(whenOf(event, now).number).toBe('13.11');
    expect(statusOf(event)).toBe('sold');
  });

  test.each([
    [[full, free, later], 'en nog 1 datum'],
    [[free, later, aDate('2024-11-30 20:00')], 'en nog 2 data'],
    [[free], ''],
  ])('counts the later dates', (dates, words) => {
    expect(moreDates(anEvent({ dates }), at('2024-10-01 12:00'))).toBe(words);
  });
});

describe('the status', () => {
  test.each([
    ['off', { happening: 'cancelled', dates: [free] }],
    ['off', { happening: 'cancelled', dates: [gone] }],
    ['off', { dates: [off] }],
    ['past', { dates: [gone] }],
    ['postponed', { happening: 'postponed', dates: [free] }],
    ['sold', { soldOut: true, dates: [free] }],
    [null, { dates: [free] }],
  ] as const)('%s', (status, over) => {
    expect(statusOf(anEvent(over))).toBe(status);
  });

  test('every date has its own', () => {
    const event = anEvent({ dates: [gone, off, full, free] });
    expect(event.dates.map((date) => dateStatus(event, date, now))).toEqual(['past', 'off', 'sold', null]);
  });
});

describe('a day without hours', () => {
  const day = (start: string, end: string) => ({ ...aDate(`${start} 00:00`), end: at(end) });

  test.each([
    ['until a minute before midnight', day('2024-11-16', '2024-11-16 23:59'), 'zaterdag, hele dag'],
    ['until the next midnight', day('2024-11-16', '2024-11-17 00:00'), 'zaterdag, hele dag'],
    ['without a length', day('2024-11-16', '2024-11-16 00:00'), 'zaterdag, hele dag'],
    [
      'of two days',
      day('2024-11-16', '2024-11-17 23:59'),
      'zaterdag 16 november tot zondag 17 november, hele dag',
    ],
  ])('%s says so', (_, date, words) => {
    expect(timesOf(date, now)).toBe(words);
    expect(whenOf(anEvent({ dates: [date] }), now)).toEqual({
      number: '16.11',
      lines: ['zaterdag', 'hele dag'],
    });
  });
});

test('another year is said of a date', () => {
  const date = aDate('2025-01-07 19:30');
  expect(timesOf(date, now)).toMatch(/^dinsdag 7 januari 2025, /);
  expect(timesOf(date, at('2025-01-02 12:00'))).toMatch(/^dinsdag, /);
  const whole = { ...aDate('2025-01-07 00:00'), end: at('2025-01-08 23:59') };
  expect(timesOf(whole, now)).toBe('dinsdag 7 januari 2025 tot woensdag 8 januari, hele dag');
});

test('a period says its next open day', () => {
  const event = anEvent(aPeriod('2024-10-13', '2024-11-17', ['sunday']));
  expect(whenOf(event, now)).toEqual({ number: '10.11', lines: ['zondag', '14.00 uur'] });
});

test('a permanent event has no number', () => {
  const event = anEvent(ALWAYS);
  expect(whenOf(event, now)).toEqual({ number: '', lines: ['Doorlopend', 'elke dag'] });
  expect(statusOf(event)).toBeNull();
});

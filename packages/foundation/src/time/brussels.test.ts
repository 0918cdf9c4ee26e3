import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  brusselsDay,
  dayBounds,
  formatClock,
  formatDate,
  formatDayLong,
  formatDayNumber,
  formatTime,
  isDay,
  machineTime,
  offsetTime,
  parseWallTime,
} from './brussels.ts';

const HOUR = 3_600_000;

describe('date values without a zone', () => {
  it.each([
    ['2024-10-26 12:30', 'UTC', '2024-10-26T12:30:00.000Z'],
    ['2024-10-26 14:30', 'Europe/Brussels', '2024-10-26T12:30:00.000Z'],
    ['2024-10-27T11:00', 'Europe/Brussels', '2024-10-27T10:00:00.000Z'],
    ['2024-10-27 02:30', 'Europe/Brussels', '2024-10-27T00:30:00.000Z'],
    ['2024-10-27', 'Europe/Brussels', '2024-10-26T22:00:00.000Z'],
  ])('%s in %s is %s', (text, zone, expected) => {
    expect(parseWallTime(text, zone)?.toISOString()).toBe(expected);
  });

  it.each(['', 'morgen', '2024-02-30 10:00', '2024-13-01', '2024-10-26 25:00', '26/10/2024'])(
    '%j is no date',
    (text) => {
      expect(parseWallTime(text, 'UTC')).toBeNull();
    },
  );
});

describe('Brussels days', () => {
  it('27 October 2024 has 25 hours, 31 March 2024 has 23', () => {
    const autumn = dayBounds('2024-10-27');
    expect(autumn.from.toISOString()).toBe('2024-10-26T22:00:00.000Z');
    expect(autumn.until.getTime() - autumn.from.getTime()).toBe(25 * HOUR);
    const spring = dayBounds('2024-03-31');
    expect(spring.until.getTime() - spring.from.getTime()).toBe(23 * HOUR);
  });

  it('every instant lies within the bounds of its own day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (instant) => {
          const { from, until } = dayBounds(brusselsDay(instant));
          return from <= instant && instant < until;
        },
      ),
    );
  });

  it('knows which days exist', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(isDay('2023-02-29')).toBe(false);
  });
});

describe('Dutch dates', () => {
  const instant = new Date('2024-10-26T12:30:00Z');
  it('writes times with a full stop and days as dd.mm', () => {
    expect(formatTime(instant)).toBe('14.30');
    expect(formatDayNumber('2024-10-26')).toBe('26.10');
    expect(machineTime(instant)).toBe('2024-10-26T14:30');
  });
  it('writes days in words, lower case', () => {
    expect(formatDayLong('2024-10-26')).toBe('zaterdag 26 oktober');
    expect(formatDate('2024-11-03')).toBe('3 november 2024');
  });
});

it('a clock with seconds, in the night in which two o’clock comes twice', () => {
  const at = (instant: string) => formatClock(new Date(instant));
  expect(at('2024-10-27T00:59:59Z')).toBe('02:59:59');
  expect(at('2024-10-27T01:00:00Z')).toBe('02:00:00');
  expect(at('2024-10-26T22:00:00Z')).toBe('00:00:00');
});

it.each([
  ['2024-10-26T12:30:00Z', '2024-10-26T14:30:00+02:00'],
  ['2024-10-27T00:30:00Z', '2024-10-27T02:30:00+02:00'],
  ['2024-10-27T00:59:00Z', '2024-10-27T02:59:00+02:00'],
  // The clock goes back from 3.00 to 2.00: the same hour comes again.
  ['2024-10-27T01:00:00Z', '2024-10-27T02:00:00+01:00'],
  ['2024-10-27T01:30:00Z', '2024-10-27T02:30:00+01:00'],
  ['2024-10-27T10:00:00Z', '2024-10-27T11:00:00+01:00'],
  ['2024-10-28T10:00:00Z', '2024-10-28T11:00:00+01:00'],
  ['2025-03-30T00:59:00Z', '2025-03-30T01:59:00+01:00'],
  ['2025-03-30T01:00:00Z', '2025-03-30T03:00:00+02:00'],
])('%s with its offset is %s', (utc, expected) => {
  expect(offsetTime(new Date(utc))).toBe(expected);
  expect(new Date(expected).getTime()).toBe(Date.parse(utc));
});

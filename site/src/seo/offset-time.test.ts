import { describe, expect, it } from 'vitest';
import { clockTime, offsetTime, timeOfDay } from './offset-time.ts';

describe('times with their offset to UTC', () => {
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
  ])('%s is %s', (utc, expected) => {
    expect(offsetTime(new Date(utc))).toBe(expected);
    expect(new Date(expected).getTime()).toBe(Date.parse(utc));
  });

  it.each([
    ['2024-10-26', '10:00', '2024-10-26T10:00:00+02:00'],
    ['2024-10-27', '10.00', '2024-10-27T10:00:00+01:00'],
    ['2024-10-27', '9:30', '2024-10-27T09:30:00+01:00'],
    ['2024-10-27', 'na het ontbijt', null],
    ['2024-10-27', '', null],
  ])('on %s at %j is %s', (day, clock, expected) => {
    expect(timeOfDay(day, clock)).toBe(expected);
  });

  it('reads a time on the clock, and no other text', () => {
    expect(['9.30', '09:30', ' 23:59 ', '24:00', '9:75', 'tien uur'].map(clockTime)).toEqual([
      '09:30',
      '09:30',
      '23:59',
      null,
      null,
      null,
    ]);
  });
});

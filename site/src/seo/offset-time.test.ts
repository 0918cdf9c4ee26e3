import { describe, expect, it } from 'vitest';
import { clockTime, timeOfDay } from './offset-time.ts';

describe('a time of day', () => {
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

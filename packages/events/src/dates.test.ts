import { describe, expect, it } from 'vitest';
import { datesAfter, hasEndTime, isOver, nextDate } from './dates.ts';
import { readEvent } from './read-event.ts';
import { wireEvent } from './testing/wire-event.ts';

function event(over: Record<string, unknown>) {
  const found = readEvent(wireEvent(1, over), { detailPath: 'toer', imageOrigins: [] });
  if (!found.ok) throw new Error(found.error);
  return found.value.event;
}
const on = (day: string, type = 'Available') => ({
  startDate: `2024-11-${day}T20:00:00+01:00`,
  endDate: `2024-11-${day}T21:00:00+01:00`,
  status: { type },
});
const instant = (text: string) => new Date(`${text}+01:00`);
const evenings = event({
  calendarType: 'multiple',
  startDate: '2024-11-02T20:00:00+01:00',
  endDate: '2024-11-23T21:00:00+01:00',
  subEvent: [on('02'), on('09', 'Unavailable'), on('16'), on('23')],
});

describe('the date to show', () => {
  it('is the first ahead that takes place', () => {
    const next = nextDate(evenings, instant('2024-11-03T10:00'));
    expect(next?.start).toEqual(instant('2024-11-16T20:00'));
    expect(next && datesAfter(evenings, next)).toBe(1);
  });

  it('runs until its end', () => {
    expect(nextDate(evenings, instant('2024-11-02T20:59'))?.start).toEqual(instant('2024-11-02T20:00'));
  });

  it('is the last one when all is over, and none when there are no dates', () => {
    expect(nextDate(evenings, instant('2025-01-01T00:00'))?.start).toEqual(instant('2024-11-23T20:00'));
    expect(nextDate(event({ calendarType: 'permanent' }), instant('2025-01-01T00:00'))).toBeNull();
  });
});

describe('an event is over', () => {
  it('after its last date', () => {
    expect(isOver(evenings, instant('2024-11-23T21:00'))).toBe(false);
    expect(isOver(evenings, instant('2024-11-23T21:01'))).toBe(true);
  });

  it('never when it is permanent or has no dates', () => {
    expect(isOver(event({ calendarType: 'permanent' }), instant('2999-01-01T00:00'))).toBe(false);
    expect(
      isOver(event({ startDate: undefined, endDate: undefined, subEvent: [] }), instant('2999-01-01T00:00')),
    ).toBe(false);
  });

  it('at the end of the day when it ends at midnight', () => {
    const midnight = { startDate: '2024-10-27T00:00:00+02:00', endDate: '2024-10-27T00:00:00+02:00' };
    const night = event({ ...midnight, subEvent: [midnight] });
    expect(isOver(night, new Date('2024-10-27T12:00:00Z'))).toBe(false);
    expect(isOver(night, new Date('2024-10-28T00:00:00Z'))).toBe(true);
  });
});

it.each([
  ['2024-11-09T20:00', '2024-11-09T21:00', true],
  ['2024-11-09T20:00', '2024-11-09T20:00', false],
  ['2024-11-09T20:00', '2024-11-09T23:59', false],
  ['2024-11-09T20:00', '2024-11-10T23:59', true],
])('an end time is shown, %s to %s: %s', (start, end, shown) => {
  expect(hasEndTime({ start: instant(start), end: instant(end) })).toBe(shown);
});

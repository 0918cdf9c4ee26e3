import { describe, expect, it } from 'vitest';
import { shiftWeeks, weeksSince } from './shift-weeks.ts';
import { brussels } from './testing/service.ts';

describe('shifting the sample to the real time', () => {
  it('is by whole weeks (one week here has an hour more), never back', () => {
    expect(weeksSince(brussels('2024-11-02T09:04'))).toBe(0);
    expect(weeksSince(brussels('2024-11-02T09:05'))).toBe(1);
    expect(weeksSince(brussels('2020-01-01T00:00'))).toBe(0);
  });

  it('keeps the weekday and the time on the clock, over the change to winter time', () => {
    const event = {
      startDate: '2024-10-22T14:00:00+02:00',
      subEvent: [{ endDate: '2024-12-31T23:59:00+01:00' }],
      n: 1,
    };
    expect(shiftWeeks(event, 1)).toEqual({
      startDate: '2024-10-29T14:00:00+01:00',
      subEvent: [{ endDate: '2025-01-07T23:59:00+01:00' }],
      n: 1,
    });
    expect(shiftWeeks(event, 30)).toMatchObject({ startDate: '2025-05-20T14:00:00+02:00' });
  });

  it('leaves the end of time and texts as they are', () => {
    const event = { availableTo: '2100-01-01T00:00:00+00:00', name: { nl: '2024' }, none: null };
    expect(shiftWeeks(event, 9)).toEqual(event);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultDay } from './default-day.ts';
import { at } from './testing/stories.ts';

const DAYS = ['2024-10-26', '2024-10-27', '2024-10-29', '2024-11-03'];

describe('the day of a visitor who asks for none', () => {
  it('is today, until the last minute of it', () => {
    expect(defaultDay(DAYS, at('2024-10-27 00:00'))).toBe('2024-10-27');
    expect(defaultDay(DAYS, at('2024-10-27 23:59'))).toBe('2024-10-27');
  });

  it('is the first before the festival and the last after it', () => {
    expect(defaultDay(DAYS, at('2024-06-01 12:00'))).toBe('2024-10-26');
    expect(defaultDay(DAYS, at('2025-01-01 12:00'))).toBe('2024-11-03');
  });

  it('is the next one on a day without a programme', () => {
    expect(defaultDay(DAYS, at('2024-10-28 12:00'))).toBe('2024-10-29');
  });

  it('does not depend on the order of the editors', () => {
    expect(defaultDay(DAYS.toReversed(), at('2024-10-26 12:00'))).toBe('2024-10-26');
  });

  it('is none without days', () => {
    expect(defaultDay([], at('2024-10-26 12:00'))).toBeNull();
  });
});

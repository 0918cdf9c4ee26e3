import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseInstant, toFloat, toInteger } from './parameters.ts';

describe('values to compare by', () => {
  it('reads dates in every form of the service, without a zone as UTC', () => {
    const at = Date.parse('2024-10-26T10:05:00Z');
    expect(parseInstant('2024-10-26 10:05')).toBe(at);
    expect(parseInstant('2024-10-26T10:05:00')).toBe(at);
    expect(parseInstant('2024-10-26T12:05:00.000+02:00')).toBe(at);
    expect(parseInstant('2024-10-26T05:05:00-0500')).toBe(at);
    expect(parseInstant('2024-10-26')).toBe(Date.parse('2024-10-26T00:00:00Z'));
  });

  it('reads every instant that JavaScript writes', () => {
    const date = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(date, (instant) => parseInstant(instant.toISOString()) === instant.getTime()));
  });

  it.each(['', 'morgen', '2024-13-01', '2024-02-30', '2024-10-26 24:00', '26/10/2024', '2024-10-26 10'])(
    'refuses the date %j',
    (text) => {
      expect(parseInstant(text)).toBeUndefined();
    },
  );

  it('reads numbers strictly', () => {
    expect(toInteger('-12')).toBe(-12);
    expect(toFloat('3.50')).toBe(3.5);
    for (const text of ['', '1.000,5', '1e3', 'twaalf', ' 1', undefined]) {
      expect(toInteger(text)).toBeUndefined();
      expect(toFloat(text)).toBeUndefined();
    }
  });
});

import { describe, expect, it } from 'vitest';
import { retryAfter, statusFailure } from './failure.ts';

const now = new Date('2024-10-26T08:00:00Z');

describe('how long the source wants to be left alone', () => {
  it.each([
    ['12', 12_000],
    ['0', 0],
    ['86400', 300_000],
    ['Sat, 26 Oct 2024 08:01:00 GMT', 60_000],
    ['Sat, 26 Oct 2024 07:00:00 GMT', 0],
    ['straks', undefined],
    ['', undefined],
    [null, undefined],
  ])('%s', (header, ms) => {
    expect(retryAfter(header, now)).toBe(ms);
  });
});

describe('a status', () => {
  it.each([
    [400, 'refused', false],
    [401, 'refused', true],
    [403, 'refused', true],
    [404, 'refused', false],
    [429, 'unavailable', true],
    [301, 'unavailable', true],
    [500, 'unavailable', true],
  ])('%i is %s', (status, kind, affectsAll) => {
    expect(statusFailure(status, 'x')).toMatchObject({ kind, affectsAll, status });
  });
});

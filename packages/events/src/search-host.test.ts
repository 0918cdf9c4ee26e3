import { describe, expect, it } from 'vitest';
import { statusFailure } from './search-host.ts';

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

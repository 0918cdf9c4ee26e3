import { expect, test, vi } from 'vitest';
import { createBoundedWarn } from './bounded-log.ts';

test('ten warnings a minute are logged; the next minute begins with how many were left out', () => {
  const warn = vi.fn();
  let now = 0;
  const refuse = createBoundedWarn({ log: { warn }, now: () => now });
  for (let times = 0; times < 25; times += 1) refuse({ status: 401 }, 'refused');
  expect(warn).toHaveBeenCalledTimes(10);
  expect(warn).toHaveBeenLastCalledWith({ status: 401 }, 'refused');
  now = 60_000;
  refuse({ status: 403 }, 'refused');
  refuse({ status: 403 }, 'refused');
  expect(warn.mock.calls.slice(10)).toEqual([
    [{ status: 403, omitted: 15 }, 'refused'],
    [{ status: 403 }, 'refused'],
  ]);
});

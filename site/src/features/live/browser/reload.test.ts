import { expect, test } from 'vitest';
import { isReloadDue } from './reload.ts';

const at = (time: string) => Date.parse(time);
const page = { isOutdated: false, loadedAt: at('2024-10-26T09:00+02:00') };

test('after a deploy, but not within five minutes of loading', () => {
  expect(isReloadDue({ ...page, now: page.loadedAt + 300_000 })).toBe(false);
  expect(isReloadDue({ ...page, now: page.loadedAt + 299_000, isOutdated: true })).toBe(false);
  expect(isReloadDue({ ...page, now: page.loadedAt + 300_000, isOutdated: true })).toBe(true);
});

test('at four in the morning, also in the night in which the clock goes back', () => {
  expect(isReloadDue({ ...page, now: at('2024-10-27T03:59:59+01:00') })).toBe(false);
  expect(isReloadDue({ ...page, now: at('2024-10-27T04:00:00+01:00') })).toBe(true);
});

test('not at four when the page stood less than an hour then', () => {
  const loadedAt = at('2024-10-27T03:10+01:00');
  expect(isReloadDue({ ...page, loadedAt, now: at('2024-10-27T04:00+01:00') })).toBe(false);
  expect(isReloadDue({ ...page, loadedAt, now: at('2024-10-27T14:00+01:00') })).toBe(false);
  expect(isReloadDue({ ...page, loadedAt, now: at('2024-10-28T04:00+01:00') })).toBe(true);
});

import { expect, test } from 'vitest';
import { isReloadDue, mayReload } from './reload-rules.ts';

const at = (time: string) => Date.parse(time);
const page = { pageBuild: 'een', build: 'een', loadedAt: at('2024-10-26T09:00+02:00'), lastReload: null };

test('after a deploy, at once', () => {
  const now = at('2024-10-26T12:00+02:00');
  expect(isReloadDue({ ...page, now })).toBe(false);
  expect(isReloadDue({ ...page, now, build: 'twee' })).toBe(true);
});

test('never twice within five minutes', () => {
  const now = at('2024-10-26T12:00+02:00');
  const lastReload = now - 299_000;
  expect(isReloadDue({ ...page, now, build: 'twee', lastReload })).toBe(false);
  expect(isReloadDue({ ...page, now: now + 1000, build: 'twee', lastReload })).toBe(true);
  expect(mayReload({ now, lastReload })).toBe(false);
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

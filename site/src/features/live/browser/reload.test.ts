import { expect, test } from 'vitest';
import { isReloadDue } from './reload.ts';

const at = (time: string) => Date.parse(time);
/** Whether it is due at `now` for a page that was loaded at `loaded`. */
const isDue = (loaded: string, now: string, isOutdated = false) =>
  isReloadDue({ isOutdated, age: at(now) - at(loaded), now: at(now) });

test('after a deploy, but not within five minutes of loading', () => {
  expect(isDue('2024-10-26T09:00+02:00', '2024-10-26T09:05+02:00')).toBe(false);
  expect(isDue('2024-10-26T09:00+02:00', '2024-10-26T09:04:59+02:00', true)).toBe(false);
  expect(isDue('2024-10-26T09:00+02:00', '2024-10-26T09:05+02:00', true)).toBe(true);
});

test('at four in the morning, also in the night in which the clock goes back', () => {
  expect(isDue('2024-10-26T09:00+02:00', '2024-10-27T03:59:59+01:00')).toBe(false);
  expect(isDue('2024-10-26T09:00+02:00', '2024-10-27T04:00:00+01:00')).toBe(true);
});

test('not at four when the page stood less than an hour then', () => {
  expect(isDue('2024-10-27T03:10+01:00', '2024-10-27T04:00+01:00')).toBe(false);
  expect(isDue('2024-10-27T03:10+01:00', '2024-10-27T14:00+01:00')).toBe(false);
  expect(isDue('2024-10-27T03:10+01:00', '2024-10-28T04:00+01:00')).toBe(true);
});

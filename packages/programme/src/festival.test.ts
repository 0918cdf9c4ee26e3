import { expect, test } from 'vitest';
import { festivalPhase } from './festival.ts';
import { aDay, at } from './testing/stories.ts';

const period = { first: '2024-10-26', last: '2024-11-03' };
const days = [
  aDay({ date: '2024-10-26', opens: '10:00', closes: '18:00' }),
  aDay({ date: '2024-11-03', closes: '18:00' }),
];

test.each([
  ['2024-10-25 23:59', 'before'],
  ['2024-10-26 00:00', 'during'],
  ['2024-11-03 17:59', 'during'],
  ['2024-11-03 18:00', 'after'],
  ['2024-11-04 00:00', 'after'],
])('%s is %s the festival', (now, phase) => {
  expect(festivalPhase(period, days, at(now))).toBe(phase);
});

test('a last day that closes in the night is not over before', () => {
  const night = [aDay({ date: '2024-11-03', opens: '18:00', closes: '02:00' })];
  const phases = ['2024-11-03 12:00', '2024-11-04 01:59', '2024-11-04 02:00'];
  expect(phases.map((now) => festivalPhase(period, night, at(now)))).toEqual(['during', 'during', 'after']);
});

test('without a closing hour the last day is over at midnight', () => {
  expect(festivalPhase(period, [], at('2024-11-03 23:59'))).toBe('during');
});

test('without dates the festival is to come', () => {
  expect(festivalPhase(null, days, at('2024-10-27 12:00'))).toBe('before');
});

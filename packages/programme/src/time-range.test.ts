import { expect, test } from 'vitest';
import { anOccurrence, at } from './testing/stories.ts';
import { timeRange, untilTime } from './time-range.ts';

const from = (start: string, end?: string) =>
  anOccurrence({ startDate: at(start), endDate: end ? at(end) : null });

test.each([
  ['2024-10-26 14:30', '2024-10-26 15:30', 'zaterdag, 14.30 tot 15.30 uur'],
  ['2024-10-26 14:30', undefined, 'zaterdag, vanaf 14.30 uur'],
  ['2024-10-26 14:30', '2024-10-26 14:30', 'zaterdag, vanaf 14.30 uur'],
  ['2024-10-31 20:00', '2024-11-01 00:30', 'donderdag, 20.00 tot 00.30 uur de dag nadien'],
  ['2024-10-31 20:00', '2024-11-01 00:00', 'donderdag, 20.00 tot 24.00 uur'],
  ['2024-10-26 22:00', '2024-10-27 08:00', 'zaterdag, 22.00 tot 08.00 uur de dag nadien'],
  [
    '2024-10-26 10:00',
    '2024-10-28 18:00',
    'zaterdag 26 oktober, 10.00 uur tot maandag 28 oktober, 18.00 uur',
  ],
  ['2024-10-27 00:30', '2024-10-27 04:00', 'zondag, 00.30 tot 04.00 uur'],
])('%s until %s, in words', (start, end, words) => {
  expect(timeRange(from(start, end))).toBe(words);
});

test('a row says until when, if anyone knows', () => {
  expect(untilTime(from('2024-10-26 14:30', '2024-10-26 15:30'))).toBe('tot 15.30');
  expect(untilTime(from('2024-10-26 14:30'))).toBeNull();
});

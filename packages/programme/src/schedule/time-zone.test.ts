import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeLines } from './calendar.ts';

test.each([
  ['the last summer day', '2024-10-26T09:00:00Z', 'DTSTART;TZID=Europe/Brussels:20241026T110000'],
  ['the first winter day', '2024-10-27T10:00:00Z', 'DTSTART;TZID=Europe/Brussels:20241027T110000'],
  [
    'just before the hour that comes twice',
    '2024-10-26T23:59:59Z',
    'DTSTART;TZID=Europe/Brussels:20241027T015959',
  ],
  ['half past two, the first time', '2024-10-27T00:30:00Z', 'DTSTART:20241027T003000Z'],
  ['half past two, the second time', '2024-10-27T01:30:00Z', 'DTSTART:20241027T013000Z'],
  ['three hours after midnight', '2024-10-27T02:00:00Z', 'DTSTART;TZID=Europe/Brussels:20241027T030000'],
  [
    'just before the hour that is skipped',
    '2024-03-31T00:59:59Z',
    'DTSTART;TZID=Europe/Brussels:20240331T015959',
  ],
  ['just after it', '2024-03-31T01:00:00Z', 'DTSTART;TZID=Europe/Brussels:20240331T030000'],
])('%s', (_what, instant, line) => {
  expect(timeLines(new Date(instant), null)).toEqual([line]);
});

test.each([
  ['that begins in it', '2024-10-27T00:30:00Z', '2024-10-27T03:00:00Z'],
  ['that ends in it', '2024-10-26T22:00:00Z', '2024-10-27T01:30:00Z'],
])('both times of an item %s are told in UTC', (_what, start, end) => {
  const utc = (iso: string) => iso.replace(/[-:]/g, '');
  expect(timeLines(new Date(start), new Date(end))).toEqual([`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]);
});

/** What a reader of the line understands; a wall time that occurs twice is the first (RFC 5545, 3.3.5). */
function understood(line: string): number {
  const [, zone, y, mo, d, h, mi, s] =
    /^DTSTART(;TZID=Europe\/Brussels)?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/.exec(line) ?? [];
  const iso = `${y}-${mo}-${d}T${h}:${mi}:${s}`;
  return zone ? (parseWallTime(iso, BRUSSELS)?.getTime() ?? Number.NaN) : Date.parse(`${iso}Z`);
}

test('every instant is written unambiguously', () => {
  const seconds = fc.integer({ min: Date.UTC(1997, 0) / 1000, max: Date.UTC(2060, 0) / 1000 });
  const aroundChanges = fc
    .tuple(fc.integer({ min: 1997, max: 2060 }), fc.constantFrom(2, 9), fc.integer({ min: -36e3, max: 36e3 }))
    .map(([year, month, shift]) => {
      const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
      return lastDay.getTime() / 1000 - lastDay.getUTCDay() * 86_400 + shift;
    });
  fc.assert(
    fc.property(fc.oneof(seconds, aroundChanges), (second) => {
      expect(understood(timeLines(new Date(second * 1000), null)[0] ?? '')).toBe(second * 1000);
    }),
    { numRuns: 1000 },
  );
});

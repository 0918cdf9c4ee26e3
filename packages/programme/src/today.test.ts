import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { anOccurrence, at } from './testing/stories.ts';
import { groupsAt, minutesLeft, type TodayEntry, timingOf } from './today.ts';

const MINUTE = 60_000;
const NOW = at('2024-10-26 15:40').getTime();

const entry: fc.Arbitrary<TodayEntry> = fc
  .record({
    start: fc.integer({ min: -400, max: 400 }),
    length: fc.integer({ min: 1, max: 500 }),
    cancelled: fc.boolean(),
  })
  .map(({ start, length, cancelled }) => ({
    start: NOW + start * MINUTE,
    end: NOW + (start + length) * MINUTE,
    isOpenEnded: false,
    isCancelled: cancelled,
  }));
const byStart = (entries: readonly TodayEntry[]) => entries.toSorted((a, b) => a.start - b.start);
const entries = fc.array(entry, { maxLength: 30 }).map(byStart);
/** Within a minute, too: seconds count. */
const instant = fc.integer({ min: NOW - 300 * MINUTE, max: NOW + 300 * MINUTE });

it('the groups of today hold every item once, where its times put it', () => {
  fc.assert(
    fc.property(entries, instant, (all, now) => {
      const groups = groupsAt(all, now);
      const { now: running, cancelled, soon, later, past } = groups;
      expect(byStart([...running, ...cancelled, ...soon, ...later, ...past])).toHaveLength(all.length);
      for (const one of [...running, ...cancelled]) expect(one.start <= now && now < one.end).toBe(true);
      for (const one of running) expect(one.isCancelled).toBe(false);
      for (const one of cancelled) expect(one.isCancelled).toBe(true);
      for (const one of past) expect(one.end).toBeLessThanOrEqual(now);
      for (const one of soon) expect(one.start > now && one.start <= groups.soonUntil).toBe(true);
      for (const one of later) expect(one.start).toBeGreaterThan(groups.soonUntil);
      // What has ten minutes or more to go, by end, then the rest, by end.
      const ends = running.map(({ end }) => end).sort((a, b) => a - b);
      const isWorth = (end: number) => end - now >= 10 * MINUTE;
      expect(running.map(({ end }) => end)).toEqual([
        ...ends.filter(isWorth),
        ...ends.filter((end) => !isWorth(end)),
      ]);
    }),
  );
});

test('an item without an end counts as an hour, without a countdown', () => {
  const timing = timingOf(anOccurrence({ startDate: at('2024-10-26 15:00'), endDate: null }));
  expect(timing.end).toBe(at('2024-10-26 16:00').getTime());
  expect(minutesLeft(timing, NOW)).toBeNull();
});

test('the hour that comes twice is two hours', () => {
  const start = new Date('2024-10-27T00:30:00Z');
  const timing = timingOf(anOccurrence({ startDate: start, endDate: new Date('2024-10-27T01:45:00Z') }));
  const secondTime = Date.parse('2024-10-27T01:30:00Z');
  expect(groupsAt([{ ...timing, isCancelled: false }], secondTime).now).toHaveLength(1);
  expect(minutesLeft(timing, secondTime)).toBe(15);
});

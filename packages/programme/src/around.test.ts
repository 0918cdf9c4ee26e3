import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aroundOccurrence } from './around.ts';
import { endOf, type Occurrence } from './occurrences.ts';
import { anExperience, anOccurrence, at } from './testing/stories.ts';

const on = (time: string) => at(`2024-10-26 ${time}`);
const MINUTE_MS = 60_000;
const item = (title: string, from: string, until: string | null, more: Partial<Occurrence['content']> = {}) =>
  anOccurrence({
    experience: anExperience({ title }),
    startDate: on(from),
    endDate: until === null ? null : on(until),
    ...more,
  });
const titles = (list: readonly Occurrence[]) => list.map(({ content }) => content.experience?.content.title);

describe('an hour before, an hour after', () => {
  const occurrence = item('Dit', '13:45', '14:55');
  const around = (...others: Occurrence[]) => {
    const { before, after } = aroundOccurrence(occurrence, [occurrence, ...others]);
    return [titles(before), titles(after)];
  };

  test('what ends in the hour before and starts in the hour after, by start', () => {
    expect(
      around(
        item('te vroeg', '11:00', '12:45'),
        item('net niet voorbij', '13:00', '13:46'),
        item('lang', '11:30', '13:30'),
        item('aansluitend', '12:45', '13:45'),
        item('meteen erna', '14:55', '15:30'),
        item('te laat', '15:55', '17:00'),
      ),
    ).toEqual([['lang', 'aansluitend'], ['meteen erna']]);
  });

  test('not what cannot be attended, nor the same experience again', () => {
    const { experience } = occurrence.content;
    expect(
      around(
        item('af', '12:00', '13:00', { flags: ['geannuleerd'] }),
        item('vol', '15:00', '16:00', { flags: ['uitverkocht'] }),
        anOccurrence({ experience, startDate: on('15:00'), endDate: on('16:00') }),
        item('zonder einde', '13:00', null),
      ),
    ).toEqual([[], []]);
  });

  test('at most three a side, those nearest', () => {
    const some = fc.record({ quarter: fc.nat(23 * 4), minutes: fc.constantFrom(15, 45, 60, 90) });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 30 }), (drawn) => {
        const others = drawn.map(({ quarter, minutes }, index) => {
          const startDate = new Date(on('00:00').getTime() + quarter * 15 * MINUTE_MS);
          const endDate = new Date(startDate.getTime() + minutes * MINUTE_MS);
          return anOccurrence({ experience: anExperience({ title: `${index}` }), startDate, endDate });
        });
        const { before, after } = aroundOccurrence(occurrence, others);
        const gapBefore = (one: Occurrence) => on('13:45').getTime() - (endOf(one)?.getTime() ?? 0);
        const gapAfter = (one: Occurrence) => one.content.startDate.getTime() - on('14:55').getTime();
        const nearest = (gap: (one: Occurrence) => number) =>
          others
            .map(gap)
            .filter((ms) => ms >= 0 && ms < 60 * MINUTE_MS)
            .sort((a, b) => a - b)
            .slice(0, 3);
        expect(before.map(gapBefore).sort((a, b) => a - b)).toEqual(nearest(gapBefore));
        expect(after.map(gapAfter).sort((a, b) => a - b)).toEqual(nearest(gapAfter));
      }),
      { numRuns: 50 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { aroundOccurrence } from './around.ts';
import type { Occurrence } from './occurrences.ts';
import { anExperience, anOccurrence, at } from './testing/stories.ts';

const on = (time: string) => at(`2024-10-26 ${time}`);
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
    const ends = ['12:50', '13:40', '13:00', '13:45', '13:30'].map((end) => item(end, '12:00', end));
    const starts = ['15:50', '14:55', '15:30', '15:00', '15:45'].map((start) => item(start, start, '16:30'));
    const [before, after] = around(...ends, ...starts);
    expect([before?.toSorted(), after]).toEqual([
      ['13:30', '13:40', '13:45'],
      ['14:55', '15:00', '15:30'],
    ]);
  });
});

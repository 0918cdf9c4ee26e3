import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flagged } from '../status.ts';
import { at } from '../testing/stories.ts';
import { seenOf } from './seen.ts';
import { differences } from './seen-differences.ts';

/** What a visitor saw: a start and an end on 1 November unless there is a day, flags and a place. */
type Version = { start?: string; end?: string | null; flags?: readonly string[]; place?: string };

const timeOf = (text: string): Date => at(text.includes(' ') ? text : `2024-11-01 ${text}`);
const itemOf = ({ start = '16:00', end = '16:50', flags = [] }: Version): Flagged => ({
  content: { startDate: timeOf(start), endDate: end === null ? null : timeOf(end), flags },
});
const between = (was: Version, now: Version) =>
  differences(seenOf(itemOf(was), was.place ?? 'Hal 4'), itemOf(now), now.place ?? 'Hal 4').map((one) =>
    `${one.kind} ${one.now}`.trim(),
  );

const OFF = { flags: ['geannuleerd'] };
const SOLD = { flags: ['uitverkocht'] };
test.each<[string, was: Version, now: Version, said: string[]]>([
  ['nothing', {}, {}, []],
  ['nothing of flags that change nothing', {}, { flags: ['nieuw', 'ander-uur', 'weer-plaats'] }, []],
  ['another hour, whatever its end', {}, { start: '17:00', end: null }, ['begins 17.00']],
  ['another day', {}, { start: '2024-11-02 16:00', end: null }, ['begins_on 02.11, 16.00']],
  ['another end', {}, { end: '17:15' }, ['ends 17.15']],
  ['an end that is known now', { end: null }, {}, ['ends 16.50']],
  ['nothing of an end that is no longer known, or is before the start', {}, { end: '15:00' }, []],
  ['another place, and sold out', { place: 'Grote zaal' }, SOLD, ['place Hal 4', 'sold']],
  ['a place with a bar in it', { place: 'A|B' }, { place: 'A|C' }, ['place A|C']],
  ['nothing of a place that is no longer known', {}, { place: '' }, []],
  ['nothing of soft hyphens', { place: 'Boek\u00adhandel' }, { place: 'Boekhandel ' }, []],
  ['few places', {}, { flags: ['laatste-plaatsen'] }, ['last']],
  ['few places, of what was sold out', SOLD, { flags: ['laatste-plaatsen'] }, ['last']],
  ['places again', SOLD, {}, ['back']],
  ['cancelled, and nothing else', {}, { ...OFF, start: '17:00', place: 'x' }, ['off']],
  [
    'nothing of what was cancelled already',
    OFF,
    { flags: ['geannuleerd', 'uitverkocht'], start: '17:00' },
    [],
  ],
  ['that it takes place after all', OFF, {}, ['on']],
  ['that it takes place after all, and is sold out', OFF, SOLD, ['sold']],
])('says %s', (_case, was, now, said) => {
  expect(between(was, now)).toEqual(said);
});

test('a memory that is no memory says nothing, whatever it holds', () => {
  expect(differences(undefined, itemOf({}), '')).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!text.includes('|'));
      expect(differences(text, itemOf({}), 'Hal 4')).toEqual([]);
    }),
  );
});

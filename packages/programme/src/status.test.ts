import type { Content } from '@inktvis/content';
import { expect, test } from 'vitest';
import { flagsOf, isBookable, statusesOf } from './status.ts';
import { anOccurrence, at } from './testing/stories.ts';

type Flags = Content<'program'>['flags'];

const during = '2024-10-26 14:45';
const before = '2024-10-26 10:00';
const after = '2024-10-26 16:00';

const occurrence = (flags: Flags) =>
  anOccurrence({ startDate: at('2024-10-26 14:30'), endDate: at('2024-10-26 15:30'), flags });

test.each<[string, Flags, string, string[]]>([
  ['nothing', [], before, []],
  ['under way', [], during, ['now']],
  ['over', ['uitverkocht', 'nieuw'], after, ['past']],
  ['cancelled says nothing else, also later', ['geannuleerd', 'uitverkocht', 'nieuw'], after, ['off']],
  ['sold out has no last places', ['laatste-plaatsen', 'uitverkocht'], before, ['sold']],
  ['sold out and under way', ['uitverkocht'], during, ['sold', 'now']],
  ['places again', ['weer-plaats', 'laatste-plaatsen', 'ander-podium'], before, ['place', 'back', 'last']],
  ['places again, and gone again', ['weer-plaats', 'uitverkocht'], before, ['sold']],
  ['moved in time and place', ['ander-podium', 'ander-uur'], before, ['time', 'place']],
  ['most urgent first', ['nieuw', 'laatste-plaatsen', 'ander-podium'], before, ['place', 'last', 'new']],
])('what there is to say: %s', (_case, flags, now, expected) => {
  expect(statusesOf(occurrence(flags), at(now))).toEqual(expected);
});

test('a card shows two flags at most', () => {
  expect(flagsOf(occurrence(['nieuw', 'laatste-plaatsen', 'ander-podium']), at(before))).toEqual([
    'place',
    'last',
  ]);
});

test.each<[Flags, string, boolean]>([
  [[], before, true],
  [['laatste-plaatsen'], before, true],
  [[], during, true],
  [['uitverkocht'], before, false],
  [['geannuleerd'], before, false],
  [[], after, false],
])('%j at %s can be booked: %s', (flags, now, bookable) => {
  expect(isBookable(occurrence(flags), at(now))).toBe(bookable);
});

import { brusselsDay } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flagged } from '../status.ts';
import { at } from '../testing/stories.ts';
import { seenOf } from './seen.ts';
import { differences } from './seen-differences.ts';

const FLAGS = [
  'geannuleerd',
  'uitverkocht',
  'laatste-plaatsen',
  'ander-uur',
  'weer-plaats',
  'nieuw',
] as const;
const PLACES = ['', 'Grote zaal', 'Hal 4', 'A|B', 'Boek\u00adhandel'] as const;

type Version = { readonly item: Flagged; readonly place: string };
const version = (
  startDate: Date,
  {
    end = null,
    flags = [],
    place = 'Hal 4',
  }: { end?: Date | null; flags?: readonly string[]; place?: string } = {},
): Version => ({ item: { content: { startDate, endDate: end, flags } }, place });

const aVersion: fc.Arbitrary<Version> = fc
  .record({
    minute: fc.integer({ min: 0, max: 600 }),
    length: fc.option(fc.integer({ min: -10, max: 120 })),
    flags: fc.subarray([...FLAGS]),
    place: fc.constantFrom(...PLACES),
  })
  .map(({ minute, length, flags, place }) => {
    const start = new Date(at('2024-10-26 10:00').getTime() + minute * 60_000);
    return version(start, {
      end: length === null ? null : new Date(start.getTime() + length * 60_000),
      flags,
      place,
    });
  });

const between = (was: Version, now: Version) => differences(seenOf(was.item, was.place), now.item, now.place);

/** What a visitor sees of a version, as words that can be compared. */
function visible({ item: { content }, place }: Version) {
  const { startDate, endDate, flags } = content;
  const off = flags.includes('geannuleerd');
  return {
    off,
    availability: off
      ? 'off'
      : flags.includes('uitverkocht')
        ? 'sold'
        : flags.includes('laatste-plaatsen')
          ? 'last'
          : '',
    day: brusselsDay(startDate),
    start: startDate.getTime(),
    end: endDate && endDate > startDate ? endDate.getTime() : null,
    place: place.replaceAll('\u00ad', ''),
  };
}

test('says something exactly when a visitor sees something else', () => {
  fc.assert(
    fc.property(aVersion, aVersion, (first, second) => {
      const [was, now] = [visible(first), visible(second)];
      const expected = new Set<string>();
      if (now.off) {
        if (!was.off) expected.add('off');
      } else {
        if (was.day !== now.day) expected.add('begins_on');
        else if (was.start !== now.start) expected.add('begins');
        else if (now.end !== null && was.end !== now.end) expected.add('ends');
        if (now.place !== '' && was.place !== now.place) expected.add('place');
        if (was.availability !== now.availability) {
          if (now.availability !== '') expected.add(now.availability);
          else expected.add(was.off ? 'on' : 'back');
        }
      }
      expect(new Set(between(first, second).map(({ kind }) => kind))).toEqual(expected);
      expect(between(first, first), 'what was just seen').toEqual([]);
    }),
  );
});

test('a memory that is no memory says nothing, whatever it holds', () => {
  expect(differences(undefined, version(at('2024-10-26 10:00')).item, '')).toEqual([]);
  fc.assert(
    fc.property(fc.string(), aVersion, (text, { item, place }) => {
      fc.pre(!text.includes('|'));
      expect(differences(text, item, place)).toEqual([]);
    }),
  );
});

const was = version(at('2024-11-01 16:00'), { end: at('2024-11-01 16:50'), place: 'Grote zaal' });
test.each([
  ['another hour', version(at('2024-11-01 17:00'), { place: 'Grote zaal' }), ['begins 17.00']],
  ['another day', version(at('2024-11-02 16:00'), { place: 'Grote zaal' }), ['begins_on 02.11, 16.00']],
  ['no end', version(at('2024-11-01 16:00'), { place: 'Grote zaal' }), []],
  [
    'another place, and sold out',
    version(at('2024-11-01 16:00'), { end: at('2024-11-01 16:50'), flags: ['uitverkocht'] }),
    ['place Hal 4', 'sold '],
  ],
])('%s, in the words and numbers of a visitor', (_case, now, expected) => {
  expect(between(was, now).map(({ kind, now }) => `${kind} ${now}`)).toEqual(expected);
});

import { expect, test } from 'vitest';
import type { Occurrence } from '../occurrences.ts';
import { anOccurrence, aProgramme, at } from '../testing/stories.ts';
import { announcedAt, changesOf } from './changes.ts';

type Dates = Partial<Pick<Occurrence, 'firstPublishedAt' | 'publishedAt'>>;
type Words = NonNullable<Parameters<typeof anOccurrence>[0]>;

const SPRING = at('2024-05-01 09:00');
const ANNOUNCED = at('2024-09-02 10:00');
const AUTUMN = at('2024-10-30 18:25');
const ONCE: Dates = { firstPublishedAt: SPRING, publishedAt: SPRING };
const AGAIN: Dates = { firstPublishedAt: SPRING, publishedAt: AUTUMN };

const item = (words: Words, dates: Dates = ONCE): Occurrence => ({ ...anOccurrence(words), ...dates });
const changeOf = (one: Occurrence, announced: Date | null = ANNOUNCED) => {
  const [change] = changesOf([one], announced);
  return change ? { kinds: change.kinds, reportedAt: change.reportedAt } : null;
};

test.each<[string, Words, Dates, readonly string[] | null]>([
  ['nothing', {}, ONCE, null],
  ['published again without a flag', {}, AGAIN, null],
  ['another hour', { flags: ['ander-uur'] }, ONCE, ['time']],
  ['another hour and place', { flags: ['ander-podium', 'ander-uur'] }, ONCE, ['time', 'place']],
  ['cancelled is all there is to say', { flags: ['ander-uur', 'geannuleerd'] }, ONCE, ['off']],
  ['places again', { flags: ['weer-plaats'] }, ONCE, ['back']],
  ['sold out from the start', { flags: ['uitverkocht'] }, ONCE, null],
  ['sold out since', { flags: ['uitverkocht', 'weer-plaats'] }, AGAIN, ['sold']],
  ['few places since', { flags: ['laatste-plaatsen'], changedAt: AUTUMN }, ONCE, ['last']],
  ['called new by the editor alone', { flags: ['nieuw'] }, ONCE, null],
  ['first published later', {}, { firstPublishedAt: AUTUMN, publishedAt: AUTUMN }, ['new']],
])('what counts as a change: %s', (_case, words, dates, kinds) => {
  expect(changeOf(item(words, dates))?.kinds ?? null).toEqual(kinds);
});

const flags: Words['flags'] = ['ander-uur'];
test.each<[string, Words, Dates, Date | null]>([
  ['the field of the editor wins', { flags, changedAt: SPRING }, AGAIN, SPRING],
  ['else the last publication', { flags }, AGAIN, AUTUMN],
  ['published once tells nothing', { flags }, ONCE, null],
  ['nor does a story without dates', { flags }, {}, null],
  ['new when it was first published', {}, { firstPublishedAt: AUTUMN, publishedAt: AUTUMN }, AUTUMN],
])('when it was reported: %s', (_case, words, dates, expected) => {
  expect(changeOf(item(words, dates))?.reportedAt).toEqual(expected);
});

test('without an announcement nothing is new, and a page that is younger than it cannot tell', () => {
  const late = item({}, { firstPublishedAt: AUTUMN, publishedAt: AUTUMN });
  expect(changeOf(late, null)).toBeNull();
  const overview = (firstPublishedAt: Date | null) =>
    announcedAt({ ...aProgramme({ announcedAt: ANNOUNCED }), firstPublishedAt });
  expect([overview(SPRING), overview(AUTUMN), overview(null)]).toEqual([ANNOUNCED, null, null]);
});

test('they stand by start', () => {
  const long = item({ startDate: at('2024-10-26 10:00'), flags: ['ander-podium'] });
  const short = item({ startDate: at('2024-10-26 09:00'), flags: ['geannuleerd'] });
  expect(changesOf([long, short], ANNOUNCED).map(({ occurrence }) => occurrence)).toEqual([short, long]);
});

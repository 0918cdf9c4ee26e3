import { dayBounds, formatTime } from '@inktvis/foundation/brussels';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOf, isOnDay, type Occurrence, sortOccurrences, startDay } from '../occurrences.ts';
import { aLocation, anExperience, anOccurrence, aPerson, aTheme, aType, at } from '../testing/stories.ts';
import { FACET_DEFINITIONS, NOTHING_SELECTED, type Selection } from './facets.ts';
import { buildIndex, type ProgrammeQuery } from './programme-index.ts';

const themes = ['kids', 'strips', 'fantasy'].map((slug) => aTheme({ title: slug }, `themas/${slug}`));
const types = ['lezing', 'workshop'].map((slug) => aType({ title: slug }, `types/${slug}`));
const locations = ['grote-zaal', 'leescafe'].map((slug) =>
  aLocation(
    { title: slug, access: slug === 'leescafe' ? ['ringleiding', 'prikkelarm'] : [] },
    `locaties/${slug}`,
  ),
);
const DAYS = ['2024-10-26', '2024-10-27', '2024-10-28'];
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Ages as editors write them, and the children they are for. */
const AGES: readonly (readonly [text: string, fits: (child: number) => boolean])[] = [
  ['', () => true],
  ['8+', (child) => child >= 8],
  ['4–7 jaar', (child) => child >= 4 && child <= 7],
  ['vanaf 12 jaar', (child) => child >= 12],
  ['18+', () => false],
  ['voor durvers', () => true],
];

const [jef, zita] = [aPerson('Jef', 'Jambe'), aPerson('Zita', 'Zetfout')];
const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const experiences = [
  anExperience({ theme: themes.slice(0, 1), type: types[0] ?? null, location: locations[1] ?? null }),
  ...AGES.map(([age]) => anExperience({ age })),
  anExperience({ theme: themes.slice(1), access: ['rolstoel'], people: [jef, zita] }),
];

/** Items around midnight, over the night the clock goes back, without end, and over several days. */
const occurrence: fc.Arbitrary<Occurrence> = fc
  .record({
    start: fc.integer({ min: at('2024-10-25 22:00').getTime(), max: at('2024-10-29 02:00').getTime() }),
    minutes: fc.option(fc.integer({ min: -120, max: 60 * 60 }), { nil: null }),
    theme: fc.subarray(themes),
    flags: fc.subarray(['uitverkocht', 'geannuleerd', 'nieuw'] as const).map((names) => [...names]),
    access: fc.subarray(['rolstoel', 'gebarentaal'] as const).map((names) => [...names]),
    type: some(types),
    location: some(locations),
    experience: some(experiences),
    people: fc.subarray([zita]),
  })
  .map(({ start, minutes, ...content }) =>
    anOccurrence({
      ...content,
      startDate: new Date(start),
      endDate: minutes === null ? null : new Date(start + minutes * MINUTE_MS),
    }),
  );

/** What is chosen of each facet that the walk knows. */
const CHOICES = {
  dayPart: fc.subarray(['ochtend', 'namiddag', 'avond']),
  age: fc.option(fc.nat(17).map(String), { nil: null }).map((age) => (age === null ? [] : [age])),
  seats: fc.subarray(['vrij']),
  theme: fc.subarray(['kids', 'strips', 'fantasy', 'bestaat-niet']),
  type: fc.subarray(['lezing', 'workshop']),
  location: fc.subarray(['grote-zaal', 'leescafe']),
  access: fc.subarray(['rolstoel', 'ringleiding', 'gebarentaal', 'prikkelarm']),
  person: fc.subarray(['jef-jambe', 'zita-zetfout', 'niemand']),
};
type Walked = keyof typeof CHOICES;
const WALKED = Object.keys(CHOICES) as Walked[];
const selection: fc.Arbitrary<Selection> = fc
  .record(CHOICES)
  .map((chosen) => ({ ...NOTHING_SELECTED, ...chosen }));
const query = fc.record({ day: some(DAYS), selection });

/** The parts of the day of an item, by looking at the clock in every minute of it on the day it starts. */
function partsOf(one: Occurrence): string[] {
  const start = one.content.startDate.getTime();
  const end = endOf(one)?.getTime() ?? start + HOUR_MS;
  if (end - start >= 24 * HOUR_MS) return ['ochtend', 'namiddag', 'avond'];
  const midnight = dayBounds(startDay(one)).until.getTime();
  const parts = new Set<string>();
  for (let time = start; time < Math.min(end, midnight); time += MINUTE_MS) {
    const hour = Number(formatTime(new Date(time)).slice(0, 2));
    parts.add(hour < 12 ? 'ochtend' : hour < 17 ? 'namiddag' : 'avond');
  }
  return [...parts];
}

/** What an item is found under, said as plainly as can be. */
function slugsOf(one: Occurrence, facet: Walked): string[] {
  const { content } = one;
  const { experience } = content;
  if (facet === 'dayPart') return partsOf(one);
  if (facet === 'seats') {
    return content.flags.some((flag) => flag === 'uitverkocht' || flag === 'geannuleerd') ? [] : ['vrij'];
  }
  if (facet === 'age') {
    const fits = AGES.find(([text]) => text === experience?.content.age)?.[1] ?? (() => true);
    return Array.from({ length: 18 }, (_, child) => child)
      .filter(fits)
      .map(String);
  }
  if (facet === 'theme') {
    const own = content.theme.length > 0 ? content.theme : (experience?.content.theme ?? []);
    return own.map(({ slug }) => slug);
  }
  if (facet === 'access') {
    const place = content.location ?? experience?.content.location;
    const ofPlace = (place?.content.access ?? []).filter((name) => name !== 'prikkelarm');
    return [...content.access, ...(experience?.content.access ?? []), ...ofPlace];
  }
  if (facet === 'person') {
    const people = content.people.length > 0 ? content.people : (experience?.content.people ?? []);
    return people.map((person) => (person === jef ? 'jef-jambe' : 'zita-zetfout'));
  }
  const own = content[facet] ?? experience?.content[facet] ?? null;
  return own ? [own.slug] : [];
}

function meets(one: Occurrence, facet: Walked, chosen: readonly string[]): boolean {
  const has = (slug: string) => slugsOf(one, facet).includes(slug);
  return facet === 'access' ? chosen.every(has) : chosen.length === 0 || chosen.some(has);
}

const matches = (one: Occurrence, { day, selection: chosen }: ProgrammeQuery): boolean =>
  (day === null || isOnDay(one, day)) && WALKED.every((facet) => meets(one, facet, chosen[facet]));

// More than two words of 32 bits.
const programmes = fc.array(occurrence, { maxLength: 80 });

it('the index finds the same items as a walk through all, by start, in parts of any size', () => {
  fc.assert(
    fc.property(programmes, query, fc.nat(50), fc.nat(50), (items, asked, from, length) => {
      const expected = sortOccurrences(items).filter((one) => matches(one, asked));
      const found = buildIndex(items, { themes, types, locations }).find(asked);
      expect(found.total).toBe(expected.length);
      expect(found.slice(from, from + length)).toEqual(expected.slice(from, from + length));
    }),
  );
});

it('the index counts for every value what choosing it alone would find, or, of access, choosing it too', () => {
  fc.assert(
    fc.property(programmes, query, (items, asked) => {
      const index = buildIndex(items, { themes, types, locations });
      const counts = index.find(asked).counts();
      const walk = (other: ProgrammeQuery) => items.filter((one) => matches(one, other)).length;
      for (const facet of WALKED.filter((name) => FACET_DEFINITIONS[name].isOffered)) {
        for (const { slug } of index.facets[facet]) {
          const chosen = facet === 'access' ? [...asked.selection.access, slug] : [slug];
          const then = { ...asked, selection: { ...asked.selection, [facet]: chosen } };
          expect(counts[facet].get(slug) ?? 0).toBe(walk(then));
        }
      }
      for (const day of DAYS) expect(counts.day.get(day) ?? 0).toBe(walk({ ...asked, day }));
      expect(counts.allDays).toBe(walk({ ...asked, day: null }));
    }),
  );
});

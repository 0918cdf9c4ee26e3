import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOnDay, type Occurrence, sortOccurrences } from '../occurrences.ts';
import { aLocation, anExperience, anOccurrence, aPerson, aTheme, aType, at } from '../testing/stories.ts';
import { dayPartsOf } from './day-parts.ts';
import { FACET_VALUES } from './facet-values.ts';
import { FACET_DEFINITIONS, type FacetName, NOTHING_SELECTED, type Selection } from './facets.ts';
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
const MINUTE_MS = 60_000;
/** As editors write them. */
const AGES = ['', '8+', '4–7 jaar', 'vanaf 12 jaar', '18+', 'voor durvers'];

const [jef, zita] = [aPerson('Jef', 'Jambe'), aPerson('Zita', 'Zetfout')];
const some = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null });
const experiences = [
  anExperience({ theme: themes.slice(0, 1), type: types[0] ?? null, location: locations[1] ?? null }),
  ...AGES.map((age) => anExperience({ age })),
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

function meets(one: Occurrence, facet: Walked, chosen: readonly string[]): boolean {
  const has = (slug: string) => FACET_VALUES[facet].slugsOf(one).includes(slug);
  return facet === 'access' ? chosen.every(has) : chosen.length === 0 || chosen.some(has);
}

const matches = (one: Occurrence, { day, selection: chosen }: ProgrammeQuery): boolean =>
  (day === null || isOnDay(one, day)) && WALKED.every((facet) => meets(one, facet, chosen[facet]));

const [kids, strips] = themes;
const hall = locations[1] ?? null;
const full = anExperience({
  age: '4–7 jaar',
  theme: kids ? [kids] : [],
  type: types[0] ?? null,
  location: hall,
  access: ['rolstoel'],
  people: [jef, zita],
});

it.each<[FacetName, Partial<Occurrence['content']>, readonly string[]]>([
  ['age', { experience: full }, ['4', '5', '6', '7']],
  ['age', { experience: anExperience({ age: '15+' }) }, ['15', '16', '17']],
  ['age', { experience: anExperience({ age: '18+' }) }, []],
  ['theme', { experience: full }, ['kids']],
  ['theme', { experience: full, theme: strips ? [strips] : [] }, ['strips']],
  ['type', { experience: full }, ['lezing']],
  ['type', { experience: full, type: types[1] ?? null }, ['workshop']],
  ['location', { experience: full }, ['leescafe']],
  ['location', { experience: full, location: locations[0] ?? null }, ['grote-zaal']],
  ['location', { experience: null }, []],
  ['access', { experience: full, access: ['gebarentaal'] }, ['rolstoel', 'ringleiding', 'gebarentaal']],
  ['seats', { flags: ['nieuw'] }, ['vrij']],
  ['seats', { flags: ['uitverkocht'] }, []],
  ['seats', { flags: ['geannuleerd'] }, []],
  ['person', { experience: full }, ['jef-jambe', 'zita-zetfout']],
  ['person', { experience: full, people: [zita] }, ['zita-zetfout']],
])('under %s an item is found by its own values, or by those of its experience (%#)', (facet, own, slugs) => {
  expect(FACET_VALUES[facet].slugsOf(anOccurrence(own))).toEqual(slugs);
});

it.each([
  ['26 11:00', '26 11:30', 'ochtend'],
  ['26 08:00', '26 12:00', 'ochtend'],
  ['26 11:30', '26 12:01', 'ochtend namiddag'],
  ['26 11:59', '26 17:30', 'ochtend namiddag avond'],
  ['26 23:00', '27 11:00', 'avond'],
  ['26 10:00', '27 10:00', 'ochtend namiddag avond'],
  // The clock goes back in between.
  ['27 01:30', '27 04:00', 'ochtend'],
])('what lasts from %s to %s is of the %s', (start, end, parts) => {
  expect(dayPartsOf(at(`2024-10-${start}`), at(`2024-10-${end}`)).join(' ')).toBe(parts);
});

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

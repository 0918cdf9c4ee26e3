import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataHref, pageOfData } from '../list-data.ts';
import {
  PROGRAMME_DATA_PATH,
  PROGRAMME_PARAMETERS,
  type ProgrammeAddress,
  programmeHref,
  readAddress,
} from './address.ts';
import { FACET_DEFINITIONS, FACETS, type FacetName, type Facets } from './facets.ts';

const value = (slug: string) => ({ slug, label: slug, icon: null });
const SLUGS: { readonly [facet in FacetName]?: readonly string[] } = {
  dayPart: ['ochtend', 'namiddag', 'avond'],
  age: ['0', '6', '17'],
  seats: ['vrij'],
  theme: ['kids', 'strips', 'fantasy'],
  location: ['grote-zaal', 'leescafe'],
};
const slugsOf = (facet: FacetName) => SLUGS[facet] ?? ['een', 'ander'];
const facets = Object.fromEntries(
  FACETS.map((facet) => [facet, slugsOf(facet).map(value)]),
) as unknown as Facets;
const read = (address: string) => readAddress(new URL(address, 'http://localhost'), facets);

const address: fc.Arbitrary<ProgrammeAddress> = fc
  .record({
    path: fc.constantFrom('/programma', '/programma/zondag-27-oktober'),
    selection: fc.record(
      Object.fromEntries(
        FACETS.map((facet) => {
          const isOne = FACET_DEFINITIONS[facet].choice === 'one';
          return [facet, fc.subarray([...slugsOf(facet)], isOne ? { maxLength: 1 } : {})];
        }),
      ) as unknown as Record<FacetName, fc.Arbitrary<string[]>>,
    ),
    layout: fc.constantFrom('cards' as const, 'timetable' as const, 'sheet' as const),
    whole: fc.boolean(),
    page: fc.integer({ min: 1, max: 400 }),
    allDays: fc.boolean(),
  })
  .map((one) => ({ ...one, whole: one.whole && one.layout === 'cards' }));

const parameter = fc.constantFrom(...Object.keys(PROGRAMME_PARAMETERS), 'x');

it('says everything it is made from, and nothing else', () => {
  fc.assert(
    fc.property(address, (one) => {
      const again = read(programmeHref(one));
      const chosen = Object.values(one.selection).flat().length > 0;
      // Filters without a day mean all days by themselves; a path of a day is never all days.
      const allDays = one.allDays && one.path === '/programma' && !chosen;
      expect(again).toEqual({ ...one, allDays });
    }),
  );
});

it('is the same for the same choice in whatever order it was made', () => {
  const one = programmeHref(read('/programma?thema=strips&locatie=leescafe&thema=kids&thema=kids'));
  expect(one).toBe('/programma?thema=kids&thema=strips&locatie=leescafe');
});

it('takes one age, the first that it is given', () => {
  expect(programmeHref(read('/programma?plaats=vrij&kind=6&kind=17&dagdeel=avond'))).toBe(
    '/programma?dagdeel=avond&kind=6&plaats=vrij',
  );
  expect(read('/programma?kind=&kind=6').selection.age).toEqual(['6']);
});

it('leaves out what it does not know', () => {
  const address = read('/programma?thema=kids&thema=koken&type=feest&locatie=&weergave=kaart');
  expect(programmeHref(address)).toBe('/programma?thema=kids');
});

it('has one address for its data, which leads back to the page', () => {
  fc.assert(
    fc.property(address, (one) => {
      const data = new URL(dataHref(programmeHref(one)), 'http://localhost');
      expect(data.pathname).toMatch(PROGRAMME_DATA_PATH);
      const page = pageOfData(data);
      expect(page.pathname + page.search).toBe(programmeHref(one));
    }),
  );
});

it('takes whatever stands in a query string without falling over', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(parameter, fc.string({ unit: 'binary' }))), (pairs) => {
      const query = new URLSearchParams(pairs.map(([name, text]) => [name, text]));
      expect(() => programmeHref(read(`/programma?${query}`))).not.toThrow();
    }),
  );
});

import { UNKNOWN_PARAMETER, withQuery } from '@inktvis/foundation/parameters';
import { PAGE_PARAMETER, requestedPage } from '../pagination.ts';
import { PROGRAMME_PATH } from '../paths.ts';
import {
  FACET_DEFINITIONS,
  FACETS,
  type FacetName,
  type Facets,
  type FacetValue,
  type PerFacet,
  perFacet,
  type Selection,
  selectedCount,
} from './facets.ts';

/** The addresses of the programme: the only reader and writer of their parameters. */

const LAYOUTS = { cards: null, timetable: 'uurrooster', sheet: 'blad' } as const;
const [DAY, ALL_DAYS] = ['dag', 'alle'];
export const ALL_DAYS_HREF = `${PROGRAMME_PATH}?${DAY}=${ALL_DAYS}`;
const LAYOUT = 'weergave';
const [PART, WHOLE] = ['deel', 'alles'];

/** What exports understand too. A `set` may occur several times, in any order. */
export const FILTER_PARAMETERS: Readonly<Record<string, 'set' | 'single'>> = Object.fromEntries(
  FACETS.map((facet) => {
    const { parameter, choice } = FACET_DEFINITIONS[facet];
    return [parameter, choice === 'one' ? 'single' : 'set'];
  }),
);

/** Every parameter in the order in which they are written, what is no filter with its values; `pagina` follows. */
export const PROGRAMME_PARAMETERS: Readonly<Record<string, 'set' | 'single' | 'mark' | readonly string[]>> = {
  ...FILTER_PARAMETERS,
  [DAY]: [ALL_DAYS],
  [LAYOUT]: [LAYOUTS.timetable, LAYOUTS.sheet],
  [PART]: [WHOLE],
  [UNKNOWN_PARAMETER]: 'mark',
};

export type ProgrammeAddress = Readonly<ReturnType<typeof readAddress>>;

type Values = { getAll(name: string): readonly unknown[] };

/** Of a facet that takes one value the first. */
function askedFor(values: Values, facet: FacetName): Set<string> {
  const { parameter, choice } = FACET_DEFINITIONS[facet];
  const asked = values
    .getAll(parameter)
    .flatMap((value) => (typeof value === 'string' ? value.trim() || [] : []));
  return new Set(choice === 'one' ? asked.slice(0, 1) : asked);
}

/** In the order of the editors, so that a selection has one address. */
export const readSelection = (
  values: Values,
  facets: PerFacet<readonly Pick<FacetValue, 'slug'>[]>,
): Selection =>
  perFacet((facet) => {
    const asked = askedFor(values, facet);
    return facets[facet].filter(({ slug }) => asked.has(slug)).map(({ slug }) => slug);
  });

export const unknownValues = (values: Values, facets: Facets): readonly string[] =>
  FACETS.flatMap((facet) =>
    [...askedFor(values, facet)].filter((asked) => facets[facet].every(({ slug }) => slug !== asked)),
  );

/** Reads an address (requirements 2.2). Unknown values are left out. Never throws. */
export function readAddress({ pathname, searchParams }: URL, facets: Facets) {
  const asked = searchParams.get(LAYOUT);
  const layout: keyof typeof LAYOUTS =
    (['timetable', 'sheet'] as const).find((name) => LAYOUTS[name] === asked) ?? 'cards';
  return {
    /** Of a day (`/programma/zondag-27-oktober`), or of the whole programme. */
    path: pathname,
    selection: readSelection(searchParams, facets),
    layout,
    whole: layout === 'cards' && searchParams.get(PART) === WHOLE,
    page: requestedPage(searchParams),
    allDays: pathname === PROGRAMME_PATH && searchParams.get(DAY) === ALL_DAYS,
  };
}

function parametersOf(selection: Selection): URLSearchParams {
  const search = new URLSearchParams();
  for (const facet of FACETS)
    for (const slug of selection[facet]) search.append(FACET_DEFINITIONS[facet].parameter, slug);
  return search;
}

/** `?thema=kids&thema=strips`, or nothing. */
export const selectionQuery = (selection: Selection): string => withQuery('', parametersOf(selection));

/** The one address of what is asked for; defaults are left out. */
export function programmeHref(address: ProgrammeAddress): string {
  const { path, selection, layout, whole, page, allDays } = address;
  const search = parametersOf(selection);
  // Filters without a day mean all days.
  if (allDays && path === PROGRAMME_PATH && selectedCount(selection) === 0) search.append(DAY, ALL_DAYS);
  if (LAYOUTS[layout]) search.append(LAYOUT, LAYOUTS[layout]);
  if (whole) search.append(PART, WHOLE);
  if (page > 1) search.append(PAGE_PARAMETER, String(page));
  return withQuery(path, search);
}

export const firstPage = (address: ProgrammeAddress): ProgrammeAddress => ({
  ...address,
  page: 1,
  whole: false,
});

export const listAddress = (address: ProgrammeAddress): ProgrammeAddress => ({
  ...firstPage(address),
  layout: 'cards',
});

/** `/programma?thema=kids` */
export const facetHref = (facet: FacetName, slug: string): string =>
  withQuery(PROGRAMME_PATH, new URLSearchParams([[FACET_DEFINITIONS[facet].parameter, slug]]));

const MAX_STORED_CHOICES = 3;

/** Whether the page cache stores it: nobody else makes the same choice of more than three values. */
export const isStorable = ({ selection }: ProgrammeAddress): boolean =>
  selectedCount(selection) <= MAX_STORED_CHOICES;

/** The path of a page with `/lijst.json` behind it. */
export const PROGRAMME_DATA_PATH = /^\/programma(\/[^/]+)?\/lijst\.json$/;

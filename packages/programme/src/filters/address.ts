import { PAGE_PARAMETER, requestedPage } from '../pagination.ts';
import {
  FACET_PARAMETERS,
  FACETS,
  type FacetName,
  type Facets,
  type Selection,
  selectedCount,
} from './facets.ts';

/** How the programme is shown: cards, the halls side by side, or pages for paper. */
export type ProgrammeLayout = 'cards' | 'timetable' | 'paper';

export const LAYOUT_PARAMETER = 'weergave';
export const DAY_PARAMETER = 'dag';
export const ALL_DAYS = 'alle';
export const LETTER_PARAMETER = 'letter';
export const LARGE_LETTER = 'groot';

const LAYOUTS = { cards: null, timetable: 'uurrooster', paper: 'papier' } as const satisfies Record<
  ProgrammeLayout,
  string | null
>;

/** The programme, all days of it or the one that the clock chooses. */
export const PROGRAMME_PATH = '/programma';

/** Everything an address of the programme can say. */
export type ProgrammeAddress = {
  /** Path of a day (`/programma/zondag-27-oktober`), or of the whole programme. */
  readonly path: string;
  readonly selection: Selection;
  readonly layout: ProgrammeLayout;
  /** For paper: 18 points. */
  readonly large: boolean;
  readonly page: number;
  /** The address says itself that it means all days. */
  readonly allDays: boolean;
};

/** A value in the address that the programme does not know. */
export type UnknownValue = { readonly parameter: string; readonly value: string };

/**
 * Reads an address of the programme (requirements 2.2, issue "bad input"). What is not known is left out, and named
 * in `unknown`, so that the page can say so.
 */
export function readAddress(
  url: URL,
  facets: Facets,
): { readonly address: ProgrammeAddress; readonly unknown: readonly UnknownValue[] } {
  const { searchParams } = url;
  const unknown: UnknownValue[] = [];
  const chosen = (facet: FacetName): string[] => {
    const parameter = FACET_PARAMETERS[facet];
    const asked = new Set(searchParams.getAll(parameter).filter((value) => value !== ''));
    const known = facets[facet].filter(({ slug }) => asked.delete(slug)).map(({ slug }) => slug);
    for (const value of asked) unknown.push({ parameter, value });
    return known;
  };
  const oneOf = (parameter: string, known: readonly string[]): string | null => {
    const value = searchParams.get(parameter);
    if (!value) return null;
    if (known.includes(value)) return value;
    unknown.push({ parameter, value });
    return null;
  };
  const selection = {
    theme: chosen('theme'),
    type: chosen('type'),
    location: chosen('location'),
    access: chosen('access'),
  };
  const asked = oneOf(LAYOUT_PARAMETER, [LAYOUTS.timetable, LAYOUTS.paper]);
  const layout = asked === LAYOUTS.timetable ? 'timetable' : asked === LAYOUTS.paper ? 'paper' : 'cards';
  return {
    address: {
      path: url.pathname,
      selection,
      layout,
      large: layout === 'paper' && oneOf(LETTER_PARAMETER, [LARGE_LETTER]) !== null,
      page: requestedPage(searchParams),
      allDays: url.pathname === PROGRAMME_PATH && oneOf(DAY_PARAMETER, [ALL_DAYS]) !== null,
    },
    unknown,
  };
}

/** Values stand in the order of the editors, so that one selection has one address. */
function parametersOf(selection: Selection): URLSearchParams {
  const search = new URLSearchParams();
  for (const facet of FACETS)
    for (const slug of selection[facet]) search.append(FACET_PARAMETERS[facet], slug);
  return search;
}

const withQuery = (path: string, search: URLSearchParams): string => {
  const query = search.toString();
  return query ? `${path}?${query}` : path;
};

/** The query of a selection alone: `?thema=kids&thema=strips`, or `''`. */
export const selectionQuery = (selection: Selection): string => withQuery('', parametersOf(selection));

/** The one address of what is asked for; what goes without saying is left out. */
export function programmeHref(address: ProgrammeAddress): string {
  const { path, selection, layout, large, page, allDays } = address;
  const search = parametersOf(selection);
  // Filters without a day mean all days by themselves.
  if (allDays && path === PROGRAMME_PATH && selectedCount(selection) === 0)
    search.append(DAY_PARAMETER, ALL_DAYS);
  if (LAYOUTS[layout]) search.append(LAYOUT_PARAMETER, LAYOUTS[layout]);
  if (large) search.append(LETTER_PARAMETER, LARGE_LETTER);
  if (page > 1) search.append(PAGE_PARAMETER, String(page));
  return withQuery(path, search);
}

import type { Story } from '@inktvis/content';
import type { AccessName, ThemeIcon } from '../programme-item.ts';

/** What the programme can be filtered by besides the day, in the order of the form and of the address. */
export const FACETS = ['theme', 'type', 'access', 'location', 'person'] as const;
export type FacetName = (typeof FACETS)[number];
/** One value for every facet. */
export type PerFacet<V> = { readonly [F in FacetName]: V };

type FacetRule = {
  /** The query parameter (requirements 2.2); it may occur several times. */
  readonly parameter: string;
  /** Whether an item needs one of the chosen values or all of them. */
  readonly match: 'any' | 'all';
  /** Whether the form offers every value; a link offers the others: a festival has too many names. */
  readonly isOffered: boolean;
};

/**
 * The rules of each facet. One chosen theme is enough, but access is what a visitor cannot do without: a wheelchair
 * user who signs needs both.
 */
export const FACET_RULES: PerFacet<FacetRule> = {
  theme: { parameter: 'thema', match: 'any', isOffered: true },
  type: { parameter: 'type', match: 'any', isOffered: true },
  access: { parameter: 'toegang', match: 'all', isOffered: true },
  location: { parameter: 'locatie', match: 'any', isOffered: true },
  person: { parameter: 'naam', match: 'any', isOffered: false },
};

/** Builds a value for every facet. */
export const perFacet = <V>(make: (facet: FacetName) => V): PerFacet<V> =>
  Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as PerFacet<V>;

/** One value of a facet: its slug in the address, its label, and the icon before the label. */
export type FacetValue = {
  readonly slug: string;
  readonly label: string;
  readonly icon: ThemeIcon | AccessName | null;
};

/** Every value of every facet, in the order of the editors. */
export type Facets = PerFacet<readonly FacetValue[]>;

/** The chosen values, by slug. An item must match every facet in which something is chosen. */
export type Selection = PerFacet<readonly string[]>;

export const NOTHING_SELECTED: Selection = perFacet(() => []);

/** How many values are chosen. */
export const selectedCount = (selection: Selection): number =>
  FACETS.reduce((total, facet) => total + selection[facet].length, 0);

/** The selection with a value added, or removed when it was chosen. */
export function toggled(selection: Selection, facet: FacetName, slug: string): Selection {
  const chosen = selection[facet];
  const next = chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
  return { ...selection, [facet]: next };
}

type Filterable = Story<'theme'> | Story<'type'> | Story<'location'>;

/** The facet value of a story of the content service. */
export const facetValue = (story: Filterable): FacetValue => ({
  slug: story.slug,
  label: story.content.title,
  icon: story.type === 'theme' ? story.content.icon : null,
});

import type { ThemeIcon } from '@inktvis/content/vocabularies';
import type { AccessName } from '../access.ts';

/** What the programme can be filtered by besides the day, in the order of the form and of the address. */
export const FACETS = ['dayPart', 'age', 'theme', 'type', 'access', 'location', 'seats', 'person'] as const;
export type FacetName = (typeof FACETS)[number];
/** One value for every facet. */
export type PerFacet<V> = { readonly [F in FacetName]: V };

/** One value of a facet: its slug in the address, its label, and the icon before the label. */
export type FacetValue = {
  readonly slug: string;
  readonly label: string;
  readonly icon: ThemeIcon | AccessName | null;
};

/**
 * A filter. Address, cache key, counts, exports, the chosen filters and the suggestions for an empty result follow from
 * this and from its values (`facet-values.ts`), which the browser does not need; only the field in the form is its own.
 */
type FacetDefinition = {
  /** The query parameter (requirements 2.2). */
  readonly parameter: string;
  /** Whether several values may be chosen (the parameter then occurs several times), or one. */
  readonly choice: 'many' | 'one';
  /** Whether an item needs one of the chosen values or all of them. */
  readonly match: 'any' | 'all';
  /** False: only a link chooses a value, the form offers none and counts none. */
  readonly isOffered: boolean;
};

/**
 * The filters. One chosen theme is enough, but access is what a visitor cannot do without: a wheelchair user who signs
 * needs both.
 */
export const FACET_DEFINITIONS: PerFacet<FacetDefinition> = {
  dayPart: { parameter: 'dagdeel', choice: 'many', match: 'any', isOffered: true },
  age: { parameter: 'kind', choice: 'one', match: 'any', isOffered: true },
  theme: { parameter: 'thema', choice: 'many', match: 'any', isOffered: true },
  type: { parameter: 'type', choice: 'many', match: 'any', isOffered: true },
  access: { parameter: 'toegang', choice: 'many', match: 'all', isOffered: true },
  location: { parameter: 'locatie', choice: 'many', match: 'any', isOffered: true },
  seats: { parameter: 'plaats', choice: 'one', match: 'any', isOffered: true },
  // A festival has too many names for a form.
  person: { parameter: 'naam', choice: 'many', match: 'any', isOffered: false },
};

/** Builds a value for every facet. */
export const perFacet = <V>(make: (facet: FacetName) => V): PerFacet<V> =>
  Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as PerFacet<V>;

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
  if (chosen.includes(slug)) return { ...selection, [facet]: chosen.filter((one) => one !== slug) };
  const others = FACET_DEFINITIONS[facet].choice === 'one' ? [] : chosen;
  return { ...selection, [facet]: [...others, slug] };
}

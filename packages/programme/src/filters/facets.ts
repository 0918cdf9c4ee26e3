import type { ThemeIcon } from '@inktvis/content/vocabularies';
import type { AccessName } from '../access.ts';

export type PerFacet<V> = { readonly [F in FacetName]: V };

export type FacetValue = {
  readonly slug: string;
  readonly label: string;
  readonly icon: ThemeIcon | AccessName | null;
};

/** A filter; all but its field in the form follows from this and its values (`facet-values.ts`). */
type FacetDefinition = {
  readonly parameter: string;
  /** Whether the parameter may occur several times. */
  readonly choice: 'many' | 'one';
  /** Whether an item needs one of the chosen values or all of them. */
  readonly match: 'any' | 'all';
  /** False: only a link chooses a value, the form offers and counts none. */
  readonly isOffered: boolean;
};

/** In the order of the form and of the address. One chosen theme is enough, but a wheelchair user who signs needs both. */
export const FACET_DEFINITIONS = {
  dayPart: { parameter: 'dagdeel', choice: 'many', match: 'any', isOffered: true },
  age: { parameter: 'kind', choice: 'one', match: 'any', isOffered: true },
  theme: { parameter: 'thema', choice: 'many', match: 'any', isOffered: true },
  type: { parameter: 'type', choice: 'many', match: 'any', isOffered: true },
  access: { parameter: 'toegang', choice: 'many', match: 'all', isOffered: true },
  location: { parameter: 'locatie', choice: 'many', match: 'any', isOffered: true },
  seats: { parameter: 'plaats', choice: 'one', match: 'any', isOffered: true },
  entry: { parameter: 'reserveren', choice: 'one', match: 'any', isOffered: true },
  // A festival has too many names for a form.
  person: { parameter: 'naam', choice: 'many', match: 'any', isOffered: false },
} as const satisfies Readonly<Record<string, FacetDefinition>>;

export type FacetName = keyof typeof FACET_DEFINITIONS;
export const FACETS = Object.keys(FACET_DEFINITIONS) as FacetName[];

export const perFacet = <V>(make: (facet: FacetName) => V): PerFacet<V> =>
  Object.fromEntries(FACETS.map((facet) => [facet, make(facet)])) as PerFacet<V>;

export type Facets = PerFacet<readonly FacetValue[]>;

/** By slug; an item must match every facet in which something is chosen. */
export type Selection = PerFacet<readonly string[]>;

export const NOTHING_SELECTED: Selection = perFacet(() => []);

export const selectedCount = (selection: Selection): number =>
  FACETS.reduce((total, facet) => total + selection[facet].length, 0);

/** With a value added, or removed when it was chosen. */
export function toggled(selection: Selection, facet: FacetName, slug: string): Selection {
  const chosen = selection[facet];
  if (chosen.includes(slug)) return { ...selection, [facet]: chosen.filter((one) => one !== slug) };
  const others = FACET_DEFINITIONS[facet].choice === 'one' ? [] : chosen;
  return { ...selection, [facet]: [...others, slug] };
}

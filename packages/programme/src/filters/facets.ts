import type { Story } from '@inktvis/content';
import type { AccessName, ThemeIcon } from '../programme-item.ts';

/** What the programme can be narrowed by, besides the day; in the order of the form. */
export const FACETS = ['theme', 'type', 'access', 'location'] as const;
export type FacetName = (typeof FACETS)[number];

/** The query parameter of each facet (requirements 2.2); a parameter may stand there several times. */
export const FACET_PARAMETERS = {
  theme: 'thema',
  type: 'type',
  location: 'locatie',
  access: 'toegang',
} as const satisfies Record<FacetName, string>;

/** One value of a facet: what the address says, what a visitor reads, the sign before it. */
export type FacetValue = {
  readonly slug: string;
  readonly label: string;
  readonly icon: ThemeIcon | AccessName | null;
};

/** Every value of every facet, in the order of the editors. */
export type Facets = { readonly [F in FacetName]: readonly FacetValue[] };

/**
 * The values that were chosen, by slug. Every facet counts; within one a single value is enough, save in those of
 * `EVERY_VALUE_COUNTS`.
 */
export type Selection = { readonly [F in FacetName]: readonly string[] };

export const NOTHING_SELECTED: Selection = { theme: [], type: [], location: [], access: [] };

/**
 * Facets of which an item must have all chosen values. Themes are wishes, and one of them is enough; access is what a
 * visitor cannot do without: a wheelchair user who signs needs both.
 */
export const EVERY_VALUE_COUNTS: ReadonlySet<FacetName> = new Set(['access']);

/** How many values are chosen. */
export const selectedCount = (selection: Selection): number =>
  FACETS.reduce((total, facet) => total + selection[facet].length, 0);

/** The selection with a value added, or taken out when it was in it. */
export function toggled(selection: Selection, facet: FacetName, slug: string): Selection {
  const chosen = selection[facet];
  const next = chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug];
  return { ...selection, [facet]: next };
}

type Filterable = Story<'theme'> | Story<'type'> | Story<'location'>;

/** A facet's value, as a story of the content service tells it. */
export const facetValue = (story: Filterable): FacetValue => ({
  slug: story.slug,
  label: story.content.title,
  icon: story.type === 'theme' ? story.content.icon : null,
});

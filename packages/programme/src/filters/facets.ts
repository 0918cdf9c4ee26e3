import type { Story } from '@inktvis/content';
import type { FilterItems } from '@inktvis/content/client';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { ACCESS_NAMES, accessLabels, itemAccess } from '../access.ts';
import { CHILD_AGES, childAges } from '../age.ts';
import { isAttendable, locationOf, type Occurrence } from '../occurrences.ts';
import { nameList } from '../people/name-list.ts';
import { fullName, itemPeople } from '../people/people.ts';
import { type AccessName, itemThemes, type ThemeIcon } from '../programme-item.ts';
import { DAY_PARTS, dayPartsOf } from './day-parts.ts';

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

/** The lists of the content service that facets take their values from. */
export type FilterValues = Pick<FilterItems, 'themes' | 'types' | 'locations'>;

/**
 * A filter. Address, cache key, counts, exports, the chosen filters and the suggestions for an empty result follow from
 * this; only the field in the form is its own.
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
  /** The slugs under which an item is found. */
  readonly slugsOf: (occurrence: Occurrence) => readonly string[];
  /** All values, in the order in which they are offered. */
  readonly values: (items: FilterValues, programme: readonly Occurrence[]) => readonly FacetValue[];
};

const slugOf = (story: { readonly slug: string } | null | undefined): string[] => (story ? [story.slug] : []);

type Filterable = Story<'theme'> | Story<'type'> | Story<'location'>;

/** The facet value of a story of the content service. */
const facetValue = (story: Filterable): FacetValue => ({
  slug: story.slug,
  label: story.content.title,
  icon: story.type === 'theme' ? story.content.icon : null,
});

/** Seats are left, as far as the programme knows. */
const SEATS_LEFT = 'vrij';

/**
 * The filters. One chosen theme is enough, but access is what a visitor cannot do without: a wheelchair user who signs
 * needs both.
 */
export const FACET_DEFINITIONS: PerFacet<FacetDefinition> = {
  dayPart: {
    parameter: 'dagdeel',
    choice: 'many',
    match: 'any',
    isOffered: true,
    slugsOf: dayPartsOf,
    values: () => DAY_PARTS.map(({ slug, label }) => ({ slug, label, icon: null })),
  },
  age: {
    parameter: 'kind',
    choice: 'one',
    match: 'any',
    isOffered: true,
    slugsOf: ({ content }) => childAges(content.experience?.content.age ?? ''),
    values: () =>
      CHILD_AGES.map((age) => ({ slug: age, label: fill(filters.child_of, { age }), icon: null })),
  },
  theme: {
    parameter: 'thema',
    choice: 'many',
    match: 'any',
    isOffered: true,
    slugsOf: (one) => itemThemes(one.content.experience, one).map(({ slug }) => slug),
    values: ({ themes }) => themes.map(facetValue),
  },
  type: {
    parameter: 'type',
    choice: 'many',
    match: 'any',
    isOffered: true,
    slugsOf: ({ content }) => slugOf(content.type ?? content.experience?.content.type),
    values: ({ types }) => types.map(facetValue),
  },
  access: {
    parameter: 'toegang',
    choice: 'many',
    match: 'all',
    isOffered: true,
    slugsOf: (one) => itemAccess(one.content.experience, one),
    values: () => ACCESS_NAMES.map((name) => ({ slug: name, label: accessLabels[name], icon: name })),
  },
  location: {
    parameter: 'locatie',
    choice: 'many',
    match: 'any',
    isOffered: true,
    slugsOf: (one) => slugOf(locationOf(one)),
    values: ({ locations }) => locations.map(facetValue),
  },
  seats: {
    parameter: 'plaats',
    choice: 'one',
    match: 'any',
    isOffered: true,
    slugsOf: (one) => (isAttendable(one) ? [SEATS_LEFT] : []),
    values: () => [{ slug: SEATS_LEFT, label: filters.seats_left, icon: null }],
  },
  // A festival has too many names for a form.
  person: {
    parameter: 'naam',
    choice: 'many',
    match: 'any',
    isOffered: false,
    slugsOf: (one) => itemPeople(one.content.experience, one).map(({ slug }) => slug),
    values: (_, programme) =>
      nameList(programme).map((person) => ({ slug: person.slug, label: fullName(person), icon: null })),
  },
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

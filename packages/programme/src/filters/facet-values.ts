import type { Story } from '@inktvis/content';
import type { FilterItems } from '@inktvis/content/client';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { ACCESS_NAMES, accessLabels, itemAccess } from '../access.ts';
import { CHILD_AGES, childAges } from '../age.ts';
import { endTime, isAttendable, locationOf, type Occurrence } from '../occurrences.ts';
import { nameList } from '../people/name-list.ts';
import { fullName, itemPeople } from '../people/people.ts';
import { itemThemes } from '../programme-item.ts';
import { DAY_PARTS, dayPartsOf } from './day-parts.ts';
import type { FacetValue, PerFacet } from './facets.ts';

/** The lists of the content service that facets take their values from. */
export type FilterValues = Pick<FilterItems, 'themes' | 'types' | 'locations'>;

type FacetSource = {
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

/** The values of every facet: of one item, and all there are. */
export const FACET_VALUES: PerFacet<FacetSource> = {
  dayPart: {
    slugsOf: (one) => dayPartsOf(one.content.startDate, new Date(endTime(one))),
    values: () => DAY_PARTS.map(({ slug, label }) => ({ slug, label, icon: null })),
  },
  age: {
    slugsOf: ({ content }) => childAges(content.experience?.content.age ?? ''),
    values: () =>
      CHILD_AGES.map((age) => ({ slug: age, label: fill(filters.child_of, { age }), icon: null })),
  },
  theme: {
    slugsOf: (one) => itemThemes(one.content.experience, one).map(({ slug }) => slug),
    values: ({ themes }) => themes.map(facetValue),
  },
  type: {
    slugsOf: ({ content }) => slugOf(content.type ?? content.experience?.content.type),
    values: ({ types }) => types.map(facetValue),
  },
  access: {
    slugsOf: (one) => itemAccess(one.content.experience, one),
    values: () => ACCESS_NAMES.map((name) => ({ slug: name, label: accessLabels[name], icon: name })),
  },
  location: {
    slugsOf: (one) => slugOf(locationOf(one)),
    values: ({ locations }) => locations.map(facetValue),
  },
  seats: {
    slugsOf: (one) => (isAttendable(one) ? [SEATS_LEFT] : []),
    values: () => [{ slug: SEATS_LEFT, label: filters.seats_left, icon: null }],
  },
  person: {
    slugsOf: (one) => itemPeople(one.content.experience, one).map(({ slug }) => slug),
    values: (_, programme) =>
      nameList(programme).map((person) => ({ slug: person.slug, label: fullName(person), icon: null })),
  },
};

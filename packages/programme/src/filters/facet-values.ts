import type { Story } from '@inktvis/content';
import type { FilterItems } from '@inktvis/content/client';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { ACCESS_NAMES, accessLabels, itemAccess } from '../access.ts';
import { CHILD_AGES, childAges } from '../age.ts';
import { entryTerms, isBooked } from '../entry.ts';
import { endTime, isAttendable, locationOf, type Occurrence } from '../occurrences.ts';
import { nameList } from '../people/name-list.ts';
import { fullName, itemPeople } from '../people/people.ts';
import { itemThemes } from '../programme-item.ts';
import { DAY_PARTS, dayPartsOf } from './day-parts.ts';
import type { FacetValue, PerFacet } from './facets.ts';

export type FilterValues = Pick<FilterItems, 'themes' | 'types' | 'locations'>;

type FacetSource = {
  /** The slugs under which an item is found. */
  readonly slugsOf: (occurrence: Occurrence) => readonly string[];
  readonly values: (items: FilterValues, programme: readonly Occurrence[]) => readonly FacetValue[];
};

const slugOf = (story: { readonly slug: string } | null | undefined): string[] => (story ? [story.slug] : []);

const facetValue = (slug: string, label: string, icon: FacetValue['icon'] = null): FacetValue => ({
  slug,
  label,
  icon,
});
const storyValue = ({ slug, content }: Story<'type'> | Story<'location'>) => facetValue(slug, content.title);

const SEATS_LEFT = 'vrij';
const WITHOUT_BOOKING = 'zonder';

/** What the browser does not need of a facet. */
export const FACET_VALUES: PerFacet<FacetSource> = {
  dayPart: {
    slugsOf: (one) => dayPartsOf(one.content.startDate, new Date(endTime(one))),
    values: () => DAY_PARTS.map(({ slug, label }) => facetValue(slug, label)),
  },
  age: {
    slugsOf: ({ content }) => childAges(content.experience?.content.age ?? ''),
    values: () => CHILD_AGES.map((age) => facetValue(age, fill(filters.child_of, { age }))),
  },
  theme: {
    slugsOf: (one) => itemThemes(one.content.experience, one).map(({ slug }) => slug),
    values: ({ themes }) => themes.map(({ slug, content }) => facetValue(slug, content.title, content.icon)),
  },
  type: {
    slugsOf: ({ content }) => slugOf(content.type ?? content.experience?.content.type),
    values: ({ types }) => types.map(storyValue),
  },
  access: {
    slugsOf: (one) => itemAccess(one.content.experience, one),
    values: () => ACCESS_NAMES.map((name) => facetValue(name, accessLabels[name], name)),
  },
  location: {
    slugsOf: (one) => slugOf(locationOf(one)),
    values: ({ locations }) => locations.map(storyValue),
  },
  seats: {
    slugsOf: (one) => (isAttendable(one) ? [SEATS_LEFT] : []),
    values: () => [facetValue(SEATS_LEFT, filters.seats_left)],
  },
  entry: {
    slugsOf: (one) => (isBooked(entryTerms(one.content.experience, one)) ? [] : [WITHOUT_BOOKING]),
    values: () => [facetValue(WITHOUT_BOOKING, filters.without_booking)],
  },
  person: {
    slugsOf: (one) => itemPeople(one.content.experience, one).map(({ slug }) => slug),
    values: (_, programme) => nameList(programme).map((person) => facetValue(person.slug, fullName(person))),
  },
};

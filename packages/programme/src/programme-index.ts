import type { FilterItems } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { itemAccess } from './access.ts';
import { add, type BitSet, bitSet, intersection, size, sizeOfIntersection, slice, union } from './bit-set.ts';
import { ACCESS_VALUES } from './filters/access-values.ts';
import {
  EVERY_VALUE_COUNTS,
  FACETS,
  type FacetName,
  type Facets,
  facetValue,
  type Selection,
} from './filters/facets.ts';
import { type Occurrence, occurrenceDays, sortOccurrences } from './occurrences.ts';
import { itemThemes } from './programme-item.ts';

/** A question to the programme: one day, or all of them when null; and what was chosen. */
export type ProgrammeQuery = { readonly day: Day | null; readonly selection: Selection };

/**
 * How many items each choice would give, were it the only one of its kind; all other choices stay. Where every value
 * counts, those of its kind stay too.
 */
export type Counts = {
  readonly [F in FacetName]: ReadonlyMap<string, number>;
} & {
  readonly day: ReadonlyMap<Day, number>;
  /** Without a day. */
  readonly allDays: number;
};

/** What a question finds. */
export type Found = {
  readonly total: number;
  /** Items by start: those at positions `from` up to, not including, `until`. */
  slice(from: number, until: number): readonly Occurrence[];
  counts(): Counts;
};

/** The programme, ready to answer questions. */
export type ProgrammeIndex = {
  readonly facets: Facets;
  find(query: ProgrammeQuery): Found;
};

type Sets = ReadonlyMap<string, BitSet>;

function setsBy(
  occurrences: readonly Occurrence[],
  keysOf: (one: Occurrence) => readonly string[],
): Map<string, BitSet> {
  const sets = new Map<string, BitSet>();
  for (const [at, one] of occurrences.entries()) {
    for (const key of keysOf(one)) {
      const set = sets.get(key) ?? bitSet(occurrences.length);
      sets.set(key, set);
      add(set, at);
    }
  }
  return sets;
}

const slugOf = (story: { readonly slug: string } | null | undefined): string[] => (story ? [story.slug] : []);

/** What an item is found under; what it does not say itself is that of its experience. */
const keysOf: { readonly [F in FacetName]: (one: Occurrence) => readonly string[] } = {
  theme: (one) => itemThemes(one.content.experience, one).map(({ slug }) => slug),
  type: ({ content }) => slugOf(content.type ?? content.experience?.content.type),
  location: ({ content }) => slugOf(content.location ?? content.experience?.content.location),
  access: (one) => itemAccess(one.content.experience, one),
};

/**
 * An index of all programme items: built once per version of the content, it answers every combination of filters
 * from memory (requirements 7.2 says how the items come here).
 */
export function buildIndex(
  programme: readonly Occurrence[],
  filterItems: Pick<FilterItems, 'themes' | 'types' | 'locations'>,
): ProgrammeIndex {
  const items = sortOccurrences(programme);
  const everything = bitSet(items.length, true);
  const nothing = bitSet(items.length);
  const days = setsBy(items, occurrenceDays);
  const sets: { readonly [F in FacetName]: Sets } = {
    theme: setsBy(items, keysOf.theme),
    type: setsBy(items, keysOf.type),
    location: setsBy(items, keysOf.location),
    access: setsBy(items, keysOf.access),
  };
  const facets: Facets = {
    theme: filterItems.themes.map(facetValue),
    type: filterItems.types.map(facetValue),
    location: filterItems.locations.map(facetValue),
    access: ACCESS_VALUES,
  };

  const dayMask = (day: Day | null) => (day === null ? everything : (days.get(day) ?? nothing));
  const facetMask = (facet: FacetName, slugs: readonly string[]) => {
    if (slugs.length === 0) return everything;
    const chosen = slugs.map((slug) => sets[facet].get(slug) ?? nothing);
    return EVERY_VALUE_COUNTS.has(facet)
      ? chosen.reduce(intersection, everything)
      : chosen.reduce(union, nothing);
  };
  const countsIn = (candidates: Sets, rest: BitSet): Map<string, number> =>
    new Map([...candidates].map(([key, set]) => [key, sizeOfIntersection(set, rest)]));

  return {
    facets,
    find({ day, selection }) {
      const masks = { day: dayMask(day), ...mapFacets((facet) => facetMask(facet, selection[facet])) };
      const without = (left: FacetName | 'day' | null): BitSet =>
        (['day', ...FACETS] as const)
          .filter((name) => name !== left && masks[name] !== everything)
          .reduce((found, name) => intersection(found, masks[name]), everything);
      const found = without(null);
      return {
        total: size(found),
        slice: (from, until) => slice(found, from, until).flatMap((at) => items[at] ?? []),
        counts() {
          const onAnyDay = without('day');
          return {
            ...mapFacets((facet) =>
              countsIn(sets[facet], EVERY_VALUE_COUNTS.has(facet) ? found : without(facet)),
            ),
            day: countsIn(days, onAnyDay),
            allDays: size(onAnyDay),
          };
        },
      };
    },
  };
}

const mapFacets = <V>(change: (facet: FacetName) => V): { readonly [F in FacetName]: V } => ({
  theme: change('theme'),
  type: change('type'),
  location: change('location'),
  access: change('access'),
});

const built = new WeakMap<
  readonly Occurrence[],
  { readonly parts: FilterItems; readonly index: ProgrammeIndex }
>();

/**
 * The index of a programme as the content client gave it. The client hands out the same list until something is
 * published, so there is one index per version of the content.
 */
export function indexOf(programme: readonly Occurrence[], filterItems: FilterItems): ProgrammeIndex {
  const known = built.get(programme);
  if (known && sameItems(known.parts, filterItems)) return known.index;
  const index = buildIndex(programme, filterItems);
  built.set(programme, { parts: filterItems, index });
  return index;
}

const sameItems = (one: FilterItems, other: FilterItems): boolean =>
  one.themes === other.themes && one.types === other.types && one.locations === other.locations;

import type { FilterItems } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { type Occurrence, occurrenceDays, sortOccurrences } from '../occurrences.ts';
import { add, type BitSet, bitSet, intersection, size, sizeOfIntersection, slice, union } from './bit-set.ts';
import { FACET_VALUES, type FilterValues } from './facet-values.ts';
import {
  FACET_DEFINITIONS,
  FACETS,
  type FacetName,
  type Facets,
  type PerFacet,
  perFacet,
  type Selection,
} from './facets.ts';

/** A query of the programme: one day, or all of them when null, and the chosen values. */
export type ProgrammeQuery = { readonly day: Day | null; readonly selection: Selection };

/**
 * How many items each value would give if it were the only one chosen in its facet; the choices in other facets stay.
 * Where an item must match all chosen values, those of the same facet stay too. Nothing for a facet that the form does
 * not offer.
 */
export type Counts = PerFacet<ReadonlyMap<string, number>> & {
  readonly day: ReadonlyMap<Day, number>;
  /** Without a day. */
  readonly allDays: number;
};

/** The result of a query. */
export type Found = {
  readonly total: number;
  /** Items by start: those at positions `from` up to, not including, `until`. */
  slice(from: number, until: number): readonly Occurrence[];
  counts(): Counts;
};

/** The programme, indexed for queries. */
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

/**
 * Builds an index of all programme items, once per version of the content. Every combination of filters is computed from
 * memory (requirements 7.2).
 */
export function buildIndex(programme: readonly Occurrence[], filterItems: FilterValues): ProgrammeIndex {
  const items = sortOccurrences(programme);
  const everything = bitSet(items.length, true);
  const nothing = bitSet(items.length);
  const days = setsBy(items, occurrenceDays);
  const sets = perFacet((facet) => setsBy(items, FACET_VALUES[facet].slugsOf));
  const facets: Facets = perFacet((facet) => FACET_VALUES[facet].values(filterItems, programme));

  const dayMask = (day: Day | null) => (day === null ? everything : (days.get(day) ?? nothing));
  const facetMask = (facet: FacetName, slugs: readonly string[]) => {
    if (slugs.length === 0) return everything;
    const chosen = slugs.map((slug) => sets[facet].get(slug) ?? nothing);
    return FACET_DEFINITIONS[facet].match === 'all'
      ? chosen.reduce(intersection, everything)
      : chosen.reduce(union, nothing);
  };
  const countsIn = (candidates: Sets, rest: BitSet): Map<string, number> =>
    new Map([...candidates].map(([key, set]) => [key, sizeOfIntersection(set, rest)]));

  return {
    facets,
    find({ day, selection }) {
      const masks = { day: dayMask(day), ...perFacet((facet) => facetMask(facet, selection[facet])) };
      const narrowing = (['day', ...FACETS] as const).filter((name) => masks[name] !== everything);
      const found = narrowing.reduce((all, name) => intersection(all, masks[name]), everything);
      const without = (left: FacetName | 'day'): BitSet =>
        masks[left] === everything
          ? found
          : narrowing
              .filter((name) => name !== left)
              .reduce((rest, name) => intersection(rest, masks[name]), everything);
      return {
        total: size(found),
        slice: (from, until) => slice(found, from, until).flatMap((at) => items[at] ?? []),
        counts() {
          const onAnyDay = without('day');
          return {
            ...perFacet((facet) =>
              FACET_DEFINITIONS[facet].isOffered
                ? countsIn(sets[facet], FACET_DEFINITIONS[facet].match === 'all' ? found : without(facet))
                : new Map<string, number>(),
            ),
            day: countsIn(days, onAnyDay),
            allDays: size(onAnyDay),
          };
        },
      };
    },
  };
}

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

import type { FilterItems } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { type Occurrence, occurrenceDays, sortOccurrences } from '../occurrences.ts';
import { add, type BitSet, bitSet, intersection, size, sizeOfIntersection, slice, union } from './bit-set.ts';
import { FACET_VALUES, type FilterValues } from './facet-values.ts';
import { FACET_DEFINITIONS, FACETS, type FacetName, perFacet, type Selection } from './facets.ts';

/** A query of the programme: one day, or all of them when null, and the chosen values. */
export type ProgrammeQuery = { readonly day: Day | null; readonly selection: Selection };

/** The programme, indexed for queries. */
export type ProgrammeIndex = ReturnType<typeof buildIndex>;
/** The result of a query. */
export type Found = ReturnType<ProgrammeIndex['find']>;
export type Counts = ReturnType<Found['counts']>;

function setsBy(
  occurrences: readonly Occurrence[],
  keysOf: (one: Occurrence) => readonly string[],
): ReadonlyMap<string, BitSet> {
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
export function buildIndex(programme: readonly Occurrence[], filterItems: FilterValues) {
  const items = sortOccurrences(programme);
  const everything = bitSet(items.length, true);
  const nothing = bitSet(items.length);
  const days = setsBy(items, occurrenceDays);
  const sets = perFacet((facet) => setsBy(items, FACET_VALUES[facet].slugsOf));

  const dayMask = (day: Day | null) => (day === null ? everything : (days.get(day) ?? nothing));
  const facetMask = (facet: FacetName, slugs: readonly string[]) => {
    if (slugs.length === 0) return everything;
    const chosen = slugs.map((slug) => sets[facet].get(slug) ?? nothing);
    return FACET_DEFINITIONS[facet].match === 'all'
      ? chosen.reduce(intersection, everything)
      : chosen.reduce(union, nothing);
  };
  const countsIn = (candidates: ReadonlyMap<string, BitSet>, rest: BitSet): ReadonlyMap<string, number> =>
    new Map([...candidates].map(([key, set]) => [key, sizeOfIntersection(set, rest)]));

  return {
    /** Every value of every facet, in the order of the editors. */
    facets: perFacet((facet) => FACET_VALUES[facet].values(filterItems, programme)),
    find({ day, selection }: ProgrammeQuery) {
      const masks = { day: dayMask(day), ...perFacet((facet) => facetMask(facet, selection[facet])) };
      const narrowing = (['day', ...FACETS] as const).filter((name) => masks[name] !== everything);
      const found = narrowing.reduce((all, name) => intersection(all, masks[name]), everything);
      const without = (left: FacetName | 'day'): BitSet =>
        masks[left] === everything
          ? found
          : narrowing.reduce(
              (rest, name) => (name === left ? rest : intersection(rest, masks[name])),
              everything,
            );
      return {
        total: size(found),
        /** Items by start: those at positions `from` up to, not including, `until`. */
        slice: (from: number, until: number): readonly Occurrence[] =>
          slice(found, from, until).flatMap((at) => items[at] ?? []),
        /**
         * How many items each value would give if it were the only one chosen in its facet; the choices in other facets
         * stay. Where an item must match all chosen values, those of the same facet stay too. Nothing for a facet that the
         * form does not offer.
         */
        counts() {
          const onAnyDay = without('day');
          return {
            ...perFacet((facet) => {
              const { isOffered, match } = FACET_DEFINITIONS[facet];
              const rest = match === 'all' ? found : without(facet);
              return isOffered ? countsIn(sets[facet], rest) : new Map<string, number>();
            }),
            day: countsIn(days, onAnyDay),
            /** Without a day. */
            allDays: size(onAnyDay),
          };
        },
      };
    },
  };
}

const built = new WeakMap<readonly Occurrence[], { parts: FilterItems; index: ProgrammeIndex }>();

/**
 * The index of a programme as the content client gave it. The client hands out the same lists until something is
 * published, so there is one index per version of the content.
 */
export function indexOf(programme: readonly Occurrence[], filterItems: FilterItems): ProgrammeIndex {
  const known = built.get(programme);
  const isSame = (['themes', 'types', 'locations'] as const).every(
    (name) => known?.parts[name] === filterItems[name],
  );
  if (known && isSame) return known.index;
  const index = buildIndex(programme, filterItems);
  built.set(programme, { parts: filterItems, index });
  return index;
}

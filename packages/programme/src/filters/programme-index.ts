import type { FilterItems } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { type Occurrence, occurrenceDays, sortOccurrences } from '../occurrences.ts';
import { add, type BitSet, bitSet, intersection, size, sizeOfIntersection, slice, union } from './bit-set.ts';
import { FACET_VALUES, type FilterValues } from './facet-values.ts';
import { FACET_DEFINITIONS, FACETS, perFacet, type Selection } from './facets.ts';

/** `day`: null for all of them. */
export type ProgrammeQuery = { readonly day: Day | null; readonly selection: Selection };

export type ProgrammeIndex = ReturnType<typeof buildIndex>;
export type Found = ReturnType<ProgrammeIndex['find']>;
export type Counts = ReturnType<Found['counts']>;

const AXES = ['day', ...FACETS] as const;
type Axis = (typeof AXES)[number];

/** Every combination of filters is computed from memory (requirements 7.2). */
export function buildIndex(programme: readonly Occurrence[], filterItems: FilterValues) {
  const items = sortOccurrences(programme);
  const everything = bitSet(items.length, true);
  const nothing = bitSet(items.length);
  const setsBy = (keysOf: (one: Occurrence) => readonly string[]): ReadonlyMap<string, BitSet> => {
    const found = new Map<string, BitSet>();
    for (const [at, one] of items.entries()) {
      for (const key of keysOf(one)) {
        const set = found.get(key) ?? bitSet(items.length);
        found.set(key, set);
        add(set, at);
      }
    }
    return found;
  };
  const sets = { day: setsBy(occurrenceDays), ...perFacet((facet) => setsBy(FACET_VALUES[facet].slugsOf)) };
  const matchesAll = (axis: Axis) => axis !== 'day' && FACET_DEFINITIONS[axis].match === 'all';
  const maskOf = (axis: Axis, keys: readonly string[]): BitSet => {
    const chosen = keys.map((key) => sets[axis].get(key) ?? nothing);
    return matchesAll(axis) ? chosen.reduce(intersection) : chosen.reduce(union);
  };
  const countsIn = (axis: Axis, rest: BitSet): ReadonlyMap<string, number> =>
    new Map([...sets[axis]].map(([key, set]) => [key, sizeOfIntersection(set, rest)]));

  return {
    facets: perFacet((facet) => FACET_VALUES[facet].values(filterItems, programme)),
    find({ day, selection }: ProgrammeQuery) {
      const chosen = { ...selection, day: day === null ? [] : [day] };
      const masks = AXES.filter((axis) => chosen[axis].length > 0).map(
        (axis) => [axis, maskOf(axis, chosen[axis])] as const,
      );
      const without = (left: Axis | null): BitSet =>
        masks.reduce((rest, [axis, mask]) => (axis === left ? rest : intersection(rest, mask)), everything);
      const found = without(null);
      return {
        total: size(found),
        /** By start, as `slice` of a list. */
        slice: (from = 0, until = items.length): readonly Occurrence[] =>
          slice(found, from, until).flatMap((at) => items[at] ?? []),
        /** What each value would give as the only one of its facet or, where an item must match all, beside the chosen ones. */
        counts() {
          const onAnyDay = without('day');
          return {
            ...perFacet((facet) =>
              FACET_DEFINITIONS[facet].isOffered
                ? countsIn(facet, matchesAll(facet) ? found : without(facet))
                : new Map<string, number>(),
            ),
            day: countsIn('day', onAnyDay),
            allDays: size(onAnyDay),
          };
        },
      };
    },
  };
}

const built = new WeakMap<readonly Occurrence[], { parts: FilterItems; index: ProgrammeIndex }>();

/** One index per version of the content: the client hands out the same lists until something is published. */
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

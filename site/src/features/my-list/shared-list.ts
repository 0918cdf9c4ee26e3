import type { Occurrence } from '@inktvis/programme/occurrences';
import { occurrenceKey } from '@inktvis/programme/occurrences';
import { sharedIds } from './addresses.ts';
import { type ListItem, sortItems } from './list-item.ts';
import { occurrenceItem } from './occurrence-item.ts';

/** The list in an address, next to the programme. */
export type SharedList = {
  /** By start. */
  readonly items: readonly ListItem[];
  /** How many ids the programme does not have (any more). */
  readonly gone: number;
};

const indexes = new WeakMap<readonly Occurrence[], ReadonlyMap<string, Occurrence>>();

/** The items of a programme by their short name: made once per version of the content. */
function byKey(programme: readonly Occurrence[]): ReadonlyMap<string, Occurrence> {
  const known = indexes.get(programme);
  if (known) return known;
  const index = new Map(programme.map((occurrence) => [occurrenceKey(occurrence), occurrence]));
  indexes.set(programme, index);
  return index;
}

/** Looks up the list of `?b=`. */
export function sharedList(parameter: string, programme: readonly Occurrence[]): SharedList {
  const ids = sharedIds(parameter);
  const index = byKey(programme);
  const items = ids.flatMap((id) => {
    const occurrence = index.get(id);
    return (occurrence && occurrenceItem(occurrence)) ?? [];
  });
  return { items: sortItems(items), gone: ids.length - items.length };
}

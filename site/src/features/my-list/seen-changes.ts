import { myChanges as messages } from '@inktvis/messages/my-list';
import { seenOf } from '@inktvis/programme/changes/seen';
import { type Difference, differences, isSeen } from '@inktvis/programme/changes/seen-differences';
import { phaseOf } from '@inktvis/programme/occurrences';
import type { Saved } from '../../browser/my-list/store.ts';
import type { ListItem } from './list-item.ts';

/** An item on the list, and what is new of it for this visitor: at least one thing. */
export type SeenChange = { readonly item: ListItem; readonly found: readonly Difference[] };

/** What is to be stored of an item as it is now. */
export const memoryOf = (item: ListItem): string => seenOf(item, item.facts.placeLabel);

/** What changed for this visitor since they saved the items, in the order of `items`; what is over is left out. */
export function seenChanges(saved: readonly Saved[], items: readonly ListItem[], now: Date): SeenChange[] {
  const stored = new Map(saved.map(({ id, seen }) => [id, seen]));
  return items.flatMap((item) => {
    if (phaseOf(item, now) === 'past') return [];
    const found = differences(stored.get(item.id), item, item.facts.placeLabel);
    return found.length > 0 ? [{ item, found }] : [];
  });
}

/** What is still to be stored, by id: of items that were saved before anything was. */
export function withoutSeen(
  saved: readonly Saved[],
  items: readonly ListItem[],
): ReadonlyMap<string, string> {
  const known = new Set(saved.flatMap(({ id, seen }) => (isSeen(seen) ? [id] : [])));
  return new Map(items.flatMap((item) => (known.has(item.id) ? [] : [[item.id, memoryOf(item)] as const])));
}

/** A difference in words: `begint om 17.00`. */
export function differenceWords(found: Difference): string {
  switch (found.kind) {
    case 'start':
      return `${found.now.includes(',') ? messages.begins_on : messages.begins} ${found.now}`;
    case 'end':
      return found.now === null ? messages.end_unknown : `${messages.ends} ${found.now}`;
    case 'place':
      return `${messages.place} ${found.now}`;
    default:
      return messages[found.kind];
  }
}

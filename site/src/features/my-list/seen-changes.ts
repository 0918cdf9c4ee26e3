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

/** A difference in words: what comes before, what is new, what was; each may be empty. */
type DifferenceWords = { readonly lead: string; readonly now: string; readonly was: string };

/** `begint om` **17.00** ~~16.00~~ */
export function differenceWords(found: Difference): DifferenceWords {
  switch (found.kind) {
    case 'start':
      return {
        lead: found.now.includes(',') ? messages.begins_on : messages.begins,
        now: found.now,
        was: found.was,
      };
    case 'end':
      return found.now === null
        ? { lead: '', now: messages.end_unknown, was: found.was ?? '' }
        : { lead: messages.ends, now: found.now, was: found.was ?? '' };
    case 'place':
      return { lead: messages.place, now: found.now, was: found.was };
    default:
      return { lead: '', now: messages[found.kind], was: '' };
  }
}

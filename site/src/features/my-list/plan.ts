import { phaseOf } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import type { Saved } from '../../browser/my-list/store.ts';
import type { ListItem } from './list-item.ts';
import { fitting, overlap } from './overlaps.ts';

/** What was saved, looked up in the programme: the items by start, and the ids that it does not have (any more). */
export function planOf(saved: readonly Saved[], programme: readonly ListItem[]) {
  const ids = new Set(saved.map(({ id }) => id));
  const items = programme.filter(({ id }) => ids.has(id));
  return { items, gone: [...ids].filter((id) => !items.some((item) => item.id === id)) };
}

/** How an item of a shared list compares with one's own: what is there at the same time, or another date of the same. */
export type SharedNote = { readonly kind: 'elsewhere' | 'overlap'; readonly mine: readonly ListItem[] };

function noteOf(item: ListItem, mine: readonly ListItem[], now: Date): SharedNote | null {
  const same = mine.find((one) => one.experience === item.experience);
  if (same) return { kind: 'elsewhere', mine: [same] };
  const met = mine.filter((one) => overlap(one, item, now));
  return met.length > 0 ? { kind: 'overlap', mine: met } : null;
}

/**
 * Compares a shared list, by start, with what was saved; `programme` has the dates of the own items. `alsoMine`: how many of
 * it are on the own list too; `fresh`: what is not, and not over; `fitting`: what of that overlaps with nothing; `notes`:
 * at the rows, by id.
 */
export function sharedPlan(
  shared: readonly ListItem[],
  saved: readonly Saved[],
  programme: readonly ListItem[],
  now: Date,
) {
  const ids = new Set(saved.map(({ id }) => id));
  const mine = programme.filter(({ id }) => ids.has(id));
  const fresh = shared.filter((item) => !ids.has(item.id) && phaseOf(item, now) !== 'past');
  return {
    alsoMine: shared.filter(({ id }) => ids.has(id)).length,
    fresh,
    fitting: fitting(fresh, mine, now),
    notes: new Map(fresh.map((item) => [item.id, noteOf(item, mine, now)])),
  };
}

/** Whether a visitor can still go to an item. */
export const isOpen = (item: ListItem, now: Date): boolean =>
  phaseOf(item, now) === 'upcoming' && isBookable(item, now);

/** The page of the experience has them all. */
const MAX_OTHERS = 2;

/**
 * Other dates of the same experience that a visitor can still attend and that fit in the list without `item`. Nearest
 * first, at most two.
 */
export function otherDates(
  item: ListItem,
  list: readonly ListItem[],
  programme: readonly ListItem[],
  now: Date,
): readonly ListItem[] {
  const others = programme.filter(
    (one) =>
      one.experience === item.experience &&
      isOpen(one, now) &&
      !list.some((other) => other.id === one.id || (other !== item && overlap(other, one, now))),
  );
  return others.slice(0, MAX_OTHERS);
}

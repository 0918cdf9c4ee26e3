import { phaseOf } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import type { Saved } from '../../browser/my-list/store.ts';
import type { ListItem } from './list-item.ts';
import { fitting, overlap } from './overlaps.ts';

/** What was saved, looked up in the programme: the items by start, and the ids that it no longer has. */
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

/** A shared list beside what was saved. `fresh`: what is not on the own list, and not over; `fitting`: what of that overlaps with nothing. */
export function sharedPlan(
  shared: readonly ListItem[],
  saved: readonly Saved[],
  programme: readonly ListItem[],
  now: Date,
) {
  const mine = planOf(saved, programme).items;
  const known = planOf(saved, shared).items;
  const fresh = shared.filter((item) => !known.includes(item) && phaseOf(item, now) !== 'past');
  return {
    alsoMine: known.length,
    fresh,
    fitting: fitting(fresh, mine, now),
    notes: new Map(fresh.map((item) => [item.id, noteOf(item, mine, now)])),
  };
}

/** Whether a visitor can still go to an item. */
export const isOpen = (item: ListItem, now: Date): boolean =>
  phaseOf(item, now) === 'upcoming' && isBookable(item, now);

const MAX_OTHERS = 2;

/** Other dates of the same experience, by start, that a visitor can still attend and that fit in the list without `item`. */
export function otherDates(
  item: ListItem,
  list: readonly ListItem[],
  programme: readonly ListItem[],
  now: Date,
): readonly ListItem[] {
  return programme
    .filter(({ experience }) => experience === item.experience)
    .filter((one) => isOpen(one, now))
    .filter(
      (one) => !list.some((other) => other.id === one.id || (other !== item && overlap(other, one, now))),
    )
    .slice(0, MAX_OTHERS);
}

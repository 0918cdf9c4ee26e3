import { isSameEdition } from '@inktvis/programme/festival';
import { phaseOf, startDay } from '@inktvis/programme/occurrences';
import type { Saved } from '../../browser/my-list/store.ts';
import { type ListItem, sortItems } from './list-item.ts';
import { fitting, overlap } from './overlaps.ts';

/** The visitor's list, looked up in the programme. */
type Plan = {
  /** By start. */
  readonly items: readonly ListItem[];
  /** Ids that the programme does not have (any more). */
  readonly gone: readonly string[];
  /** Ids that were saved in a former edition, also of items that editors use again. */
  readonly former: readonly string[];
};

/** Looks up what was saved. */
export function planOf(saved: readonly Saved[], programme: readonly ListItem[]): Plan {
  const known = new Map(programme.map((item) => [item.id, item]));
  const first = programme.map(startDay).toSorted()[0];
  const isFormer = ({ id, day }: Saved): boolean => {
    const item = known.get(id);
    const then = item ? startDay(item) : first;
    return then !== undefined && day < then && !isSameEdition(day, then);
  };
  const former = saved.filter(isFormer);
  const own = saved.filter((one) => !former.includes(one));
  return {
    items: sortItems(own.flatMap(({ id }) => known.get(id) ?? [])),
    gone: own.map(({ id }) => id).filter((id) => !known.has(id)),
    former: former.map(({ id }) => id),
  };
}

/** A shared list compared with the visitor's own. */
export type SharedPlan = {
  /** How many of it are on the own list too. */
  readonly alsoMine: number;
  /** Not on the own list, and not over. */
  readonly fresh: readonly ListItem[];
  /** The fresh ones that overlap neither with the own list nor with each other. */
  readonly fitting: readonly ListItem[];
  /** Notes at the rows, by id. */
  readonly notes: ReadonlyMap<string, SharedNote>;
};

export type SharedNote =
  /** Another date of the same experience is on the own list. */
  | { readonly kind: 'elsewhere'; readonly mine: ListItem }
  | { readonly kind: 'overlap'; readonly mine: readonly ListItem[] };

function noteOf(item: ListItem, mine: readonly ListItem[], now: Date): SharedNote | null {
  const same = mine.find((one) => one.experience === item.experience);
  if (same) return { kind: 'elsewhere', mine: same };
  const met = mine.filter((one) => overlap(one, item, now));
  return met.length > 0 ? { kind: 'overlap', mine: met } : null;
}

/** Compares a shared list, by start, with what was saved; `programme` has the dates of the own items. */
export function sharedPlan(
  shared: readonly ListItem[],
  saved: readonly Saved[],
  programme: readonly ListItem[],
  now: Date,
): SharedPlan {
  const ids = new Set(saved.map(({ id }) => id));
  const mine = programme.filter(({ id }) => ids.has(id));
  const fresh = shared.filter((item) => !ids.has(item.id) && phaseOf(item, now) !== 'past');
  const notes = fresh.flatMap((item) => {
    const note = noteOf(item, mine, now);
    return note ? [[item.id, note] as const] : [];
  });
  return {
    alsoMine: shared.filter(({ id }) => ids.has(id)).length,
    fresh,
    fitting: fitting(fresh, mine, now),
    notes: new Map(notes),
  };
}

import type { Saved } from '../../browser/my-list/saved-items.ts';
import type { ListItem } from './list-item.ts';
import { fitting, overlap } from './overlaps.ts';

/** How the list of somebody else lies beside one's own. */
export type SharedPlan = {
  /** How many of it one has too. */
  readonly alsoMine: number;
  readonly fresh: readonly ListItem[];
  /** The fresh ones that fit beside one's own list and beside one another. */
  readonly fitting: readonly ListItem[];
  /** What there is to say about a row, by id. */
  readonly notes: ReadonlyMap<string, SharedNote>;
};

export type SharedNote =
  /** Another date of the same is on one's own list. */
  | { readonly kind: 'elsewhere'; readonly mine: ListItem }
  | { readonly kind: 'overlap'; readonly mine: readonly ListItem[] };

function noteOf(item: ListItem, mine: readonly ListItem[]): SharedNote | null {
  const same = mine.find((one) => one.experience === item.experience);
  if (same) return { kind: 'elsewhere', mine: same };
  const met = mine.filter((one) => overlap(one, item));
  return met.length > 0 ? { kind: 'overlap', mine: met } : null;
}

/** Compares a shared list, by start, with what was saved; `programme` tells when one's own items are. */
export function sharedPlan(
  shared: readonly ListItem[],
  saved: readonly Saved[],
  programme: readonly ListItem[],
): SharedPlan {
  const ids = new Set(saved.map(({ id }) => id));
  const mine = programme.filter(({ id }) => ids.has(id));
  const fresh = shared.filter(({ id }) => !ids.has(id));
  const notes = fresh.flatMap((item) => {
    const note = noteOf(item, mine);
    return note ? [[item.id, note] as const] : [];
  });
  return {
    alsoMine: shared.length - fresh.length,
    fresh,
    fitting: fitting(fresh, mine),
    notes: new Map(notes),
  };
}

import type { Saved } from '../../browser/my-list/saved-items.ts';
import { type ListItem, sortItems } from './list-item.ts';

/** A list next to the programme. */
export type Plan = {
  /** By start. */
  readonly items: readonly ListItem[];
  /** Ids that the programme does not have (any more). */
  readonly gone: readonly string[];
};

/** Looks up what was saved. */
export function planOf(saved: readonly Saved[], programme: readonly ListItem[]): Plan {
  const known = new Map(programme.map((item) => [item.id, item]));
  const items = saved.flatMap(({ id }) => known.get(id) ?? []);
  return { items: sortItems(items), gone: saved.map(({ id }) => id).filter((id) => !known.has(id)) };
}

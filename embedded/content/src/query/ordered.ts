import { ok, type Result } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import type { View } from '../store/snapshot.ts';
import type { Story } from '../store/story.ts';
import { createSorter } from './sort.ts';

/** Orders kept per view: those that a site asks for all the time. */
const MAX_ORDERS = 48;
const MAX_KEY_LENGTH = 300;

const ordersOf = new WeakMap<View, LRUCache<string, readonly Story[]>>();

/**
 * All stories of a view, or those of one content type, in the order of `sortBy` or else of the space. A view never
 * changes, so an order is made once; a list then only has to filter, and finds its stories in order.
 */
export function orderedStories(view: View, sortBy?: string, type?: string): Result<readonly Story[], string> {
  if (sortBy === undefined && type === undefined) return ok(view.stories);
  const orders = ordersOf.get(view) ?? new LRUCache<string, readonly Story[]>({ max: MAX_ORDERS });
  ordersOf.set(view, orders);
  const key = `${type ?? ''}\n${sortBy ?? ''}`;
  const known = orders.get(key);
  if (known) return ok(known);
  const stories =
    type === undefined ? view.stories : view.stories.filter(({ content }) => content.component === type);
  const sorter = sortBy === undefined ? undefined : createSorter(sortBy);
  if (sorter && !sorter.ok) return sorter;
  const ordered = sorter ? sorter.value(stories) : stories;
  if (key.length <= MAX_KEY_LENGTH) orders.set(key, ordered);
  return ok(ordered);
}

import type { Day } from '@inktvis/foundation/brussels';
import type { Saved } from './saved-items.ts';

/** How a ribbon hangs. */
export type RibbonState =
  | { readonly name: 'free' }
  | { readonly name: 'saved' }
  /** Another date of the same experience is in the list: the first one. */
  | { readonly name: 'elsewhere'; readonly day: Day };

/** The state of the ribbon of `item`, for a visitor with this list. */
export function ribbonState(item: Saved, list: readonly Saved[]): RibbonState {
  if (list.some(({ id }) => id === item.id)) return { name: 'saved' };
  const [day] = list
    .filter(({ experience }) => experience === item.experience)
    .map((other) => other.day)
    .toSorted();
  return day === undefined ? { name: 'free' } : { name: 'elsewhere', day };
}

import type { Day } from '@inktvis/foundation/brussels';
import type { Story } from '../domain.ts';
import { isOut } from '../is-out.ts';

const known = new WeakMap<readonly Story[], { readonly day: Day; readonly items: readonly Story[] }>();

/**
 * What of a list is out on a day. Remembered for as long as the list is the same object, that is until something is
 * published: a list of thousands is gone through once a day, not once a page.
 */
export function outOn(list: readonly Story[], day: Day): readonly Story[] {
  const before = known.get(list);
  if (before?.day === day) return before.items;
  const items = list.every((story) => isOut(story, day)) ? list : list.filter((story) => isOut(story, day));
  known.set(list, { day, items });
  return items;
}

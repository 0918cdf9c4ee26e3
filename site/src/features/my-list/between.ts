import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { endOf } from '@inktvis/programme/occurrences';
import type { ListItem } from './list-item.ts';
import { busySpan } from './overlaps.ts';
import { lengthWords } from './words.ts';

/** After a longer break nobody needs to be told where to hurry to. */
const LONGEST_BREAK_MS = 2 * 3_600_000;

/**
 * Where to go after `item` and how much time there is; null when that is not known, not pressing, or not possible
 * because the two overlap. How long the walk takes is not in the content, so nothing is said about it.
 */
export function wayOn(item: ListItem, next: ListItem | undefined): string | null {
  const end = endOf(item);
  if (!next || !end || !busySpan(item) || !busySpan(next)) return null;
  const pause = next.content.startDate.getTime() - end.getTime();
  if (pause < 0 || pause > LONGEST_BREAK_MS || !next.facts.placeLabel) return null;
  const time = pause === 0 ? myList.between_none : fill(myList.between_time, { time: lengthWords(pause) });
  return next.facts.placeLabel === item.facts.placeLabel
    ? fill(myList.between_same, { time })
    : fill(myList.between, { place: next.facts.placeLabel, time });
}

import { formatDayLong, formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { phaseOf, startDay, type Timed } from '@inktvis/programme/occurrences';
import { isBookable } from '@inktvis/programme/status';
import { type ListItem, sortItems } from './list-item.ts';
import { overlap } from './overlaps.ts';

/** `02.11, 14.00` */
export const shortMoment = (item: Timed): string =>
  `${formatDayNumber(startDay(item))}, ${formatTime(item.content.startDate)}`;

/** `zaterdag 2 november, 14.00` */
export const longMoment = (item: Timed): string =>
  `${formatDayLong(startDay(item))}, ${formatTime(item.content.startDate)}`;

/** More would be a list of its own; the page of the experience has it. */
const MOST_OTHERS = 2;

/**
 * Other dates of the same experience that a visitor can still attend and that fit in the list, `item` itself left
 * out of it. Nearest first, at most two.
 */
export function otherMoments(
  item: ListItem,
  list: readonly ListItem[],
  programme: readonly ListItem[],
  now: Date,
): ListItem[] {
  const rest = list.filter((one) => one.id !== item.id);
  const saved = new Set(list.map((one) => one.id));
  const others = programme.filter(
    (one) =>
      one.experience === item.experience &&
      !saved.has(one.id) &&
      phaseOf(one, now) === 'upcoming' &&
      isBookable(one, now) &&
      !rest.some((other) => overlap(other, one)),
  );
  return sortItems(others).slice(0, MOST_OTHERS);
}

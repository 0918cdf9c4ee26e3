import { formatDayNumber, formatTime } from '@inktvis/foundation/brussels';
import { capital, fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { endOf, startDay, type Timed } from '@inktvis/programme/occurrences';
import type { ListItem } from './list-item.ts';
import { busySpan } from './overlaps.ts';

/** `02.11, 14.00` */
export const shortDate = (item: Timed): string =>
  `${formatDayNumber(startDay(item))}, ${formatTime(item.content.startDate)}`;

/** `A`, `A en B`, `A, B en C`. */
export const listing = (parts: readonly string[]): string => new Intl.ListFormat('nl').format(parts);

const SPOKEN: Readonly<Record<number, string>> = {
  15: 'een kwartier',
  30: 'een half uur',
  45: 'drie kwartier',
  60: 'een uur',
  90: 'anderhalf uur',
};

/** A length of time as people say it: `een half uur`, `20 minuten`, `2 uur en 10 minuten`. */
export function lengthWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const spoken = SPOKEN[minutes];
  if (spoken) return spoken;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const restWords = rest === 1 ? '1 minuut' : `${rest} minuten`;
  if (hours === 0) return restWords;
  return rest === 0 ? `${hours} uur` : `${hours} uur en ${restWords}`;
}

/** After a longer break there is no need to hurry. */
const MAX_BREAK_MS = 2 * 3_600_000;

/** What is between an item and the next: how much time, and where to go; null when that is not known, not pressing, or they overlap. */
export function nextStop(item: ListItem, next: ListItem, now: Date): string | null {
  const end = endOf(item);
  if (!end || !busySpan(item, now) || !busySpan(next, now)) return null;
  const pause = next.content.startDate.getTime() - end.getTime();
  const place = next.facts.placeLabel;
  if (pause < 0 || pause > MAX_BREAK_MS || !place) return null;
  if (pause === 0) return fill(myList.between_now, { place });
  const time = capital(lengthWords(pause));
  return place === item.facts.placeLabel
    ? fill(myList.between_same, { time })
    : fill(myList.between, { place, time });
}

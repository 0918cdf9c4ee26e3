import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { endOf } from '@inktvis/programme/occurrences';
import type { ListItem } from './list-item.ts';
import { busySpan } from './overlaps.ts';
import { firstPartWords, listing } from './words.ts';

/** `Overlapt met De Leeuw van Vlaanderen` */
export const overlapTitle = (earlier: readonly ListItem[]): string =>
  fill(myList.clash_title, { titles: listing(earlier.map((one) => one.title)) });

/** What a visitor misses of `item` who stays to the end of what was there before. */
export function missedWords(item: ListItem, earlier: readonly ListItem[]): string {
  const ends = earlier.map(endOf);
  const known = ends.filter((end) => end !== null);
  const last = known.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
  if (!last || known.length < ends.length) return myList.clash_open_end;
  const start = item.content.startDate.getTime();
  const until = busySpan(item)?.until ?? start;
  const part = last.getTime() >= until ? myList.miss_all : firstPartWords(last.getTime() - start);
  const values = { end: formatTime(last), part };
  return earlier.length === 1 ? fill(myList.clash_miss, values) : fill(myList.clash_miss_many, values);
}

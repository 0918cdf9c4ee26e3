import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { wayOn } from './between.ts';
import type { ListDay } from './days.ts';
import type { ListItem } from './list-item.ts';
import { shortMoment } from './moments.ts';
import { earlierOverlaps } from './overlaps.ts';
import { listing } from './words.ts';

/**
 * What a printed day says below each item, by id: overlaps with the other dates there are, and where to go next.
 * `othersOf` gives the dates that stand in for an item.
 */
export function paperNotes(
  { items }: ListDay,
  othersOf: (item: ListItem) => readonly ListItem[],
): ReadonlyMap<string, string> {
  const overlaps = earlierOverlaps(items);
  return new Map(
    items.map((item, index) => {
      const earlier = overlaps.get(item.id);
      const isOff = item.content.flags.includes('geannuleerd');
      const others = earlier || isOff ? othersOf(item) : [];
      const next = items[index + 1];
      const notes = [
        earlier && fill(myList.paper_clash, { titles: listing(earlier.map(({ title }) => title)) }),
        others.length > 0 && fill(myList.paper_also, { moments: listing(others.map(shortMoment)) }),
        next && wayOn(item, next),
      ];
      return [item.id, notes.filter(Boolean).join(' ')];
    }),
  );
}

import { brusselsDay, dayBounds, formatTime, parseWallTime } from '@inktvis/foundation/brussels';
import { listOf, textOf } from '@inktvis/foundation/json';
import type { ContentFolder, Entry } from '../folder/read-folder.ts';
import { everyEntry, finding, nameOf, ofType, type Rule } from './finding.ts';

const HOUR = 3_600_000;

export type Item = { readonly entry: Entry; readonly from: number; readonly until: number };

/** Programme items with a start, by start (ms); one without an end is an instant. */
export function itemsOf(folder: ContentFolder): Item[] {
  return ofType(everyEntry(folder), 'program')
    .flatMap((entry) => {
      const instant = (name: string) => parseWallTime(textOf(entry.story.content[name]), 'UTC')?.getTime();
      const from = instant('start_date');
      return from === undefined ? [] : [{ entry, from, until: instant('end_date') ?? from }];
    })
    .sort((a, b) => a.from - b.from);
}

/** Whether it touches one of the two hours that both read 2.00 to 2.59 on a Brussels clock, on the one day a year that has them; ms. */
export function touchesDoubledHour(from: number, until: number): boolean {
  return [from, until].some((instant) => {
    const day = dayBounds(brusselsDay(new Date(instant)));
    const start = day.from.getTime();
    if (day.until.getTime() - start !== 25 * HOUR) return false;
    return Math.max(until, from + 1) > start + 2 * HOUR && from < start + 4 * HOUR;
  });
}

export const doubledHour: Rule = (folder) =>
  itemsOf(folder).flatMap(({ entry, from, until }) => {
    const text = 'raakt het uur dat twee keer voorkomt (2 tot 3 uur, einde zomertijd); verplaats het';
    return touchesDoubledHour(from, until) ? [finding(entry, 'start_date', text)] : [];
  });

export const clock = (instant: number) => formatTime(new Date(instant));
const placeOf = ({ entry }: Item) => textOf(entry.story.content.location);

export const takesPlace = ({ entry }: Item): boolean =>
  !listOf(entry.story.content.flags).includes('geannuleerd');

/** A sheet with one hour for everything has millions of pairs: each item is named with the next few. */
const MOST_PAIRS = 3;

/** Pairs of items, given by start, of which one begins before the other is over, or less than `rest` ms later. */
export function* overlapping<I extends Item>(items: readonly I[], rest = 0): Generator<readonly [I, I]> {
  for (const [index, one] of items.entries()) {
    let pairs = 0;
    for (let next = index + 1; pairs < MOST_PAIRS; next += 1) {
      const other = items[next];
      if (!other || other.from >= Math.max(one.until + rest, one.from + 1)) break;
      // A draft does not conflict with its published copy.
      if (other.entry.story.uuid === one.entry.story.uuid) continue;
      pairs += 1;
      yield [one, other];
    }
  }
}

/** One item at a time on a stage. */
export const podiums: Rule = (folder) => {
  const items = itemsOf(folder).filter((item) => placeOf(item) !== '' && takesPlace(item));
  return [...Map.groupBy(items, placeOf).values()].flatMap((own) =>
    [...overlapping(own)].map(([one, { entry }]) => {
      const when = `${clock(one.from)} tot ${clock(one.until)}`;
      const text = `staat tegelijk met ${nameOf(one.entry)} (${when}) op hetzelfde podium; verplaats een van beide`;
      return finding(entry, 'location', text);
    }),
  );
};

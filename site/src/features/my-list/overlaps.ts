import { endTime } from '@inktvis/programme/occurrences';
import { isOff, type ListItem } from './list-item.ts';

/** From this length on an item counts as lasting all day: visitors do not stay from beginning to end. */
export const ALL_DAY_MS = 8 * 3_600_000;

/** When an item occupies a visitor, as epoch ms; the end is exclusive. */
type Span = { readonly from: number; readonly until: number };

/** Null for what asks for no choice: drop-in, all day long, cancelled, or over. */
export function busySpan(item: ListItem, now: Date): Span | null {
  const [from, until] = [item.content.startDate.getTime(), endTime(item)];
  const isLoose = item.content.dropIn || until - from >= ALL_DAY_MS || isOff(item);
  return isLoose || until <= now.getTime() ? null : { from, until };
}

/** Whether a visitor cannot attend all of both, neither of which is over. Items that touch do not overlap. */
export function overlap(a: ListItem, b: ListItem, now: Date): boolean {
  if (a.id === b.id) return false;
  const [one, other] = [busySpan(a, now), busySpan(b, now)];
  return one !== null && other !== null && one.from < other.until && other.from < one.until;
}

/** Groups of items, by start, each of which overlaps with another one of its group. */
export function clusters(sorted: readonly ListItem[], now: Date): readonly (readonly ListItem[])[] {
  const found: { items: ListItem[]; until: number }[] = [];
  for (const item of sorted) {
    const span = busySpan(item, now);
    const open = span && found.find(({ until }) => until > span.from);
    if (open && span) {
      open.items.push(item);
      open.until = Math.max(open.until, span.until);
    } else found.push({ items: [item], until: span?.until ?? Number.NEGATIVE_INFINITY });
  }
  return found.map(({ items }) => items);
}

/** A key for every two of these items that overlap. */
export const overlapKeys = (items: readonly ListItem[], now: Date): readonly string[] =>
  items.flatMap((a, index) =>
    items.slice(index + 1).flatMap((b) => (overlap(a, b, now) ? [a.id, b.id].sort().join('+') : [])),
  );

/** Those of `candidates` that overlap neither with `taken` nor with each other, in order. */
export function fitting(
  candidates: readonly ListItem[],
  taken: readonly ListItem[],
  now: Date,
): readonly ListItem[] {
  const chosen: ListItem[] = [];
  for (const candidate of candidates) {
    const isFree = ![...taken, ...chosen].some((one) => overlap(one, candidate, now));
    if (isFree) chosen.push(candidate);
  }
  return chosen;
}

import { endTime, type Timed } from '@inktvis/programme/occurrences';

/** From this length on an item counts as lasting all day: visitors do not stay from beginning to end. */
export const ALL_DAY_MS = 8 * 3_600_000;

/** What overlaps are read from. */
export type Planned = {
  readonly id: string;
  readonly content: Timed['content'] & { readonly dropIn: boolean; readonly flags: readonly string[] };
};

/** When an item occupies a visitor, as epoch ms; the end is exclusive. */
type Span = { readonly from: number; readonly until: number };

/** Null for what a visitor can always combine: drop-in, all day long, or cancelled. */
export function busySpan(item: Planned): Span | null {
  const from = item.content.startDate.getTime();
  const until = endTime(item);
  const isLoose = item.content.dropIn || until - from >= ALL_DAY_MS;
  return isLoose || item.content.flags.includes('geannuleerd') ? null : { from, until };
}

/** Null also for what is over: nothing has to be chosen any more. */
function spanAhead(item: Planned, now: Date): Span | null {
  const span = busySpan(item);
  return span && span.until > now.getTime() ? span : null;
}

/**
 * Whether a visitor cannot attend all of both, neither of which is over. Items that touch do not overlap; an item does not
 * overlap itself.
 */
export function overlap(a: Planned, b: Planned, now: Date): boolean {
  if (a.id === b.id) return false;
  const [one, other] = [spanAhead(a, now), spanAhead(b, now)];
  return one !== null && other !== null && one.from < other.until && other.from < one.until;
}

/** Items of which each overlaps with another one of them; one alone overlaps with nothing. */
export type Cluster<T extends Planned> = { readonly items: readonly T[] };

/** Groups items, by start, into those that overlap. What a visitor can combine with anything is a cluster of its own. */
export function clusters<T extends Planned>(sorted: readonly T[], now: Date): readonly Cluster<T>[] {
  const found: { items: T[]; until: number }[] = [];
  for (const item of sorted) {
    const span = spanAhead(item, now);
    const open = span && found.find(({ until }) => until > span.from);
    if (open && span) {
      open.items.push(item);
      open.until = Math.max(open.until, span.until);
    } else found.push({ items: [item], until: span?.until ?? Number.NEGATIVE_INFINITY });
  }
  return found;
}

/** Every two items of a cluster that overlap. */
export const pairsOf = <T extends Planned>({ items }: Cluster<T>, now: Date): readonly (readonly [T, T])[] =>
  items.flatMap((a, index) =>
    items.slice(index + 1).flatMap((b) => (overlap(a, b, now) ? [[a, b] as const] : [])),
  );

/** Those of `candidates` that overlap neither with `taken` nor with each other, in order. */
export function fitting<T extends Planned>(
  candidates: readonly T[],
  taken: readonly Planned[],
  now: Date,
): T[] {
  const chosen: T[] = [];
  for (const candidate of candidates) {
    const isFree = ![...taken, ...chosen].some((one) => overlap(one, candidate, now));
    if (isFree) chosen.push(candidate);
  }
  return chosen;
}

import type { EventsClient, TouringEvent } from '@inktvis/events';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { type TourRowModel, tourRow } from './tour-row.ts';

/** What the page of an event shows. */
export type TourEventData = {
  readonly event: TouringEvent;
  readonly now: Date;
  /** The source does not answer now: this is what it said last. */
  readonly outdated: boolean;
  /** Three others. */
  readonly others: readonly TourRowModel[];
};

type Context = {
  readonly events: EventsClient;
  readonly now: Date;
  /** Gives 0 ≤ n < 1. */
  readonly random?: () => number;
};

/** requirements 9: related blocks show three. */
const OTHERS = 3;
const PER_PAGE = 30;

/** Three of those that come soonest and take place, at random, in the order they come. */
function pickOthers(
  events: readonly TouringEvent[],
  slug: string,
  now: Date,
  random: () => number,
): readonly TourRowModel[] {
  const rows = new Map(
    events.filter((event) => event.slug !== slug).map((event) => [event.slug, tourRow(event, now)] as const),
  );
  const open = [...rows.values()].filter(({ status }) => status === null);
  const candidates = open.length >= OTHERS ? open : [...rows.values()];
  const picked = new Set(
    candidates
      .map((row) => ({ row, at: random() }))
      .toSorted((one, other) => one.at - other.at)
      .slice(0, OTHERS)
      .map(({ row }) => row),
  );
  return candidates.filter((row) => picked.has(row));
}

/** The event with a slug; null when there is none that the public may see. An error: it cannot be known now. */
export async function loadEvent(
  slug: string,
  { events, now, random = Math.random }: Context,
): Promise<Result<TourEventData | null, 'unavailable'>> {
  const [read, list] = await Promise.all([events.find(slug), events.list({ page: 1, perPage: PER_PAGE })]);
  if (!read.ok) return err('unavailable');
  if (!read.value) return ok(null);
  const others = list.ok ? pickOthers(list.value.events, read.value.slug, now, random) : [];
  return ok({ event: read.value, now, outdated: read.outdated, others });
}

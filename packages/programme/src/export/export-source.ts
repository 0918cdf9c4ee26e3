import type { ContentClient, FilterItems, Globals, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { countWords } from '../filters/words.ts';
import type { Occurrence } from '../occurrences.ts';
import type { Schedule } from '../schedule/index.ts';
import { absolute, scheduleEntry } from './schedule-entry.ts';
import { venueOf } from './venue.ts';

/** What every export needs to know of the site. */
export type ExportSite = {
  readonly content: ContentClient;
  readonly now: Date;
  readonly brand: string;
  readonly product: string;
  /** Public addresses start with this. */
  readonly canonicalBase: string;
  /** The public address of the site; unlike `canonicalBase` it is the same for every deployment. */
  readonly siteUrl: string;
  /** Address that was asked for, with its query. */
  readonly url: URL;
};

/** The programme as it was read for an export. */
export type ExportSource = {
  readonly programme: readonly Occurrence[];
  readonly filterItems: FilterItems;
  readonly globals: Globals;
};

/** Reads everything; an export is whole, or it is not. */
export async function readSource(content: ContentClient): Promise<Read<ExportSource>> {
  const [programme, filterItems, globals] = await Promise.all([
    content.programme(),
    content.filterItems(),
    content.globals(),
  ]);
  if (!programme.ok) return programme;
  if (!filterItems.ok) return filterItems;
  if (!globals.ok) return globals;
  return ok({ programme: programme.value, filterItems: filterItems.value, globals: globals.value });
}

/** What was found for an address: the schedule, whether others may ask for the same, and a name for the file. */
export type Exported = { readonly schedule: Schedule; readonly keep: boolean; readonly fileName: string };

/**
 * A schedule of occurrences.
 * @param what What it is, in words, without the number of belevingen: `volledig programma`.
 * @param path Address on the site of the page that shows the same.
 */
export function makeSchedule(
  occurrences: readonly Occurrence[],
  { what, path }: { readonly what: string; readonly path: string },
  { brand, product, canonicalBase, siteUrl, url, now }: ExportSite,
  { filterItems, globals }: ExportSource,
): Schedule {
  const entries = occurrences.map((occurrence) => scheduleEntry(occurrence, canonicalBase));
  const changes = entries.flatMap(({ updated }) => updated?.getTime() ?? []);
  const last = changes.reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
  return {
    title: `${brand}: ${[what, countWords(entries.length).toLowerCase()].join(', ')}`,
    url: absolute(canonicalBase, path),
    feed: absolute(canonicalBase, url.pathname + url.search),
    publisher: brand,
    product,
    host: new URL(siteUrl).hostname,
    venue: venueOf(globals),
    days: filterItems.days.map(({ content }) => content.date),
    generated: Number.isFinite(last) ? new Date(last) : now,
    entries,
  };
}

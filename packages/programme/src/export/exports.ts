import type { ContentClient, Globals, Read } from '@inktvis/content/client';
import { type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { myList } from '@inktvis/messages/my-list';
import { everythingOf, inEdition } from '../edition.ts';
import { isStorable, listAddress, programmeHref, readAddress, unknownValues } from '../filters/address.ts';
import { indexOf } from '../filters/programme-index.ts';
import { selectionWords } from '../filters/words.ts';
import { type Occurrence, occurrenceKey, sortOccurrences } from '../occurrences.ts';
import {
  BOOKING_PARAMETER,
  MY_LIST_PATH,
  OCCURRENCE_PARAMETER,
  PROGRAMME_PATH,
  SHARED_IDS,
} from '../paths.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { absolute, bookingEntries, scheduleEntry, venueOf } from './schedule-entry.ts';

export type ExportSite = {
  readonly content: ContentClient;
  /** The second in which something was last published or withdrawn; null when not known. */
  readonly version: number | null;
  readonly now: Date;
  readonly brand: string;
  readonly product: string;
  readonly canonicalBase: string;
  /** Unlike `canonicalBase` it is the same for every deployment. */
  readonly siteUrl: string;
  readonly url: URL;
};

/** `storable`: others may ask for the same. */
export type Exported = { readonly schedule: Schedule; readonly storable: boolean; readonly fileName: string };

/** `what`: in words and without a number (`volledig programma`): the name of a calendar outlives it. */
function makeSchedule(
  occurrences: readonly Occurrence[],
  { what, path }: { readonly what: string; readonly path: string },
  { brand, canonicalBase, siteUrl, url, now, version }: ExportSite,
  globals: Globals,
): Schedule {
  const entries = occurrences.map((occurrence) => scheduleEntry(occurrence, canonicalBase, version));
  const last = entries.reduce((latest, { updated }) => Math.max(latest, updated?.getTime() ?? 0), 0);
  return {
    title: withoutSoftHyphens(`${brand}: ${what}`),
    url: absolute(canonicalBase, path),
    feed: absolute(canonicalBase, url.pathname + url.search),
    publisher: brand,
    host: new URL(siteUrl).hostname,
    venue: venueOf(globals),
    generated: last > 0 ? new Date(last) : now,
    entries,
  };
}

async function exportFiltered(
  content: ContentClient,
  asked: { readonly day: Day | null; readonly path: string; readonly name: string },
  site: ExportSite,
): Promise<Read<Exported>> {
  const read = await allOk([content.programme(), content.filterItems(), content.globals()]);
  if (!read.ok) return read;
  const [programme, filterItems, globals] = read.value;
  const index = indexOf(programme, filterItems);
  const { day } = asked;
  const address = readAddress(site.url, index.facets);
  const { selection } = address;
  const found = index.find({ day, selection });
  const isKnown = unknownValues(site.url.searchParams, index.facets).length === 0;
  const words = [selectionWords(index.facets, selection), day === null ? '' : formatDayLong(day)];
  const what = words.filter(Boolean).join(', ') || 'volledig programma';
  const path = programmeHref({ ...listAddress(address), path: asked.path, allDays: day === null });
  return ok({
    schedule: makeSchedule(found.slice(), { what, path }, site, globals),
    storable: isKnown && isStorable(address),
    fileName: `${site.product}-${asked.name}`,
  });
}

export const exportProgramme = (site: ExportSite): Promise<Read<Exported>> =>
  exportFiltered(site.content, { day: null, path: PROGRAMME_PATH, name: 'programma' }, site);

/** Null when no edition has such a day. */
export async function exportDay(slug: string, site: ExportSite): Promise<Read<Exported | null>> {
  const path = `${PROGRAMME_PATH}/${slug}`;
  const days = await everythingOf(site.content).days();
  if (!days.ok) return days;
  const found = days.value.find(({ href }) => href === path);
  if (!found) return ok(null);
  const { date } = found.content;
  return exportFiltered(inEdition(site.content, date), { day: date, path, name: found.slug }, site);
}

async function readMoments(content: ContentClient, has: (one: Occurrence) => boolean) {
  const all = everythingOf(content);
  const read = await allOk([all.programme(), all.globals()]);
  if (!read.ok) return read;
  const [programme, globals] = read.value;
  return ok({ found: sortOccurrences(programme.filter(has)), globals });
}

const EXPERIENCES = '/activiteiten';

/** Every date of an experience in all years, or the one that `?moment=` names, or the hour from which that can be booked; null without. */
export async function exportExperience(slug: string, site: ExportSite): Promise<Read<Exported | null>> {
  const path = `${EXPERIENCES}/${slug}`;
  const key = site.url.searchParams.get(OCCURRENCE_PARAMETER);
  const read = await readMoments(
    site.content,
    (one) => one.content.experience?.href === path && (key === null || occurrenceKey(one) === key),
  );
  if (!read.ok) return read;
  const { found, globals } = read.value;
  const title = found[0]?.content.experience?.content.title;
  if (title === undefined) return ok(null);
  const schedule = makeSchedule(found, { what: title, path }, site, globals);
  const booking = site.url.searchParams.has(BOOKING_PARAMETER) && {
    venue: '',
    entries: found.flatMap((one) => bookingEntries(one, site.canonicalBase, site.version)),
  };
  if (booking && booking.entries.length === 0) return ok(null);
  return ok({
    schedule: { ...schedule, ...booking },
    storable: true,
    fileName: `${site.product}-${slug}`,
  });
}

/** The list of the ids in the address; null without any. Nobody else has the same one, so it is not stored. */
export async function exportList(site: ExportSite): Promise<Read<Exported | null>> {
  const asked = site.url.searchParams.get(SHARED_IDS);
  if (!asked) return ok(null);
  const ids = new Set(asked.split('.'));
  const read = await readMoments(site.content, (one) => ids.has(occurrenceKey(one)));
  if (!read.ok) return read;
  const { found, globals } = read.value;
  const path = `${MY_LIST_PATH}?${SHARED_IDS}=${encodeURIComponent(asked)}`;
  return ok({
    schedule: makeSchedule(found, { what: myList.title.toLowerCase(), path }, site, globals),
    storable: false,
    fileName: `${site.product}-${MY_LIST_PATH.slice(1)}`,
  });
}

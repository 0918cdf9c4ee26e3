import type { ContentClient, FilterItems, Globals, Read } from '@inktvis/content/client';
import { type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { myList } from '@inktvis/messages/my-list';
import { everythingOf, inEdition } from '../edition.ts';
import { isStorable, listAddress, programmeHref, readAddress } from '../filters/address.ts';
import { knownValues, withoutUnknown } from '../filters/known-values.ts';
import { indexOf } from '../filters/programme-index.ts';
import { selectionWords } from '../filters/words.ts';
import { type Occurrence, occurrenceKey, sortOccurrences } from '../occurrences.ts';
import {
  MY_LIST_PATH,
  OCCURRENCE_PARAMETER,
  PROGRAMME_PATH,
  REMINDER_PARAMETER,
  REMINDER_VALUE,
  SHARED_IDS,
} from '../paths.ts';
import type { Schedule } from '../schedule/index.ts';
import { absolute, scheduleEntry, venueOf } from './schedule-entry.ts';

/** What every export needs to know of the site. */
export type ExportSite = {
  readonly content: ContentClient;
  readonly now: Date;
  /**
   * The version of the content that was read: when anything was last published, in seconds since 1970. Null when it is
   * not known. Asked after reading.
   */
  readonly contentVersion: () => number | null;
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
type ExportSource = {
  readonly programme: readonly Occurrence[];
  readonly filterItems: FilterItems;
  readonly globals: Globals;
};

/** Reads everything; an export is whole, or it is not. */
async function readSource(content: ContentClient): Promise<Read<ExportSource>> {
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

/** An export: the schedule, whether it may be stored because others may ask for the same, and a name for the file. */
export type Exported = { readonly schedule: Schedule; readonly storable: boolean; readonly fileName: string };

/** The same at another address: without filter values that nobody knows. */
export type Elsewhere = { readonly elsewhere: string };

/**
 * A schedule of occurrences.
 * @param what What it is, in words: `volledig programma`. Without a number: the name of a calendar outlives it.
 * @param path Address on the site of the page that shows the same.
 */
function makeSchedule(
  occurrences: readonly Occurrence[],
  { what, path }: { readonly what: string; readonly path: string },
  { brand, canonicalBase, siteUrl, url, now, contentVersion }: ExportSite,
  { globals }: ExportSource,
): Schedule {
  const version = contentVersion();
  const spaceChanged = version === null ? now : new Date(version * 1000);
  const entries = occurrences.map((occurrence) => scheduleEntry(occurrence, canonicalBase, spaceChanged));
  const changes = entries.flatMap(({ updated }) => updated?.getTime() ?? []);
  const last = changes.reduce((latest, time) => Math.max(latest, time), Number.NEGATIVE_INFINITY);
  return {
    title: withoutSoftHyphens(`${brand}: ${what}`),
    url: absolute(canonicalBase, path),
    feed: absolute(canonicalBase, url.pathname + url.search),
    publisher: brand,
    host: new URL(siteUrl).hostname,
    venue: venueOf(globals),
    generated: Number.isFinite(last) ? new Date(last) : now,
    entries,
  };
}

const WHOLE = 'volledig programma';
const FILE = 'programma';

type Asked = { readonly day: Day | null; readonly path: string; readonly fileName: string };

function exportOf(asked: Asked, site: ExportSite, source: ExportSource): Exported | Elsewhere {
  const index = indexOf(source.programme, source.filterItems);
  const elsewhere = withoutUnknown(site.url, knownValues(index.facets));
  if (elsewhere !== null) return { elsewhere };
  const address = readAddress(site.url, index.facets);
  const { selection } = address;
  const found = index.find({ day: asked.day, selection });
  const chosen = selectionWords(index.facets, selection);
  const what =
    [chosen, asked.day === null ? '' : formatDayLong(asked.day)].filter(Boolean).join(', ') || WHOLE;
  const path = programmeHref({
    ...listAddress(address),
    path: asked.path,
    allDays: asked.day === null,
  });
  return {
    schedule: makeSchedule(found.slice(0, found.total), { what, path }, site, source),
    storable: isStorable(address),
    fileName: `${site.product}-${asked.fileName}`,
  };
}

/** The whole programme, narrowed by the filters of the address. */
export async function exportProgramme(site: ExportSite): Promise<Read<Exported | Elsewhere>> {
  const source = await readSource(site.content);
  if (!source.ok) return source;
  return ok(exportOf({ day: null, path: PROGRAMME_PATH, fileName: FILE }, site, source.value));
}

/** One day of any edition, narrowed by the filters of the address; null when there is no day of that name. */
export async function exportDay(slug: string, site: ExportSite): Promise<Read<Exported | Elsewhere | null>> {
  const path = `${PROGRAMME_PATH}/${slug}`;
  const days = await everythingOf(site.content).days();
  if (!days.ok) return days;
  const found = days.value.find(({ href }) => href === path);
  if (!found) return ok(null);
  const source = await readSource(inEdition(site.content, found.content.date));
  if (!source.ok) return source;
  return ok(exportOf({ day: found.content.date, path, fileName: found.slug }, site, source.value));
}

/** Where experiences live. */
const EXPERIENCES = '/activiteiten';

/**
 * Every date of an experience in all years, or the one that `?moment=` names; null when there is no such experience or
 * date.
 */
export async function exportExperience(slug: string, site: ExportSite): Promise<Read<Exported | null>> {
  const source = await readSource(everythingOf(site.content));
  if (!source.ok) return source;
  const path = `${EXPERIENCES}/${slug}`;
  const key = site.url.searchParams.get(OCCURRENCE_PARAMETER);
  const found = source.value.programme.filter(
    (one) => one.content.experience?.href === path && (key === null || occurrenceKey(one) === key),
  );
  const title = found[0]?.content.experience?.content.title;
  if (title === undefined) return ok(null);
  return ok({
    schedule: makeSchedule(sortOccurrences(found), { what: title, path }, site, source.value),
    storable: true,
    fileName: `${site.product}-${slug}`,
  });
}

const REMINDER_MINUTES = 30;

/**
 * The list whose ids the address holds, of any edition, with `?herinnering=ja` a reminder at each; those that no longer exist are left out. Null when it holds none at all. Nobody
 * else has the same list, so it is not stored.
 */
export async function exportList(site: ExportSite): Promise<Read<Exported | null>> {
  const asked = site.url.searchParams.get(SHARED_IDS);
  if (!asked) return ok(null);
  const source = await readSource(everythingOf(site.content));
  if (!source.ok) return source;
  const ids = new Set(asked.split('.'));
  const found = source.value.programme.filter((one) => ids.has(occurrenceKey(one)));
  const path = `${MY_LIST_PATH}?${SHARED_IDS}=${encodeURIComponent(asked)}`;
  const what = myList.title.toLowerCase();
  const reminds = site.url.searchParams.get(REMINDER_PARAMETER) === REMINDER_VALUE;
  const schedule = makeSchedule(sortOccurrences(found), { what, path }, site, source.value);
  return ok({
    schedule: reminds ? { ...schedule, remindsMinutes: REMINDER_MINUTES } : schedule,
    storable: false,
    fileName: `${site.product}-${MY_LIST_PATH.slice(1)}`,
  });
}

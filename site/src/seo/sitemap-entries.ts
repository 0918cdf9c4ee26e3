import { isOut, type PageTypeName, type Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import { type EventsClient, pageCount, type TouringEvent } from '@inktvis/events';
import { brusselsDay, type Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { everythingOf, formerEditions, yearOf } from '@inktvis/programme/edition';
import { type Occurrence, occurrenceDays } from '@inktvis/programme/occurrences';
import { archivePath, CHANGES_PATH, NAMES_PATH } from '@inktvis/programme/paths';
import { nameList } from '@inktvis/programme/people/name-list';
import { absolute, HIDDEN_TYPES, type Site } from './site.ts';
import { latest, type SitemapEntry } from './sitemap.ts';

type Source = Site & {
  readonly content: Pick<ContentClient, 'findable' | 'programme' | 'days' | 'everything'>;
  readonly events: Pick<EventsClient, 'list'>;
  readonly now: Date;
};

type Page = Story<PageTypeName>;

/** Overviews that list other stories, and change when one of those does. */
const LISTED: { readonly [T in PageTypeName]?: PageTypeName } = {
  news_overview: 'news_article',
  hotspot_kortrijk_overview: 'hotspot_kortrijk',
  bookstore_overview: 'bookstore',
};

type Changes = {
  readonly byType: ReadonlyMap<PageTypeName, Date | null>;
  readonly byExperience: ReadonlyMap<string, Date | null>;
  readonly byDay: ReadonlyMap<Day, Date | null>;
  readonly programme: Date | null;
};

/** When the items with a key last changed, by key. */
function latestBy<T, K>(
  items: readonly T[],
  keysOf: (item: T) => readonly K[],
  changed: (item: T) => Date | null,
): Map<K, Date | null> {
  const found = new Map<K, Date | null>();
  for (const item of items) {
    for (const key of keysOf(item)) found.set(key, latest([found.get(key) ?? null, changed(item)]));
  }
  return found;
}

function changesOf(pages: readonly Page[], programme: readonly Occurrence[]): Changes {
  const published = ({ publishedAt }: Page | Occurrence) => publishedAt;
  return {
    byType: latestBy(pages, ({ type }) => [type], published),
    byExperience: latestBy(programme, ({ content }) => [content.experience?.uuid ?? ''], published),
    byDay: latestBy(programme, occurrenceDays, published),
    programme: latest(programme.map(published)),
  };
}

/**
 * When a page last changed: its story, or what it lists. Null if its content depends on another source, or on the time.
 */
function changedAt(page: Page, changes: Changes): Date | null {
  const { type, publishedAt, uuid, content } = page;
  if (type === 'uit_events_overview' || type === 'home') return null;
  if (type === 'experience') return latest([publishedAt, changes.byExperience.get(uuid) ?? null]);
  if (type === 'date_overview') return latest([publishedAt, changes.byDay.get(content.date) ?? null]);
  if (type === 'default_date_overview') return latest([publishedAt, changes.programme]);
  const listed = LISTED[type];
  return latest([publishedAt, (listed && changes.byType.get(listed)) ?? null]);
}

/** Events in one request to the source. */
const EVENTS_PER_PAGE = 1000;

type Tours = { readonly events: readonly TouringEvent[]; readonly complete: boolean };

/** Every touring event that is public and not over; not complete if some could not be read. */
async function allTours({ list }: Source['events']): Promise<Tours> {
  const ask = (page: number) => list({ page, perPage: EVENTS_PER_PAGE });
  const first = await ask(1);
  const pages = first.ok ? pageCount(first.value.totalItems, EVENTS_PER_PAGE) : 1;
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)),
  );
  const reads = [first, ...rest];
  return {
    events: reads.flatMap((read) => (read.ok ? read.value.events : [])),
    complete: reads.every((read) => read.ok),
  };
}

type SitemapPages = {
  readonly entries: readonly SitemapEntry[];
  /** False if the touring events could not all be read: send the sitemap, but do not cache it. */
  readonly complete: boolean;
};

/**
 * Every page that search engines may list, by address: published stories of all years, former editions, and the touring events if there is an overview
 * of them. Filtered lists are not pages of their own.
 */
export async function sitemapEntries(source: Source): Promise<Read<SitemapPages>> {
  const everything = everythingOf(source.content);
  const [findable, programme, former, tours] = await Promise.all([
    everything.findable(),
    everything.programme(),
    formerEditions(source.content),
    allTours(source.events),
  ]);
  if (!findable.ok) return findable;
  if (!programme.ok) return programme;
  if (!former.ok) return former;
  const today = brusselsDay(source.now);
  const pages = findable.value
    .map(({ story }) => story)
    .filter((story) => !HIDDEN_TYPES.includes(story.type) && isOut(story, today));
  const changes = changesOf(pages, programme.value);
  const overview = pages.find(({ type }) => type === 'uit_events_overview');
  const hasNames = nameList(programme.value).length > 0;
  const entries = [
    ...(programme.value.length > 0
      ? [{ url: absolute(CHANGES_PATH, source), changed: changes.programme }]
      : []),
    ...(hasNames ? [{ url: absolute(NAMES_PATH, source), changed: changes.programme }] : []),
    ...former.value.map((edition) => ({
      url: absolute(archivePath(yearOf(edition)), source),
      changed: changes.programme,
    })),
    ...pages.map((page) => ({ url: absolute(page.href, source), changed: changedAt(page, changes) })),
    ...(overview ? tours.events : []).map(({ seo, changedAt: changed }) => ({
      url: `${source.canonicalBase}/${seo.fullSlug}`,
      changed,
    })),
  ];
  return ok({ entries: entries.toSorted((a, b) => (a.url < b.url ? -1 : 1)), complete: tours.complete });
}

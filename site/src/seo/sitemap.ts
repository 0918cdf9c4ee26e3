import { isOut, type PageTypeName } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { escapeXml } from '@inktvis/foundation/xml';
import { everythingOf, formerEditions, yearOf } from '@inktvis/programme/edition';
import { archivePath, CHANGES_PATH, NAMES_PATH } from '@inktvis/programme/paths';
import { nameList } from '@inktvis/programme/people/name-list';
import { readTour } from '../cards/tours/tour-order.ts';
import { absolute, HIDDEN_TYPES, type Site } from './site.ts';

/** A page that search engines may find. */
type SitemapEntry = {
  /** Full address. */
  readonly url: string;
  /** When what it shows last changed; null when that depends on more than its story. */
  readonly changed: Date | null;
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const entryXml = ({ url, changed }: SitemapEntry): string => {
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
};

/** The sitemap of these pages (https://www.sitemaps.org/protocol.html); the festival has far less than the 50 000 of one file. */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.map(entryXml).join('')}</urlset>\n`;

type Source = Site & {
  readonly content: Pick<ContentClient, 'findable' | 'programme' | 'days' | 'everything'>;
  readonly events: Pick<EventsClient, 'list'>;
  readonly now: Date;
};

/** Pages that show nothing but their story; what the others list may change later, and with the time. */
const ALONE: readonly PageTypeName[] = ['page', 'contact', 'news_article', 'bookstore', 'hotspot_kortrijk'];

type SitemapPages = {
  readonly entries: readonly SitemapEntry[];
  /** False if the touring events could not be read: send the sitemap, but do not cache it. */
  readonly complete: boolean;
};

/**
 * Every page that search engines may list, by address: published stories of all years, former editions, and the touring
 * events if there is an overview of them. Filtered lists are not pages of their own.
 */
export async function sitemapEntries(source: Source): Promise<Read<SitemapPages>> {
  const { now, events } = source;
  const everything = everythingOf(source.content);
  const [findable, programme, former, tour] = await Promise.all([
    everything.findable(),
    everything.programme(),
    formerEditions(source.content),
    readTour(events, now),
  ]);
  if (!findable.ok) return findable;
  if (!programme.ok) return programme;
  if (!former.ok) return former;
  const pages = findable.value
    .map(({ story }) => story)
    .filter((story) => !HIDDEN_TYPES.includes(story.type) && isOut(story, brusselsDay(now)));
  const hasTour = tour.ok && pages.some(({ type }) => type === 'uit_events_overview');
  const lists = [
    ...(programme.value.length > 0 ? [CHANGES_PATH] : []),
    ...(nameList(programme.value).length > 0 ? [NAMES_PATH] : []),
    ...former.value.map((edition) => archivePath(yearOf(edition))),
  ];
  const entries = [
    ...lists.map((path) => ({ url: absolute(path, source), changed: null })),
    ...pages.map(({ href, type, publishedAt }) => ({
      url: absolute(href, source),
      changed: ALONE.includes(type) ? publishedAt : null,
    })),
    ...(hasTour ? tour.value : []).map(({ href, changedAt }) => ({
      url: absolute(href, source),
      changed: changedAt,
    })),
  ];
  return ok({ entries: entries.toSorted((a, b) => (a.url < b.url ? -1 : 1)), complete: tour.ok });
}

/**
 * The text of `robots.txt`. A deployment that must not be listed does not disallow crawling: its responses say `noindex`,
 * which a robot only reads if it may fetch them.
 */
export const robotsText = (canonicalBase: string, isFindable: boolean): string =>
  `User-agent: *\nDisallow: /api/\n${isFindable ? `\nSitemap: ${canonicalBase}/sitemap.xml\n` : ''}`;

import { isOut, type PageTypeName, type Story } from '@inktvis/content';
import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient, TouringEvent } from '@inktvis/events';
import { brusselsDay } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { escapeXml } from '@inktvis/foundation/xml';
import { everythingOf, formerEditions } from '@inktvis/programme/edition';
import type { FestivalPeriod } from '@inktvis/programme/festival';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { readTour } from '../cards/tours/tour-order.ts';
import { absolute, type Site } from './site.ts';

export type SitemapEntry = {
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

/** What the fixed pages say their addresses from. */
export type SitemapSource = Site & {
  /** Every story that search engines may list. */
  readonly stories: readonly Story<PageTypeName>[];
  readonly programme: readonly Occurrence[];
  readonly former: readonly FestivalPeriod[];
  /** Touring events; none while they cannot be read. */
  readonly tour: readonly TouringEvent[];
};

type Pages = {
  readonly kinds: Readonly<Record<PageTypeName, { readonly indexing: 'alone' | 'with others' | 'hidden' }>>;
  readonly fixed: readonly {
    readonly sitemap: ((source: SitemapSource) => readonly SitemapEntry[]) | null;
  }[];
};

type Source = Site & {
  readonly content: Pick<ContentClient, 'findable' | 'programme' | 'days' | 'everything'>;
  readonly events: Pick<EventsClient, 'list'>;
  readonly now: Date;
};

type SitemapPages = {
  readonly entries: readonly SitemapEntry[];
  /** False if the touring events could not be read: send the sitemap, but do not cache it. */
  readonly complete: boolean;
};

/** Every page that search engines may list, by address: published stories of all years and fixed pages, no filtered lists. */
export async function sitemapEntries(source: Source, { kinds, fixed }: Pages): Promise<Read<SitemapPages>> {
  const { now, events } = source;
  const everything = everythingOf(source.content);
  const [read, tour] = await Promise.all([
    allOk([everything.findable(), everything.programme(), formerEditions(source.content)]),
    readTour(events, now),
  ]);
  if (!read.ok) return read;
  const [findable, programme, former] = read.value;
  const stories = findable
    .map(({ story }) => story)
    .filter((story) => kinds[story.type].indexing !== 'hidden' && isOut(story, brusselsDay(now)));
  const known = { ...source, stories, programme, former, tour: tour.ok ? tour.value : [] };
  const entries = [
    ...stories.map(({ href, type, publishedAt }) => ({
      url: absolute(href, source),
      changed: kinds[type].indexing === 'alone' ? publishedAt : null,
    })),
    ...fixed.flatMap(({ sitemap: entriesOf }) => entriesOf?.(known) ?? []),
  ];
  return ok({ entries: entries.toSorted((a, b) => (a.url < b.url ? -1 : 1)), complete: tour.ok });
}

/** The text of `robots.txt`. What must not be listed may be crawled: its responses say `noindex`, which a robot has to read. */
export const robotsText = (canonicalBase: string, isFindable: boolean): string =>
  `User-agent: *\nDisallow: /api/\n${isFindable ? `\nSitemap: ${canonicalBase}/sitemap.xml\n` : ''}`;

import { escapeXml } from '@inktvis/foundation/xml';

/** A page that search engines may find. */
export type SitemapEntry = {
  /** Full address. */
  readonly url: string;
  /** When what it shows last changed; null when that is not known. */
  readonly changed: Date | null;
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** What one file may hold. */
const MAX_ENTRIES = 50_000;

const entryXml = ({ url, changed }: SitemapEntry): string => {
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${lastmod}</url>\n`;
};

/** The latest of the instants that are known; null when none is. */
export const latest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((last, instant) => (instant && (!last || instant > last) ? instant : last), null);

/** The sitemap of these pages, of the first 50 000 (https://www.sitemaps.org/protocol.html). */
export const sitemap = (entries: readonly SitemapEntry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${entries.slice(0, MAX_ENTRIES).map(entryXml).join('')}</urlset>\n`;

type RobotsOptions = {
  /** Full address of the sitemap. */
  readonly sitemap: string;
  /** Whether search engines may list this deployment (setting `SEARCH_ENGINES`). */
  readonly isFindable: boolean;
};

/**
 * The text of `robots.txt`. A deployment that must not be listed does not disallow crawling: its responses say `noindex`,
 * which a robot only reads if it may fetch them.
 */
export const robotsText = ({ sitemap, isFindable }: RobotsOptions): string =>
  ['User-agent: *', 'Disallow: /api/', ...(isFindable ? ['', `Sitemap: ${sitemap}`] : []), ''].join('\n');

import { escapeXml } from '@inktvis/foundation/xml';

/** A page that search engines may find. */
export type SitemapEntry = {
  /** Full address. */
  readonly url: string;
  /** When what it shows last changed; null when that is not known. */
  readonly changed: Date | null;
};

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** What one file may hold: addresses, and bytes with room to the 50 MB of the protocol. */
const LIMITS = { entries: 50_000, bytes: 45_000_000 } as const;

type Limits = { readonly entries: number; readonly bytes: number };

const head = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n`;

const entryXml = (element: string, { url, changed }: SitemapEntry): string => {
  const lastmod = changed ? `<lastmod>${changed.toISOString().slice(0, 19)}Z</lastmod>` : '';
  return `<${element}><loc>${escapeXml(url)}</loc>${lastmod}</${element}>\n`;
};

const file = (root: string, lines: readonly string[]): string => `${head(root)}${lines.join('')}</${root}>\n`;

/** The latest of the instants that are known; null when none is. */
export const latest = (instants: readonly (Date | null)[]): Date | null =>
  instants.reduce((last, instant) => (instant && (!last || instant > last) ? instant : last), null);

/** The entries in as few files as they fit in, in order; at least one. */
function parts(entries: readonly SitemapEntry[], limits: Limits): SitemapEntry[][] {
  const files: SitemapEntry[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entryXml('url', entry));
    const current = files.at(-1) ?? [];
    if (current.length > 0 && (current.length >= limits.entries || bytes + size > limits.bytes)) {
      files.push([entry]);
      bytes = size;
    } else {
      current.push(entry);
      bytes += size;
    }
  }
  return files;
}

const urlset = (entries: readonly SitemapEntry[]): string =>
  file(
    'urlset',
    entries.map((entry) => entryXml('url', entry)),
  );

/** The sitemap: all pages, or, when one file cannot hold them, the list of its parts at `addressOf(1)` and on. */
export function sitemap(
  entries: readonly SitemapEntry[],
  addressOf: (part: number) => string,
  limits: Limits = LIMITS,
): string {
  const files = parts(entries, limits);
  if (files.length === 1) return urlset(entries);
  const lines = files.map((part, index) => {
    const changed = latest(part.map((entry) => entry.changed));
    return entryXml('sitemap', { url: addressOf(index + 1), changed });
  });
  return file('sitemapindex', lines);
}

/** One part of a sitemap that does not fit in one file, counted from 1; null when there is no such part. */
export function sitemapPart(
  entries: readonly SitemapEntry[],
  part: number,
  limits: Limits = LIMITS,
): string | null {
  const files = parts(entries, limits);
  const found = files.length > 1 ? files[part - 1] : undefined;
  return found ? urlset(found) : null;
}

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

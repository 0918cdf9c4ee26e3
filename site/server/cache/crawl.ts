import { setTimeout as sleep } from 'node:timers/promises';
import { createThrottle } from '@inktvis/foundation/rate-limit';
import { bodyOf, type CachedResponse } from './cached-response.ts';
import type { WarmUpOptions } from './warm-up.ts';

type CrawlOptions = Omit<WarmUpOptions, 'settleMs' | 'retryMs'>;

/** How often a page is read until it is fresh: the page cache returns a stale one while it renders. */
const MAX_READS = 5;
/** How often it is checked whether visitors still wait, in ms. */
const BUSY_MS = 50;
/** After as many failures in a row a source counts as down, and the rest waits for the next round. */
const MAX_FAILURES = 5;

const SITEMAP = '/sitemap.xml';
const LOCATION = /<loc>([^<]+)<\/loc>/g;
/** Links to pages of our own: no query, no file. */
const LINK = /\shref="(\/[^"?#.]*)"/g;
/** The rendition that a browser without `srcset` gets: one for each picture and crop. */
const PICTURE = /\ssrc="(\/(?:toer)?beeld\/[^"]+)"/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Reads what a crawl needs, at most `perSecond` requests in a second, and only while no visitor waits. */
function createReader(options: CrawlOptions) {
  const { isBusy, closing, pictures, staleMs = 1_000 } = options;
  const throttle = createThrottle(options.perSecond);

  /** Resolves when the next request may start. */
  async function waitForSlot(): Promise<void> {
    while (isBusy() && !closing.aborted) await sleep(BUSY_MS);
    await throttle();
  }

  /** The text of a page; null when it has a last good copy in it, or there is none at all. */
  async function readPage(address: string): Promise<string | null> {
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      await waitForSlot();
      const outcome = await options.page(address);
      if (outcome.kind === 'failed') return null;
      if (outcome.kind === 'rendered') {
        const { status, outdated, body } = outcome.rendered;
        return status >= 500 || outdated ? null : body.toString();
      }
      const { response, cacheStatus } = outcome;
      if (response.outdated) return null;
      if (cacheStatus.state !== 'STALE') return bodyOf(response).toString();
      await sleep(staleMs);
    }
    return null;
  }

  /** Stores a copy of a picture, if there is none; false when its source did not respond. */
  async function storePicture(path: string): Promise<boolean> {
    if (await pictures.has(path)) return true;
    await waitForSlot();
    const outcome = await options.picture(path);
    if (outcome.kind === 'image')
      await pictures.save(path, typeOf(outcome.response), bodyOf(outcome.response));
    return outcome.kind !== 'down';
  }

  /** The addresses of the sitemap, whose parts are sitemaps too; null when it cannot be read. */
  async function readSitemap(address = SITEMAP): Promise<string[] | null> {
    const text = await readPage(address);
    if (text === null) return null;
    const found = matches(text, LOCATION).map((location) => new URL(location).pathname);
    if (!text.includes('<sitemapindex')) return found;
    const parts = await Promise.all(found.map(readSitemap));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }

  return { readPage, storePicture, readSitemap };
}

/** Requests every published page and its pictures once; resolves to true when all of it has a copy now. */
export function createCrawl(options: CrawlOptions): () => Promise<boolean> {
  const { closing, log } = options;
  const { readPage, storePicture, readSitemap } = createReader(options);
  return async () => {
    const addresses = new Set(await readSitemap());
    if (addresses.size === 0) return false;
    const pictures = new Set<string>();
    let failures = 0;
    let failuresInARow = 0;
    const count = (isDone: boolean) => {
      failures += isDone ? 0 : 1;
      failuresInARow = isDone ? 0 : failuresInARow + 1;
    };
    // Pages that are found meanwhile are visited too.
    for (const address of addresses) {
      const html = await readPage(address);
      count(html !== null);
      for (const link of matches(html ?? '', LINK)) if (!link.startsWith('/api/')) addresses.add(link);
      for (const path of matches(html ?? '', PICTURE)) {
        if (pictures.has(path)) continue;
        pictures.add(path);
        count(await storePicture(path));
        if (closing.aborted) return false;
      }
      if (closing.aborted || failuresInARow >= MAX_FAILURES) return false;
    }
    // While something is missing, a picture may seem to be shown by no page.
    if (failures === 0) await options.pictures.prune(pictures);
    log.info({ pages: addresses.size, pictures: pictures.size, failures }, 'last good copies are complete');
    return failures === 0;
  };
}

/** The media type of a response. */
const typeOf = ({ variants }: CachedResponse): string =>
  variants.identity.headers[variants.identity.headers.indexOf('Content-Type') + 1] ?? '';

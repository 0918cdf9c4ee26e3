import { join } from 'node:path';
import { type ContentConnection, connectContent } from '@inktvis/content/client';
import { offsetClock, systemClock } from '@inktvis/foundation/clock';
import { createLog } from '@inktvis/foundation/log';
import { createPictureSizes } from './picture-sizes.ts';
import { PAGE_DEADLINE_MS, type PageCacheHandle } from './render-locals.ts';
import { readSettings } from './settings.ts';
import { connectTours } from './tours.ts';

export const settings = readSettings(process.env);
export const clock = settings.siteNow ? offsetClock(settings.siteNow) : systemClock;
export const log = createLog('site');

export const site = { brand: settings.brand, canonicalBase: settings.canonicalBase };

/** What a page that is not of the content says of itself: search engines do not list it. */
export const ownPage = (path: string, title: string) => ({ ...site, path, title, noindex: true });

export const pictureSizes = createPictureSizes({
  assetsUrl: settings.contentAssetsUrl,
  log: createLog('pictures'),
});

export const connection: ContentConnection = connectContent(
  {
    transport: settings.contentTransport,
    graphqlUrl: settings.contentGraphqlUrl,
    restUrl: settings.contentRestUrl,
    token: settings.contentToken,
    siteUrl: settings.siteUrl,
    ticketShop: settings.ticketShopUrl,
    pictureSizes,
    requestsPerSecond: settings.contentRequestsPerSecond,
    readTimeoutMs: PAGE_DEADLINE_MS,
    pollMs: settings.contentPollMs,
    lastGoodDir: join(settings.cacheDir, settings.contentTransport),
  },
  createLog('content'),
);

let pageCache: PageCacheHandle | null = null;

/** Brings what editors publish to the stored pages (docs/decisions/005), and webhooks to the other instances. */
export const publication = {
  /** Connects the page cache of the server that runs us; the first time polling begins. */
  attach(handle: PageCacheHandle): void {
    if (pageCache === handle) return;
    const isFirst = pageCache === null;
    pageCache = handle;
    if (!isFirst) return;
    connection.watch(handle.closing, () => pageCache?.invalidate());
    handle.announcements?.subscribe(connection.published);
  },
  /** Something was published: no stored page is shown as fresh any longer. */
  announce(): void {
    connection.published();
    void pageCache?.announcements?.publish();
  },
};

/** The touring events where no server gives them along with the request: while developing. */
export const events = connectTours(settings, clock);

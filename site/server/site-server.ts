import type { Server } from 'node:http';
import { createBoundedQueue, Overloaded } from '@inktvis/foundation/bounded-queue';
import { type Log, silentLog } from '@inktvis/foundation/log';
import { within } from '@inktvis/foundation/within';
import type { PageCacheHandle } from '../src/server/render-locals.ts';
import { createPageCache, type PageCache } from './cache/page-cache.ts';
import type { Rendered } from './cache/rendered.ts';
import { createRenderer, type Renderer } from './cache/renderer.ts';
import { createHttpServer } from './http/http-server.ts';
import { limits } from './http/limits.ts';
import { anonymousRequest } from './http/page-requests.ts';
import { type ImageOutcome, pictureOf } from './images/image-cache.ts';
import { createImageProxy } from './images/image-proxy.ts';
import { createStoredPictures } from './images/stored-pictures.ts';
import { createTourImageProxy } from './images/tour-image-proxy.ts';
import { stopGracefully } from './ops/lifecycle.ts';
import { createWarmUp, type WarmUpOptions } from './ops/warm-up.ts';
import { createPreviewCheck } from './security/preview-check.ts';
import { createSecurityHeaders, type SecurityHeaders } from './security/security-headers.ts';
import type { SiteServerOptions } from './server-options.ts';
import { createSiteRouter } from './site-router.ts';

export type SiteServer = {
  /** The server that listens. */
  readonly server: Server;
  /** Marks every stored page stale. */
  invalidate(): void;
  /** Accepts no connection any more, and lets requests finish within `graceMs`. */
  close(graceMs?: number): Promise<void>;
};

const MEBIBYTE = 1024 * 1024;

/**
 * The HTTP server in front of the pages, assembled from its parts: limits, one address per page, files, page cache,
 * rendering. Every response carries the security headers; no internal error shows more than an error page.
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const { siteUrl, log = silentLog, announcements } = options;
  const now = () => options.clock.now().getTime();
  const security = securityHeadersOf(options);
  const closing = new AbortController();

  const cache = openPageCache(options, now, log);
  const invalidate: SiteServer['invalidate'] = () => {
    cache.invalidate();
    warmUp?.changed();
  };
  const pageCache: PageCacheHandle = { invalidate, closing: closing.signal, announcements };
  const proxies = createImageProxies(options, security, log);
  const picture = async (path: string) => pictureOf(await proxies.get(path));
  const renderNow = createRenderer({ ...options, security, pageCache, picture });
  const queued = createBoundedQueue(limits.renders);
  const render: Renderer = (...asked) => queued(() => renderNow(...asked));
  const renderShared = (address: string) => renderNow(anonymousRequest(siteUrl, address));
  const isPreview = createPreviewCheck({
    keys: options.preview,
    https: siteUrl.startsWith('https:'),
    log,
    now,
  });

  const { storedPictures, warmUp } = createLastGoodCopies(options, {
    security,
    log,
    page: (address) => cache.get(address, () => render(anonymousRequest(siteUrl, address))),
    // What most browsers accept.
    picture: (path) => proxies.get(path, 'image/webp'),
    isBusy: () => router.waiting() > 0,
    closing: closing.signal,
  });

  const tryPage = () => tryHomePage(cache, renderShared);
  const router = createSiteRouter(options, {
    security,
    cache,
    render,
    renderNow,
    renderShared,
    isPreview,
    storedPictures,
    warmUp,
    images: proxies.images,
    tourImages: proxies.tourImages,
    tryPage,
    log,
    now,
    isStopping: () => closing.signal.aborted,
  });
  const server = createHttpServer({ security, onRequest: router.onRequest });
  if (warmUp) server.once('listening', warmUp.start);

  const close = (graceMs = 10_000) => {
    closing.abort();
    return stopGracefully(server, graceMs);
  };
  return { server, invalidate, close };
}

const securityHeadersOf = ({ siteUrl, map, formAddresses }: SiteServerOptions) =>
  createSecurityHeaders({
    https: siteUrl.startsWith('https:'),
    pictureOrigins: map ? [new URL(map.tiles).origin] : [],
    formOrigins: [...new Set(formAddresses?.map((address) => new URL(address).origin))],
  });

const openPageCache = ({ pageCacheBytes, waits }: SiteServerOptions, now: () => number, log: Log) =>
  createPageCache({
    maxBytes: pageCacheBytes ?? 128 * MEBIBYTE,
    now,
    onError(path, error) {
      // The requests that are refused are counted and logged as such.
      if (!(error instanceof Overloaded)) log.error({ path, err: error }, 'page could not be rendered');
    },
    ...waits,
  });

/** The proxies for pictures of the content service and of touring events. */
function createImageProxies(options: SiteServerOptions, security: SecurityHeaders, log: Log) {
  const { events, imageCacheBytes = 64 * MEBIBYTE, imageTimeoutMs: timeoutMs } = options;
  const images = createImageProxy({
    assetsUrl: options.contentAssetsUrl.replace(/\/+$/, ''),
    spaceId: options.contentSpaceId,
    maxBytes: imageCacheBytes,
    timeoutMs,
    security,
    onError: (path, error) => log.warn({ path, err: error }, 'image could not be fetched'),
  });
  const tourImages =
    events &&
    createTourImageProxy({
      events,
      origins: options.eventsImageOrigins ?? [],
      maxBytes: imageCacheBytes / 4,
      timeoutMs,
      security,
      onError: (path, error) => log.warn({ path, err: error }, 'picture of an event could not be fetched'),
    });
  const get = async (path: string, accept?: string): Promise<ImageOutcome> => {
    const proxy = path.startsWith('/toerbeeld/') ? tourImages : images;
    return (await proxy?.get({ path, accept })) ?? { kind: 'missing' };
  };
  return { images, tourImages, get };
}

type LastGoodParts = Pick<WarmUpOptions, 'page' | 'picture' | 'isBusy' | 'closing'> & {
  readonly security: SecurityHeaders;
  readonly log: Log;
};

/** The copies of pictures on disk and what makes them, if there is a folder for them. */
function createLastGoodCopies({ warmUp: given }: SiteServerOptions, { security, ...parts }: LastGoodParts) {
  if (!given) return {};
  const { log } = parts;
  const onError = (error: unknown) => log.warn({ err: error }, 'copy of a picture not stored');
  const storedPictures = createStoredPictures({ directory: given.pictures, security, onError });
  return { storedPictures, warmUp: createWarmUp({ ...given, ...parts, pictures: storedPictures }) };
}

/** How long a probe waits for a home page that has a copy; less than after which it counts as none. Milliseconds. */
const PROBE_MS = 500;

/** Whether the home page can be shown, and whether it depends on a last good copy: for the readiness check. */
async function tryHomePage(
  cache: PageCache,
  render: (address: string) => Promise<Rendered>,
): Promise<'fresh' | 'outdated' | 'none'> {
  // A copy that is being renewed, however slowly, can be shown.
  const outcome = await within(
    cache.get('/', () => render('/')),
    cache.has('/') ? PROBE_MS : Number.POSITIVE_INFINITY,
  );
  if (outcome === undefined) return 'outdated';
  if (outcome.kind === 'failed') return 'none';
  const { status, outdated } = outcome.kind === 'cached' ? outcome.response : outcome.rendered;
  if (status >= 500) return 'none';
  const isStale = outcome.kind === 'cached' && outcome.cacheStatus.state === 'STALE';
  return outdated || isStale ? 'outdated' : 'fresh';
}

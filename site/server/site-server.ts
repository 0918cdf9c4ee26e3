import type { EventsClient } from '@inktvis/events';
import { createBoundedQueue, Overloaded } from '@inktvis/foundation/bounded-queue';
import type { Clock } from '@inktvis/foundation/clock';
import { type Log, silentLog } from '@inktvis/foundation/log';
import type { Outbox } from '@inktvis/outbox';
import type { PreviewKeys } from '../src/server/preview/preview-access.ts';
import type { Announcements } from '../src/server/render-locals.ts';
import type { Settings } from '../src/server/settings.ts';
import { createPageCache, type PageCacheOptions } from './cache/page-cache.ts';
import { createRenderer, type Render, type Renderer } from './cache/renderer.ts';
import { createErrorResponses } from './http/error-responses.ts';
import { createHttpServer, limits, stopGracefully } from './http/http-server.ts';
import { anonymousRequest } from './http/page-requests.ts';
import { createProbes, type OutboxHealth } from './http/probes.ts';
import { createQueryRules } from './http/query-rules.ts';
import { createRouter } from './http/router.ts';
import { createStaticFiles } from './http/static-files.ts';
import { createPictures } from './images/pictures.ts';
import { createRequestLog } from './ops/request-log.ts';
import { createWarmUp, type WarmUpOptions } from './ops/warm-up.ts';
import { createPreviewCheck } from './security/preview-check.ts';
import { createSecurityHeaders } from './security/security-headers.ts';

export type SiteServerOptions = Pick<
  Settings,
  'siteUrl' | 'product' | 'contentAssetsUrl' | 'contentSpaceId'
> &
  Partial<
    Pick<Settings, 'deploymentUrl' | 'eventsImageOrigins' | 'trustedProxies' | 'map' | 'formAddresses'>
  > & {
    readonly render: Render;
    readonly build?: string;
    readonly clientDir: string;
    readonly clock: Clock;
    /** The touring events; without them there are no pictures of them. */
    readonly events?: EventsClient;
    readonly outbox?: Outbox;
    readonly health?: OutboxHealth;
    /** What previews are proved with; without it there are none. */
    readonly preview?: PreviewKeys;
    /** How everything published gets a last good copy soon, and where pictures are stored; without it none is. */
    readonly warmUp?: Pick<WarmUpOptions, 'perSecond' | 'settleMs' | 'retryMs'> & {
      readonly pictures: string;
    };
    readonly announcements?: Announcements;
    readonly log?: Log;
    /** For tests: other times than ours, and another bound of the memory for pages. */
    readonly bounds?: Pick<PageCacheOptions, 'maxBytes' | 'timeouts'> & {
      readonly renderTimeoutMs?: number;
      readonly pictureTimeoutMs?: number;
    };
  };

/** Every response carries the security headers; no internal error shows more than an error page. */
export function createSiteServer(options: SiteServerOptions) {
  const { siteUrl, log = silentLog, announcements, events, outbox, build = '', bounds } = options;
  const now = () => options.clock.now().getTime();
  const https = siteUrl.startsWith('https:');
  const security = securityHeadersOf(options, https);
  const closing = new AbortController();

  const cache = createPageCache({
    ...bounds,
    now,
    onError(path, error) {
      // The requests that are refused are counted and logged as such.
      if (!(error instanceof Overloaded)) log.error({ path, err: error }, 'page could not be rendered');
    },
  });
  const invalidate = () => {
    cache.invalidate();
    warmUp?.changed();
  };
  const pictures = createPictures({
    ...options,
    copiesDir: options.warmUp?.pictures,
    timeoutMs: bounds?.pictureTimeoutMs,
    security,
    log,
  });
  const pageCache = { invalidate, closing: closing.signal, announcements };
  const renderNow = createRenderer({
    render: options.render,
    security,
    given: { build, pageCache, events, outbox, picture: pictures.read },
    timeoutMs: bounds?.renderTimeoutMs,
  });
  const queued = createBoundedQueue(limits.renders);
  const render: Renderer = (...asked) => queued(() => renderNow(...asked));
  const renderShared = (address: string) => renderNow(anonymousRequest(siteUrl, address));
  const sharedPage = (address: string) => cache.get(address, () => queued(() => renderShared(address)));
  const isPreview = createPreviewCheck({ keys: options.preview, https, log, now });

  const warmUp =
    options.warmUp &&
    createWarmUp({
      ...options.warmUp,
      pictures,
      page: sharedPage,
      isBusy: () => router.waiting() > 0,
      closing: closing.signal,
      log,
    });

  const router = createRouter({
    origin: new URL(options.deploymentUrl ?? siteUrl).origin,
    trustedProxies: options.trustedProxies ?? 0,
    rules: createQueryRules(options.product),
    security,
    files: createStaticFiles(options.clientDir, security),
    probes: createProbes({
      cache,
      renderHome: () => renderShared('/'),
      warmUp: () => warmUp?.state() ?? 'off',
      outbox: options.health,
      isPreview,
      security,
    }),
    storedPage: cache.fresh,
    sharedPage,
    render,
    renderNow,
    isPreview,
    errorResponse: createErrorResponses({ render: renderShared, security, now }),
    pictures,
    logRequest: createRequestLog({ log, now }),
    log,
    isStopping: () => closing.signal.aborted,
  });
  const server = createHttpServer(router.onRequest);
  if (warmUp) server.once('listening', warmUp.start);

  return {
    server,
    invalidate,
    /** Accepts no connection any more, and lets requests finish within `graceMs`. */
    close(graceMs = 10_000): Promise<void> {
      closing.abort();
      return stopGracefully(server, graceMs);
    },
  };
}

const securityHeadersOf = ({ map, formAddresses }: SiteServerOptions, https: boolean) =>
  createSecurityHeaders({
    https,
    pictureOrigins: map ? [new URL(map.tiles).origin] : [],
    formOrigins: [...new Set(formAddresses?.map((address) => new URL(address).origin))],
  });

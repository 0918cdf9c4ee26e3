import type { EventsClient } from '@inktvis/events';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import type { Outbox } from '@inktvis/outbox';
import type { EdgeCache } from './cache/edge-cache.ts';
import type { PageCacheOptions } from './cache/page-cache.ts';
import type { Render } from './cache/rendered.ts';
import type { RawRoutes } from './http/raw-routes.ts';
import type { Announcements } from './ops/announcements.ts';
import type { Metrics } from './ops/metrics.ts';

export type SiteServerOptions = {
  readonly render: Render;
  /** Which build of the site this is. */
  readonly build?: string;
  /** The folder with the built files. */
  readonly clientDir: string;
  readonly clock: Clock;
  /** The public address of the site; https turns HSTS on. */
  readonly siteUrl: string;
  /** Other names in `Host` that are believed. */
  readonly hosts?: readonly string[];
  /** Whether browsers may keep pages to read without network; false takes back what they kept. */
  readonly offline?: boolean;
  /** The product name in the address of the tours. */
  readonly product: string;
  readonly contentAssetsUrl: string;
  readonly contentSpaceId: string;
  /** The touring events, and where their pictures may be fetched; without them there are no such pictures. */
  readonly events?: EventsClient;
  readonly eventsImageOrigins?: readonly string[];
  /** What visitors send is kept here. */
  readonly outbox?: Outbox;
  /** How many proxies add the visitor's address to `X-Forwarded-For`. */
  readonly trustedProxies?: number;
  /** The map, if there is one: where its drawings come from. */
  readonly map?: { readonly tiles: string } | null;
  /** Memory for pages and for images, in bytes. */
  readonly pageCacheBytes?: number;
  readonly imageCacheBytes?: number;
  readonly renderTimeoutMs?: number;
  readonly imageTimeoutMs?: number;
  readonly waits?: Partial<
    Pick<PageCacheOptions, 'staleWaitMs' | 'invalidatedWaitMs' | 'expiredWaitMs' | 'backOffMs'>
  >;
  /** Connections at the same time; above it requests get a quick 503. */
  readonly maxConnections?: number;
  /** Answers beside the pages, by their path. */
  readonly rawRoutes?: RawRoutes;
  /** Rejects when the database does not answer. */
  readonly askDatabase?: () => Promise<unknown>;
  /** The other instances of the site. */
  readonly announcements?: Announcements;
  /** The cache in front of the site. */
  readonly edge?: EdgeCache;
  readonly metrics?: Metrics;
  /** Whether every request is logged, or only those that failed or were slow. */
  readonly logRequests?: boolean;
  readonly log?: Log;
};

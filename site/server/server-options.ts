import type { EventsClient } from '@inktvis/events';
import type { Clock } from '@inktvis/foundation/clock';
import type { Log } from '@inktvis/foundation/log';
import type { MailCounts, Outbox } from '@inktvis/outbox';
import type { StoreHealth } from '../src/server/outbox.ts';
import type { PreviewKeys } from '../src/server/preview/preview-access.ts';
import type { Announcements } from '../src/server/render-locals.ts';
import type { PageCacheOptions } from './cache/page-cache.ts';
import type { Render } from './cache/rendered.ts';
import type { WarmUpOptions } from './ops/warm-up.ts';

export type SiteServerOptions = {
  readonly render: Render;
  /** Which build of the site this is. */
  readonly build?: string;
  /** The folder with the built files. */
  readonly clientDir: string;
  /** The same of earlier builds: their files with a hash in their name are served too, for pages that were stored. */
  readonly previousClientDirs?: readonly string[];
  readonly clock: Clock;
  /** The public address of the site; https turns HSTS on. */
  readonly siteUrl: string;
  /** Other names in `Host` that are trusted. */
  readonly hosts?: readonly string[];
  /** The product name in the address of the tours. */
  readonly product: string;
  readonly contentAssetsUrl: string;
  readonly contentSpaceId: string;
  /** The touring events, and where their pictures may be fetched; without them there are no such pictures. */
  readonly events?: EventsClient;
  readonly eventsImageOrigins?: readonly string[];
  /** Stores what visitors send. */
  readonly outbox?: Outbox;
  /** How many proxies append the visitor's address to `X-Forwarded-For`. */
  readonly trustedProxies?: number;
  /** The map, if there is one: where its tiles come from. */
  readonly map?: { readonly tiles: string } | null;
  /** What previews are proved with; without it there are none. */
  readonly preview?: PreviewKeys;
  /** Where forms may be sent besides this site. */
  readonly formAddresses?: readonly string[];
  /** Memory for pages and for images, in bytes. */
  readonly pageCacheBytes?: number;
  readonly imageCacheBytes?: number;
  readonly renderTimeoutMs?: number;
  readonly pageDeadlineMs?: number;
  readonly imageTimeoutMs?: number;
  /**
   * How everything published gets a last good copy soon, and where pictures are stored; without it nothing is stored.
   */
  readonly warmUp?: Pick<WarmUpOptions, 'perSecond' | 'settleMs' | 'retryMs'> & { readonly pictures: string };
  readonly waits?: Partial<
    Pick<PageCacheOptions, 'staleWaitMs' | 'invalidatedWaitMs' | 'expiredWaitMs' | 'backOffMs'>
  >;
  /** The mails in the outbox. Rejects when the database does not respond. */
  readonly countMails?: () => Promise<MailCounts>;
  /** How what visitors send is stored. */
  readonly stores?: () => StoreHealth;
  /** When the last backup was made. Rejects when the database does not respond. */
  readonly lastBackup?: () => Promise<Date | null>;
  /** The other instances of the site. */
  readonly announcements?: Announcements;
  readonly log?: Log;
};

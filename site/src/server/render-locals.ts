import type { EventsClient } from '@inktvis/events';
import type { Outbox } from '@inktvis/outbox';

/** What the HTTP server gives a page along with the request (`Astro.locals`). */
export type RenderLocals = {
  readonly requestId: string;
  readonly pageCache: PageCacheDoor;
  /** The touring events; the server needs them too, for their pictures. */
  readonly events?: EventsClient;
  /** What visitors send. */
  readonly outbox?: Outbox;
  /** The IP address that the visitor's own request came from; only there for requests that are not shared. */
  readonly visitor?: string;
  /** Filled in by the page while it renders. */
  readonly reading: Reading;
};

/** What pages may do with the page cache; one and the same object for the life of the server. */
export type PageCacheDoor = {
  /** Marks every stored page with one of these tags stale. */
  invalidate(change: { readonly tags: readonly string[] }): void;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
};

/** What a page leant on. */
export type Reading = {
  /** Tags beside those of its `Cache-Tag` header: too many for a header, and nobody's business. */
  readonly tags: Set<string>;
  /** The page shows a last good copy: it is right to show it, and wrong to keep it. */
  outdated: boolean;
};

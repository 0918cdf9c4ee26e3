import type { EventsClient } from '@inktvis/events';
import type { Outbox } from '@inktvis/outbox';

/** What the HTTP server gives a page along with the request (`Astro.locals`). */
export type RenderLocals = {
  readonly requestId: string;
  /** Which build of the site this is (`server/build.ts`). */
  readonly build: string;
  readonly pageCache: PageCacheDoor;
  /** The touring events; the server needs them too, for their pictures. */
  readonly events?: EventsClient;
  /** What visitors send. */
  readonly outbox?: Outbox;
  /** The bytes of a picture at an address of our own, `/beeld/…` or `/toerbeeld/…`. */
  readonly picture?: (path: string) => Promise<PictureRead>;
  /** The IP address that the visitor's own request came from; only there for requests that are not shared. */
  readonly visitor?: string;
  /** Filled in by the page while it renders. */
  readonly reading: Reading;
};

/** What became of a picture that a page draws with. `down`: it may be there later. */
export type PictureRead =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'missing' | 'down' };

/** What pages may do with the page cache; one and the same object for the life of the server. */
export type PageCacheDoor = {
  /** Marks every stored page with one of these tags stale. */
  invalidate(change: { readonly tags: readonly string[] }): void;
  /** The other instances of the site, if there may be any. */
  readonly announcements?: {
    /** These stories changed, or anything when null. Never rejects. */
    tell(slugs: readonly string[] | null): Promise<void>;
    /** Hears what the others tell. */
    hear(listener: (slugs: readonly string[] | null) => void): void;
  };
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

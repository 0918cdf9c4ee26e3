import type { Reader } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import type { Outbox } from '@inktvis/outbox';

/**
 * How long a page waits for the content service and the events source, for all its reads together, in ms; then it shows last
 * good copies, or is a 503 (requirements 9). Well below the time after which a rendering is given up.
 */
export const PAGE_DEADLINE_MS = 5_000;

/** What the HTTP server gives a page along with the request (`Astro.locals`). */
export type RenderLocals = {
  readonly requestId: string;
  /** Which build of the site this is (`buildOf`). */
  readonly build: string;
  readonly pageCache: PageCacheHandle;
  /** The touring events; the server needs them too, for their pictures. */
  readonly events?: EventsClient;
  /** Stores what visitors send. */
  readonly outbox?: Outbox;
  /** The bytes of a picture at an address of our own, `/beeld/…` or `/toerbeeld/…`. `down`: it may be there later. */
  readonly picture?: (path: string) => Promise<Buffer | 'missing' | 'down'>;
  /** The IP address of the visitor; only there for requests whose response is not shared. */
  readonly visitor?: string;
  /**
   * Until when the page waits for the content service and the events source, for all its reads together, on
   * `performance.now()`. After that it shows last good copies, or is a 503.
   */
  readonly deadline: number;
  /** Filled in by the page while it renders. */
  readonly dependencies: Dependencies;
};

/** What pages may do with the page cache; the same object for the life of the server. */
export type PageCacheHandle = {
  /** Marks every stored page stale. */
  invalidate(): void;
  /** The other instances of the site, if there may be any. */
  readonly announcements?: Announcements;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
};

/** Messages between the instances of the site (`site/server/ops/announcements.ts`). */
export type Announcements = {
  /** Something was published. Resolves when it was sent; never rejects. */
  publish(): Promise<void>;
  /** Calls `listener` when another instance learnt of a publication, and when such a message may have been missed. */
  subscribe(listener: () => void): void;
};

/** What is learnt of a page while it renders. */
export type Dependencies = {
  /** The page shows a last good copy: it may be shown, and must not be stored for long. */
  outdated: boolean;
};

/** Whether our HTTP server gave these locals; the development server does not. */
export const isFromServer = (locals: object): locals is RenderLocals =>
  'pageCache' in locals && 'dependencies' in locals;

/** Reads on behalf of a page: within its deadline, and recorded when a last good copy is shown. */
export const readerFor = ({
  dependencies,
  deadline,
}: Pick<RenderLocals, 'dependencies' | 'deadline'>): Reader => ({
  deadline,
  track({ outdated }) {
    dependencies.outdated ||= outdated;
  },
});

/** Which build of the site this is; a Live screen that shows another one reloads itself. */
export const buildOf = (locals: object): string =>
  'build' in locals && typeof locals.build === 'string' ? locals.build : 'ontwikkeling';

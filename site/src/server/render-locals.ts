import type { Reader } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import type { Outbox } from '@inktvis/outbox';

/** How long a page waits for all its reads together; then it shows last good copies, or is a 503 (requirements 9). */
export const PAGE_DEADLINE_MS = 5_000;

/** What the HTTP server gives a page along with the request (`Astro.locals`). */
export type RenderLocals = {
  readonly requestId: string;
  readonly build: string;
  readonly pageCache: PageCacheHandle;
  readonly events?: EventsClient;
  readonly outbox?: Outbox;
  /** The bytes of a picture at an address of our own, `/beeld/…` or `/toerbeeld/…`. `down`: it may be there later. */
  readonly picture?: (path: string) => Promise<Buffer | 'missing' | 'down'>;
  /** The IP address of the visitor; only there for requests whose response is not shared. */
  readonly visitor?: string;
  /** When those end, on `performance.now()`. */
  readonly deadline: number;
  /** Filled in by the page while it renders. */
  readonly dependencies: Dependencies;
};

/** The same object for the life of the server. */
export type PageCacheHandle = {
  invalidate(): void;
  readonly announcements?: Announcements;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
};

export type Announcements = {
  /** Something was published. Resolves when it was sent; never rejects. */
  publish(): Promise<void>;
  /** Calls `listener` when another instance learnt of a publication, and when such a message may have been missed. */
  subscribe(listener: () => void): void;
};

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

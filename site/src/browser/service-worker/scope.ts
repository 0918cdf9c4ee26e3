/** The parts of a service worker's global scope that are used here: TypeScript's library for workers clashes with that of pages. */
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

/** What a page asks of its service worker: to store it, and the files that it consists of. */
export type StoreMessage = {
  /** Path and search of the page. */
  readonly page: string;
  /** The worker did not see the page itself: it was loaded before the worker, or prefetched. */
  readonly isNew: boolean;
  /** Addresses of what the page loaded before there was a worker. */
  readonly files: readonly string[];
  /** The ids of what the visitor saved: those pages are stored too. */
  readonly saved: readonly string[];
};

/** Only pages of this site send messages. */
type MessageEvent = ExtendableEvent & { readonly data: StoreMessage };

export type WorkerScope = {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

/** Takes work that goes on after the response: `event.waitUntil`. */
export type WaitUntil = (work: Promise<void>) => void;

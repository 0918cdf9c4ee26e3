type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

/** What a page of this site asks its service worker to store. */
export type StoreMessage = {
  /** The address of the page; null when the worker saw it itself. */
  readonly page: string | null;
  /** Addresses of what the page loaded before there was a worker. */
  readonly files: readonly string[];
  readonly saved: readonly string[];
};

type WorkerEvents = {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableEvent & { readonly data: StoreMessage };
};

/** What a service worker has beyond a page, as far as it is used here: TypeScript's library for workers clashes with that of pages. */
export type WorkerScope = {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

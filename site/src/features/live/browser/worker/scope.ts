/** What a service worker finds around it, as far as ours use it: TypeScript's own list does not go with a page's. */
type Extendable = { waitUntil(work: Promise<unknown>): void };

export type FetchMoment = Extendable & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};

export type MessageMoment = Extendable & { readonly data: unknown };

export type WorkerScope = {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (moment: Extendable) => void): void;
  addEventListener(kind: 'fetch', listener: (moment: FetchMoment) => void): void;
  addEventListener(kind: 'message', listener: (moment: MessageMoment) => void): void;
};

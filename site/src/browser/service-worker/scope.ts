/** The parts of a service worker's global scope that are used here: TypeScript's library for workers clashes with that of pages. */
type ExtendableEvent = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

type MessageEvent = ExtendableEvent & { readonly data: unknown };

export type WorkerScope = {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

export type FetchFromNetwork = (request: Request) => Promise<Response>;

/** Takes work that goes on after the response: `event.waitUntil`. */
export type WaitUntil = (work: Promise<void>) => void;

/** Headers of a stored response that held for the transfer only. */
const TRANSFER_HEADERS = ['content-length', 'content-encoding', 'etag'];

/** A stored page with its HTML changed. */
export async function withHtml(page: Response, change: (html: string) => string): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  return new Response(change(await page.text()), { headers });
}

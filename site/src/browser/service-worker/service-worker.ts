import { systemClock } from '@inktvis/foundation/clock';
import { PROGRAMME_DOCUMENT } from '@inktvis/programme/paths';
import type { FetchEvent, StoreMessage, WorkerScope } from './scope.ts';
import {
  asStored,
  ESSENTIALS,
  isLive,
  isStorable,
  madeAt,
  OFFLINE_PAGE,
  pagesOfList,
  sitePageKey,
} from './site-pages.ts';

/** The service worker of the site (`/sw.js`, decision 14): what was read, the programme and one's own list without network. */
declare const self: WorkerScope;

/** What pages of this build consist of (`astro/service-worker.ts`). */
declare const BUILD_FILES: readonly string[];

/** Another number when what is stored changes its form. */
const CACHES = { pages: 'site-paginas-1', files: 'site-bestanden-1' };

/** Beside the essentials. */
const MAX_PAGES = 50;
/** Files whose address changes with their content, by folder: some builds of the site, and the pictures of a day. */
const MAX_FILES = { '/_astro/': 300, '/beeld/': 80 };
/** What is stored ahead is fetched again at a visit when it is older than this. */
const MAX_AGE_MS = 30 * 60_000;
/** How long the network gets before a stored page of Live is shown. */
const LIVE_WAIT_MS = 4000;

const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && Object.keys(MAX_FILES).some((folder) => pathname.startsWith(folder));

/** No network, or a full disk: the next visit tries again. */
const ignore = (): void => {};

/** Stores a response as the newest one: the last to be deleted. */
async function putNewest(cache: Cache, request: string, response: Response): Promise<void> {
  await cache.delete(request);
  await cache.put(request, response);
}

/** Deletes the oldest of the paths that count, beyond `max`. */
async function trim(cache: Cache, max: number, counts: (path: string) => boolean): Promise<void> {
  const counted = (await cache.keys()).filter(({ url }) => counts(url.slice(location.origin.length)));
  for (const request of counted.slice(0, -max)) await cache.delete(request);
}

/** Stores files, and deletes the oldest. What is not there is skipped; rejects without network. */
async function storeFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(CACHES.files);
  const storeFile = async (address: string) => {
    const response = (await files.match(address)) ?? (await fetch(address));
    if (response.status === 200) await putNewest(files, address, response);
  };
  await Promise.all(addresses.map(storeFile));
  for (const [folder, max] of Object.entries(MAX_FILES))
    await trim(files, max, (path) => path.startsWith(folder));
}

async function storePage(key: string, response: Response): Promise<void> {
  if (!isStorable(key, response)) return;
  const pages = await caches.open(CACHES.pages);
  await putNewest(pages, key, response);
  await trim(pages, MAX_PAGES, (path) => !ESSENTIALS.includes(path));
}

async function storeAhead(keys: readonly string[]): Promise<void> {
  const oldest = systemClock.now().getTime() - MAX_AGE_MS;
  for (const key of keys) {
    const stored = await caches.match(key);
    if (!stored || madeAt(stored).getTime() < oldest) await storePage(key, await fetch(key));
  }
}

async function store({ page, files, saved }: StoreMessage): Promise<void> {
  const key = page && sitePageKey(new URL(page));
  if (key) await storeAhead([key]);
  await storeFiles(files.filter((address) => isFile(new URL(address))));
  await storeAhead(ESSENTIALS);
  if (saved.length === 0) return;
  const programme = await caches.match(PROGRAMME_DOCUMENT);
  await storeAhead(pagesOfList(await programme?.json(), saved));
}

async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const stored = await caches.match(request);
  if (stored) return stored;
  const [response, files] = await Promise.all([fetch(request), caches.open(CACHES.files)]);
  if (response.status === 200) event.waitUntil(files.put(request, response.clone()).catch(ignore));
  return response;
}

/** A screen that has a page of Live to show neither waits for long nor shows an error. */
async function fetchLive(request: Request): Promise<Response> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, LIVE_WAIT_MS));
  const response = await Promise.race([fetch(request), tooLate]);
  if (response.status >= 400) throw new Error(`status ${response.status}`);
  return response;
}

async function offlineResponse(key: string): Promise<Response | undefined> {
  const page = await caches.match(key);
  if (page) return asStored(key, page, systemClock.now());
  return key === PROGRAMME_DOCUMENT ? undefined : caches.match(OFFLINE_PAGE);
}

/** Fetched before the visitor opened it; the page reports itself when it is shown (`register.ts`). */
const isPrefetch = ({ headers }: Request): boolean => /prefetch/.test(headers.get('sec-purpose') ?? '');

/** Responds from the network, whatever its status: nothing shown is old. Without it, with the stored page, or rejects. */
async function respondWithPage(event: FetchEvent, key: string): Promise<Response> {
  const { request } = event;
  const isKept = isLive(key) && (await caches.match(key)) !== undefined;
  try {
    const response = await (isKept ? fetchLive(request) : fetch(request));
    if (!isPrefetch(request)) event.waitUntil(storePage(key, response.clone()).catch(ignore));
    return response;
  } catch (error) {
    const page = await offlineResponse(key).catch(ignore);
    if (page) return page;
    throw error;
  }
}

/** Every cache of this origin is ours: those of earlier versions are deleted. */
async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => !Object.values(CACHES).includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// A page that is stored ahead finds its files, whatever page the visitor came to first.
self.addEventListener('install', (event) =>
  event.waitUntil(storeFiles(BUILD_FILES).then(() => self.skipWaiting())),
);
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(store(event.data).catch(ignore)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== location.origin) return;
  const isPage = mode === 'navigate' || address.pathname === PROGRAMME_DOCUMENT;
  const key = isPage ? sitePageKey(address) : null;
  if (key !== null) event.respondWith(respondWithPage(event, key));
  else if (!isPage && isFile(address)) event.respondWith(respondWithFile(event));
});

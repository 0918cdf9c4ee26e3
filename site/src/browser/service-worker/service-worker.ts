import { systemClock } from '@inktvis/foundation/clock';
import { PROGRAMME_DOCUMENT } from '@inktvis/programme/paths';
import { type Files, isImmutable, respondWithFile, storeFiles } from './files.ts';
import type { FetchEvent, StoreMessage, WorkerScope } from './scope.ts';
import {
  ESSENTIALS,
  madeAt,
  pagesOfList,
  putSitePage,
  respondWithSitePage,
  sitePageKey,
} from './site-pages.ts';

/**
 * The service worker of the site (`/sw.js`, decision 14): what was read, the programme and the visitor's own list can be
 * read without network, and a screen in the hall that reloads without network shows what it showed. `/api/live` is never
 * stored: an old response would set the clock back.
 */
declare const self: WorkerScope;

/** What pages of this build consist of (`astro/service-worker.ts`). */
declare const BUILD_FILES: readonly string[];

/** Another number when what is stored changes its form. */
const CACHES = { pages: 'site-paginas-1', files: 'site-bestanden-1' };

/** What is stored ahead is fetched again at a visit when it is older than this. */
const MAX_AGE_MS = 30 * 60_000;

const { origin } = self.location;
const ownRequest = (path: string) => new Request(new URL(path, origin));
const openPages = () => self.caches.open(CACHES.pages);
const openFiles = (): Promise<Files> => self.caches.open(CACHES.files);

/** A page that is stored ahead finds its files, whatever page the visitor came to first. */
async function install(): Promise<void> {
  await storeFiles(await openFiles(), BUILD_FILES.map(ownRequest));
  await self.skipWaiting();
}

/** Every cache of this origin is ours: those of earlier versions are deleted. */
async function activate(): Promise<void> {
  const current = Object.values(CACHES);
  const old = (await self.caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => self.caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** The response to a request; null for what goes to the network as if there were no worker. */
function respond(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return null;
  const waitUntil = (work: Promise<void>) => event.waitUntil(work);
  const isNavigation = request.mode === 'navigate';
  if (!isNavigation && isImmutable(url.pathname))
    return openFiles().then((files) => respondWithFile(request, files, waitUntil));
  if (!isNavigation && url.pathname !== PROGRAMME_DOCUMENT) return null;
  const key = sitePageKey(url);
  if (key === null) return null;
  return openPages().then((pages) =>
    respondWithSitePage(request, key, { pages, now: systemClock.now, waitUntil }),
  );
}

self.addEventListener('fetch', (event) => {
  const response = respond(event);
  if (response) event.respondWith(response);
});

/** Stores pages that the visitor may want without network. */
async function storeAhead(paths: readonly string[]): Promise<void> {
  const pages = await openPages();
  const oldest = systemClock.now().getTime() - MAX_AGE_MS;
  for (const path of paths) {
    const stored = await pages.match(path);
    const made = stored && madeAt(stored);
    if (!made || made.getTime() < oldest) await putSitePage(pages, path, await fetch(ownRequest(path)));
  }
}

/** Stores what goes with every visit, and with what the visitor saved. */
async function storeEssentials(saved: readonly string[]): Promise<void> {
  await storeAhead(ESSENTIALS);
  if (saved.length === 0) return;
  const programme = await (await openPages()).match(PROGRAMME_DOCUMENT);
  await storeAhead(pagesOfList(await programme?.json(), saved));
}

/** Stores what a page asks for: itself when it was loaded before there was a worker, its files, and what was saved. */
async function store({ page, isNew, files, saved }: StoreMessage): Promise<void> {
  const key = sitePageKey(new URL(page, origin));
  if (isNew && key !== null) await storeAhead([key]);
  const own = files
    .map((address) => new URL(address))
    .filter((url) => url.origin === origin && isImmutable(url.pathname));
  await storeFiles(
    await openFiles(),
    own.map((url) => new Request(url)),
  );
  await storeEssentials(saved);
}

self.addEventListener('message', (event) => {
  // No network, or a full disk: the next visit tries again.
  event.waitUntil(store(event.data).catch(() => {}));
});

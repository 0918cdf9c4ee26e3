import { answerFile, isLasting, keepFiles } from './kept-files.ts';
import { answerPage, putPage } from './kept-page.ts';
import { pageKey } from './page-key.ts';
import { readMessage } from './read-message.ts';
import type { WorkerScope } from './scope.ts';

/**
 * The service worker of the Live page (`/live-sw.js`, scope `/live`): a screen that loads itself again without network
 * shows what it showed. It keeps the page, its files and its pictures, and leaves everything else alone; also
 * `/api/live`, for an old answer in a new moment would set the clock back (the page keeps the last data itself).
 */
declare const self: WorkerScope;

/** Another number when what is kept takes another form; what begins with `live-` and is none of these is dropped. */
const PAGES = 'live-pagina-1';
const FILES = 'live-bestanden-1';

const network = (request: Request) => fetch(request);

async function dropOld(): Promise<void> {
  const names = await self.caches.keys();
  const old = names.filter((name) => name.startsWith('live-') && name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => self.caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (moment) => moment.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (moment) => moment.waitUntil(dropOld()));

self.addEventListener('fetch', (moment) => {
  const { request } = moment;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const keep = (work: Promise<void>) => moment.waitUntil(work);
  const key = request.mode === 'navigate' ? pageKey(url) : null;
  if (key !== null)
    moment.respondWith(
      self.caches.open(PAGES).then((pages) => answerPage(request, key, { pages, network, keep })),
    );
  else if (request.mode !== 'navigate' && isLasting(url.pathname))
    moment.respondWith(
      self.caches.open(FILES).then((files) => answerFile(request, { files, network, keep })),
    );
});

/** On the first visit the page and its files came before the worker. */
async function keepAll(page: string | null, files: readonly string[]): Promise<void> {
  const requestOf = (path: string) => new Request(new URL(path, self.location.origin));
  const key = page === null ? null : pageKey(new URL(page, self.location.origin));
  if (page !== null && key !== null)
    await putPage(await self.caches.open(PAGES), key, await network(requestOf(page)));
  await keepFiles(await self.caches.open(FILES), files.map(requestOf), network);
}

self.addEventListener('message', (moment) => {
  const message = readMessage(moment.data);
  if (message) moment.waitUntil(keepAll(message.page, message.files).catch(() => {}));
});

import { systemClock } from '@inktvis/foundation/clock';
import { answerFile, isLasting, keepFiles } from '../../features/live/browser/worker/kept-files.ts';
import { readMessage } from '../../features/live/browser/worker/read-message.ts';
import type { WorkerScope } from '../../features/live/browser/worker/scope.ts';
import { dropCaches, FILES, PAGES } from './caches.ts';
import { filesOfPage, importsOfScript } from './files-named.ts';
import { madeAt } from './notice.ts';
import { ESSENTIALS, PROGRAMME_DATA, pageKey } from './page-key.ts';
import { answerPage, putPage } from './stored-pages.ts';

/**
 * The service worker of the site (`/sw.js`): what was read, the programme and one's own list can be read without
 * network. With network it shows nothing old: pages come from there, only files whose address changes with what is in
 * them come from here. `OFFLINE=off` puts `switched-off.ts` in its place.
 */
declare const self: WorkerScope;

/** The essentials are fetched again when a visitor comes by and they are older than this. */
const FRESH_MS = 30 * 60_000;

const network = (request: Request) => fetch(request);
const ownRequest = (path: string) => new Request(new URL(path, self.location.origin));

self.addEventListener('install', (moment) => moment.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (moment) =>
  moment.waitUntil(dropCaches(self.caches, [PAGES, FILES]).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (moment) => {
  const { request } = moment;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const keep = (work: Promise<void>) => moment.waitUntil(work);
  const isPage = request.mode === 'navigate' || url.pathname === PROGRAMME_DATA;
  const key = isPage ? pageKey(url) : null;
  if (key !== null)
    moment.respondWith(
      self.caches
        .open(PAGES)
        .then((pages) => answerPage(request, key, { pages, network, keep, now: systemClock.now })),
    );
  else if (!isPage && isLasting(url.pathname))
    moment.respondWith(
      self.caches.open(FILES).then((files) => answerFile(request, { files, network, keep })),
    );
});

/** Keeps files, and the scripts that those scripts import. */
async function keepWithImports(paths: readonly string[]): Promise<void> {
  const files = await self.caches.open(FILES);
  const seen = new Set<string>();
  let next = [...paths];
  while (next.length > 0) {
    for (const path of next) seen.add(path);
    await keepFiles(files, next.map(ownRequest), network);
    const scripts = next.filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(
      scripts.map(async (path) => (await files.match(ownRequest(path)))?.text()),
    );
    next = [...new Set(texts.flatMap((text) => importsOfScript(text ?? '')))].filter(
      (path) => !seen.has(path),
    );
  }
}

/** Fetches a page and what it is made of. */
async function keepPage(path: string): Promise<void> {
  const pages = await self.caches.open(PAGES);
  const answer = await network(ownRequest(path));
  await putPage(pages, path, answer.clone());
  if (answer.ok) await keepWithImports(filesOfPage(await answer.text()));
}

async function refreshEssentials(): Promise<void> {
  const pages = await self.caches.open(PAGES);
  const before = systemClock.now().getTime() - FRESH_MS;
  for (const path of ESSENTIALS) {
    const kept = await pages.match(path);
    const made = kept && madeAt(kept);
    if (!made || made.getTime() < before) await keepPage(path);
  }
}

self.addEventListener('message', (moment) => {
  const message = readMessage(moment.data);
  if (!message) return;
  const { page, files } = message;
  const key = page === null ? null : pageKey(new URL(page, self.location.origin));
  const work = async () => {
    if (key !== null) await keepPage(key);
    await keepWithImports(files);
    await refreshEssentials();
  };
  // No network, or a full disk: another visit will do.
  moment.waitUntil(work().catch(() => {}));
});

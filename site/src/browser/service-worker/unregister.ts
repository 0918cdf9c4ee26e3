import type { WorkerScope } from './scope.ts';

/**
 * A worker that removes itself and what its predecessor stored; browsers fetch it at their next visit. It is `/sw-off.js`,
 * served as `/sw.js` with `OFFLINE=off`, and `/live-sw.js`, where Live had a worker of its own until November 2026.
 */
declare const self: WorkerScope;

const isOldLiveWorker = self.location.pathname === '/live-sw.js';

async function remove(): Promise<void> {
  const names = (await self.caches.keys()).filter((name) => !isOldLiveWorker || name.startsWith('live-'));
  await Promise.all(names.map((name) => self.caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));

import type { WorkerScope } from '../../features/live/browser/worker/scope.ts';
import { dropCaches } from './caches.ts';

/**
 * What `/sw.js` is with `OFFLINE=off`: it takes the place of the worker a browser may have, throws away what that one
 * kept, and goes itself. Browsers look for it at their next visit.
 */
declare const self: WorkerScope & { readonly registration: { unregister(): Promise<boolean> } };

self.addEventListener('install', (moment) => moment.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (moment) =>
  moment.waitUntil(dropCaches(self.caches).then(() => self.registration.unregister())),
);

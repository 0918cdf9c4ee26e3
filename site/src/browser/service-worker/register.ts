import { trustedScript } from '../../ui/trusted-script.ts';
import type { StoreMessage } from './scope.ts';

const SCRIPT = '/sw.js';

/** The files of this site that the page loaded so far, and the pictures that are on their way. */
export function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const files = [...loaded, ...pictures].flatMap((address) => {
    const { origin, pathname, search } = new URL(address, location.href);
    return origin === location.origin && /^\/(_astro|beeld)\//.test(pathname) ? [pathname + search] : [];
  });
  return [...new Set(files)];
}

/**
 * Registers the service worker of the site. `isFirst`: this page was loaded without it. Rejects where service workers
 * are refused (a private window, no https).
 */
export async function registerWorker(): Promise<{ readonly isFirst: boolean }> {
  const { controller } = navigator.serviceWorker;
  const isFirst = !controller?.scriptURL.endsWith(SCRIPT);
  await navigator.serviceWorker.register(trustedScript(SCRIPT), { updateViaCache: 'none' });
  return { isFirst };
}

/** Has the service worker store this page, if it is new to it, these files, and what goes with a list. */
export async function storePage(message: Omit<StoreMessage, 'page'>): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const page = location.pathname + location.search;
  active?.postMessage({ page, ...message } satisfies StoreMessage);
}

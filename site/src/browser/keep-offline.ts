import { trustedScript } from '../ui/trusted-script.ts';
import { afterLoad } from './after-load.ts';

/** The files of this site that the page loaded so far. */
function filesOfPage(): string[] {
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name, location.href);
    return origin === location.origin && /^\/(_astro|beeld)\//.test(pathname) ? [pathname] : [];
  });
  return [...new Set(files)];
}

/** A page that was fetched ahead came when nobody had asked for it yet: the worker did not take it for a visit. */
const cameAhead = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');

/**
 * Starts the service worker (`src/offline`), once the page is there and the browser has nothing to do, and has it keep
 * this page: on the first visit the page and its files came before it. Nothing happens where workers are refused.
 */
async function start(): Promise<void> {
  const isFirst = !navigator.serviceWorker.controller;
  try {
    const registration = await navigator.serviceWorker.register(trustedScript('/sw.js'), {
      updateViaCache: 'none',
    });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({
      kind: 'keep',
      page: isFirst || cameAhead() ? location.pathname + location.search : null,
      files: isFirst ? filesOfPage() : [],
    });
    // A browser looks by itself, but when it likes; a worker that was switched off has to go at the next visit.
    if (!isFirst) await registration.update();
  } catch {
    // Private window, no https: the site lives as long as the network.
  }
}

const whenIdle = (): void => void (window.requestIdleCallback ?? setTimeout)(start);

// While developing there is no built worker; in the frame of an editor nothing is kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window) afterLoad(whenIdle);

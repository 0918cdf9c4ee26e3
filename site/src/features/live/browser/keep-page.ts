import { trustedScript } from '../../../ui/trusted-script.ts';

/** What the page tells its service worker: addresses of the page itself, and of the files that it is made of. */
export type KeepMessage = {
  readonly kind: 'keep';
  /** Null when the worker saw the page come by. */
  readonly page: string | null;
  readonly files: readonly string[];
};

/** Stands in the head of a page that comes out of the service worker (`worker/kept-page.ts`). */
const MARK = 'meta[name="live-bewaard"]';

/** Whether this page is a kept one: what the server said in it is from then. */
export const isKeptPage = (): boolean => document.querySelector(MARK) !== null;

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));

/** The files of this site that the page loaded so far, and the pictures that are on their way. */
function filesOfPage(): string[] {
  const loadedFiles = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = [...document.images].map(({ currentSrc }) => currentSrc);
  const files = [...loadedFiles, ...pictures].flatMap((address) => {
    const { origin, pathname, search } = new URL(address, location.href);
    return origin === location.origin && /^\/(_astro|beeld)\//.test(pathname) ? [pathname + search] : [];
  });
  return [...new Set(files)];
}

/** By then what the page fetches after it has loaded is there too. */
const LATER_MS = 30_000;

/**
 * Registers the service worker of the Live page (`/live-sw.js`) once the page is there, and has it keep the page and
 * its files: on the first visit they came before it. Nothing happens where service workers are refused.
 */
export function keepPage(): () => void {
  // While developing there is no built worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  const { serviceWorker } = navigator;
  const isFirst = !serviceWorker.controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function keep(page: string | null): Promise<void> {
    const { active } = await serviceWorker.ready;
    active?.postMessage({ kind: 'keep', page, files: filesOfPage() } satisfies KeepMessage);
  }

  async function start(): Promise<void> {
    await loaded();
    await serviceWorker.register(trustedScript('/live-sw.js'), { scope: '/live', updateViaCache: 'none' });
    await keep(isFirst ? location.pathname + location.search : null);
    if (isFirst && !isStopped) timer = setTimeout(keep, LATER_MS, null);
  }

  // Private window, no https: the page lives as long as the network.
  start().catch(() => {});
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

import { filesOfPage, registerWorker, storePage } from '../../../browser/service-worker/register.ts';

/** In the head of a page that comes out of the service worker (`browser/service-worker/live-pages.ts`). */
const STORED_MARK = 'meta[name="live-bewaard"]';

/** By then what the page fetches after loading is there too. */
const LATER_MS = 30_000;

/** Whether this page is a stored copy: what the server said in it, the time included, is from then. */
export const isStoredPage = (): boolean => document.querySelector(STORED_MARK) !== null;

const loaded = (): Promise<void> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));

/**
 * Registers the service worker once the page is loaded, and has it store the page and its files, so that a reload
 * without network works. Nothing happens where service workers are refused. Returns what ends it.
 */
export function storeThisPage(): () => void {
  // While developing there is no built worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    await loaded();
    const { isFirst } = await registerWorker();
    await storePage({ isNew: isFirst, files: filesOfPage(), saved: [] });
    if (isFirst && !isStopped)
      timer = setTimeout(() => storePage({ isNew: false, files: filesOfPage(), saved: [] }), LATER_MS);
  }

  // Private window, no https: the page works as long as the network does.
  start().catch(() => {});
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

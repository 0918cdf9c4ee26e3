import { afterLoad } from '../../../browser/after-load.ts';
import { storePage } from '../../../browser/service-worker/register.ts';

/**
 * Keeps the display of this device on until `ended`. The browser releases the lock when the page is hidden, so it is
 * requested again when the page is visible. `onChange(true)`: refused, or not supported.
 */
export function keepAwake(onChange: (isRefused: boolean) => void, ended: AbortSignal): void {
  let lock: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    if (document.hidden || ended.aborted || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended.aborted) await lock.release();
      else onChange(false);
    } catch {
      if (!ended.aborted && !document.hidden) onChange(true);
    }
  }

  document.addEventListener('visibilitychange', request, { signal: ended });
  ended.addEventListener('abort', () => lock?.release().catch(() => {}));
  void request();
}

/** In the head of a page that comes out of the service worker (`browser/service-worker/site-pages.ts`). */
const STORED_MARK = 'meta[name="live-bewaard"]';

/** Whether this page is a stored copy: what the server said in it, the time included, is from then. */
export const isStoredPage = (): boolean => document.querySelector(STORED_MARK) !== null;

/** Has the service worker store the page and its files, so that a reload without network works. */
export const storeThisPage = (): void => afterLoad(() => void storePage([]));

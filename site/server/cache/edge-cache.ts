import type { Log } from '@inktvis/foundation/log';

type EdgeCacheOptions = {
  /** Addresses of the caches in front that take `PURGE`. */
  readonly urls: readonly string[];
  readonly log: Pick<Log, 'warn'>;
  /** When each purge is repeated, in ms after the first. */
  readonly repeatMs?: readonly number[];
};

/** The caches in front of the site, as far as a publication needs them. */
export type EdgeCache = {
  /** Every page is fetched again from now on. */
  purge(): void;
};

/**
 * A response that was in flight during the first purge may be stored after it; the repeated ones remove it, and reach
 * a cache that did not respond.
 */
const REPEAT_MS = [700, 5_000];
const TIMEOUT_MS = 2_000;

/** Purges the caches in front (deploy/varnish/site.vcl). Never throws: what they store is short-lived. */
export function createEdgeCache({ urls, log, repeatMs = REPEAT_MS }: EdgeCacheOptions): EdgeCache {
  async function purge(url: string): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'PURGE',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      log.warn({ url, why: String(error) }, 'the cache in front was not purged');
    }
  }
  return {
    purge() {
      for (const url of urls) {
        void purge(url);
        for (const ms of repeatMs) setTimeout(() => void purge(url), ms).unref();
      }
    },
  };
}

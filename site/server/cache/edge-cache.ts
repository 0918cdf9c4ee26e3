import type { Log } from '@inktvis/foundation/log';
import { tagsToClear } from './edge-tags.ts';

export type EdgeCacheOptions = {
  /** Addresses of the caches in front that take `PURGE`. */
  readonly urls: readonly string[];
  readonly log: Pick<Log, 'warn'>;
  readonly onPurge?: (outcome: 'done' | 'failed') => void;
  /** When each clearing is done again, in ms after the first time. */
  readonly againMs?: readonly number[];
};

/** The caches in front of the site, as far as a publication needs them. */
export type EdgeCache = {
  /** What carries one of these tags is asked again from now on. */
  clear(tags: readonly string[]): void;
};

/**
 * An answer that was under way at the moment of the first call may be stored after it; the later calls reach that one,
 * and a cache that did not answer.
 */
const AGAIN_MS = [700, 5_000];
const PATIENCE_MS = 2_000;

/** Clears the caches in front by tag (deploy/varnish/site.vcl). Never throws: a cache keeps nothing for long. */
export function createEdgeCache({ urls, log, onPurge, againMs = AGAIN_MS }: EdgeCacheOptions): EdgeCache {
  async function purge(url: string, keys: string): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: 'PURGE',
        headers: { 'xkey-purge': keys },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      onPurge?.('done');
    } catch (error) {
      onPurge?.('failed');
      log.warn({ url, why: String(error) }, 'the cache in front was not cleared');
    }
  }
  return {
    clear(tags) {
      const keys = tagsToClear(tags).join(' ');
      for (const url of urls) {
        void purge(url, keys);
        for (const ms of againMs) setTimeout(() => void purge(url, keys), ms).unref();
      }
    },
  };
}

import { createHash } from 'node:crypto';
import type { Log } from '@inktvis/foundation/log';
import type { Rendered } from './rendered.ts';

type EdgeCacheOptions = {
  /** Addresses of the caches in front that take `PURGE`. */
  readonly urls: readonly string[];
  readonly log: Pick<Log, 'warn'>;
  readonly onPurge?: (outcome: 'done' | 'failed') => void;
  /** When each purge is repeated, in ms after the first. */
  readonly repeatMs?: readonly number[];
};

/** The caches in front of the site, as far as a publication needs them. */
export type EdgeCache = {
  /** Responses that carry one of these tags are fetched again from now on. */
  purge(tags: readonly string[]): void;
};

/**
 * A response that was in flight during the first purge may be stored after it; the repeated ones remove it, and reach
 * a cache that did not respond.
 */
const REPEAT_MS = [700, 5_000];
const TIMEOUT_MS = 2_000;

/** Purges the caches in front by tag (deploy/varnish/site.vcl). Never throws: what they store is short-lived. */
export function createEdgeCache({ urls, log, onPurge, repeatMs = REPEAT_MS }: EdgeCacheOptions): EdgeCache {
  async function purge(url: string, keys: string): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'PURGE',
        headers: { 'xkey-purge': keys },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
      onPurge?.('done');
    } catch (error) {
      onPurge?.('failed');
      log.warn({ url, why: String(error) }, 'the cache in front was not purged');
    }
  }
  return {
    purge(tags) {
      const keys = tagsToPurge(tags).join(' ');
      for (const url of urls) {
        void purge(url, keys);
        for (const ms of repeatMs) setTimeout(() => void purge(url, keys), ms).unref();
      }
    },
  };
}

/** A page with more tags than a header has room for carries `MANY_TAGS` instead of them. */
const MAX_TAGS = 250;
export const MANY_TAGS = 'veel';
/** The tag of every page that shows content, as the content client names it; a test compares the two. */
export const EVERYTHING = 'content';

/** A tag for the cache in front: short, because a page that shows sixty stories has as many tags. */
export const shortTag = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 7);

/** Adds the header that tells the cache in front what a page depends on. */
export function withEdgeTags(rendered: Rendered): Rendered {
  const tags =
    rendered.tags.length > MAX_TAGS
      ? [MANY_TAGS, ...rendered.tags.filter((tag) => tag === EVERYTHING)]
      : rendered.tags;
  const headers = rendered.headers.filter(([name]) => name.toLowerCase() !== 'cache-tag');
  if (tags.length === 0) return { ...rendered, headers };
  return { ...rendered, headers: [...headers, ['Cache-Tag', tags.map(shortTag).join(',')]] };
}

/** The short tags to purge when pages with these tags have changed. */
export const tagsToPurge = (tags: readonly string[]): readonly string[] =>
  (tags.includes(EVERYTHING) ? [EVERYTHING] : [...new Set([MANY_TAGS, ...tags])]).map(shortTag);

/** How long an answer may be used, in milliseconds: fresh, and after that stale while a new one is made. */
export type CacheLife = { readonly freshMs: number; readonly staleMs: number };

/**
 * Reads the life a page states in `CDN-Cache-Control`. Null: do not store.
 * `cacheControl`: the browser's header, which can forbid storing but never allows it.
 */
export function readCacheLife(cdnCacheControl: string | null, cacheControl: string | null): CacheLife | null {
  if (cdnCacheControl === null || forbids(cdnCacheControl)) return null;
  if (cacheControl !== null && forbids(cacheControl)) return null;
  const freshMs = seconds(cdnCacheControl, 'max-age') * 1000;
  const staleMs = seconds(cdnCacheControl, 'stale-while-revalidate') * 1000;
  return freshMs + staleMs > 0 ? { freshMs, staleMs } : null;
}

const forbids = (header: string): boolean => /(^|[,\s])(no-store|private)\b/i.test(header);

function seconds(header: string, directive: string): number {
  const found = new RegExp(`(?:^|[,\\s])${directive}\\s*=\\s*"?(\\d{1,9})`, 'i').exec(header);
  return found === null ? 0 : Number(found[1]);
}

/** The tags of an answer: its `Cache-Tag` header, split at commas and spaces. */
export function readCacheTags(header: string | null): readonly string[] {
  return header === null ? [] : header.split(/[,\s]+/).filter((tag) => tag !== '');
}

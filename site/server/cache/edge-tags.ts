import { createHash } from 'node:crypto';
import type { Rendered } from './rendered.ts';

/** A page with more tags than this carries `MANY` instead of them: a header has room for so many. */
const most = 250;
export const MANY = 'veel';
/** The tag of every page that shows content, as the content client names it; a test holds the two together. */
export const EVERYTHING = 'content';

/** A tag for the cache in front: short, because a page that shows sixty stories has as many tags. */
export const shortTag = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 7);

/** The header that tells the cache in front what a page leans on. */
export function withEdgeTags(rendered: Rendered): Rendered {
  const tags =
    rendered.tags.length > most
      ? [MANY, ...rendered.tags.filter((tag) => tag === EVERYTHING)]
      : rendered.tags;
  const headers = rendered.headers.filter(([name]) => name.toLowerCase() !== 'cache-tag');
  if (tags.length === 0) return { ...rendered, headers };
  return { ...rendered, headers: [...headers, ['Cache-Tag', tags.map(shortTag).join(',')]] };
}

/** The short tags to clear when pages with these tags no longer hold. */
export const tagsToClear = (tags: readonly string[]): readonly string[] =>
  (tags.includes(EVERYTHING) ? [EVERYTHING] : [...new Set([MANY, ...tags])]).map(shortTag);

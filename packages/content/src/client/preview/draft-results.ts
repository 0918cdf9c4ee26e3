import type { Result } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import type { ContentProblem } from '../../kit/definition.ts';
import type { ContentCache, ContentQuery } from '../content-cache.ts';
import type { ReadError } from '../types.ts';

/** What was read in a response, and what could not be shown of it. */
type Parsed = {
  readonly wire: unknown;
  readonly result: Result<unknown, ReadError>;
  readonly problems: readonly ContentProblem[];
};

/** Stories in all results together, and how long they are stored, in ms. */
const MAX_STORIES = 20_000;
const LIFE_MS = 5 * 60_000;
/** A response is an object of lists of stories. */
const LEVELS = 2;

const sizeOf = (wire: unknown): number =>
  Object.values(wire ?? {}).reduce(
    (size, stories) => size + (Array.isArray(stories) ? stories.length : 0),
    1,
  );

/** Whether two responses hold the very same stories: nothing in them was typed since. */
function isSame(one: unknown, other: unknown, levels = LEVELS): boolean {
  if (one === other) return true;
  if (levels === 0 || typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [left, right] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    left.length === right.size &&
    left.every(([name, stories]) => right.has(name) && isSame(stories, right.get(name), levels - 1))
  );
}

/**
 * Caches what was parsed from the responses of a draft, so that a letter in one story does not cost reading the whole
 * programme again. A result serves only for the very stories that it was read in.
 */
export function createDraftResultCache() {
  const results = new LRUCache<string, Parsed>({
    maxSize: MAX_STORIES,
    sizeCalculation: ({ wire }) => sizeOf(wire),
    ttl: LIFE_MS,
  });

  /**
   * The cache of one page: each query runs once. `session`: whose results it uses. `problems`: where parsing reports,
   * and where the problems of a cached result are added.
   */
  function pageCache(session: string, problems: ContentProblem[]): ContentCache {
    const asked = new Map<string, Promise<Result<unknown, ReadError>>>();

    function parse<W, T>(query: ContentQuery<W, T>, wire: W): Result<T, ReadError> {
      const key = `${session} ${query.key}`;
      const known = results.get(key);
      if (known && isSame(known.wire, wire)) {
        problems.push(...known.problems);
        // A key always belongs to one query, hence to one type.
        return known.result as Result<T, ReadError>;
      }
      const before = problems.length;
      const result = query.parse(wire);
      results.set(key, { wire, result, problems: problems.slice(before) });
      return result;
    }

    async function ask<W, T>(query: ContentQuery<W, T>): Promise<Result<T, ReadError>> {
      const response = await query.fetch();
      return response.ok ? parse(query, response.value) : response;
    }

    return {
      read<W, T>(query: ContentQuery<W, T>): Promise<Result<T, ReadError>> {
        const known = asked.get(query.key) as Promise<Result<T, ReadError>> | undefined;
        const response = known ?? ask(query);
        asked.set(query.key, response);
        return response;
      },
    };
  }

  return { pageCache };
}

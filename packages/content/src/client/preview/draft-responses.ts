import { ok } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import type { WireStory } from '../../kit/definition.ts';
import type { Reply, StoriesQuery, Transport } from '../transport/transport.ts';

/** Size of all cached responses, in characters of their JSON, and how long they are stored, in ms. */
const MAX_SIZE = 64 * 1024 * 1024;
const LIFE_MS = 5 * 60_000;
const MAX_SESSIONS = 200;

type CachedResponse = { readonly value: unknown };

/**
 * Caches what was read for a draft while it is edited, so that typing causes no requests: unparsed responses, for each
 * session separately, in memory and for a few minutes. A failure is not stored.
 */
export function createDraftResponseCache() {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ value }) => 1 + (JSON.stringify(value)?.length ?? 0),
    ttl: LIFE_MS,
  });
  /** The number of the present reading of each session; what an earlier one still stores is never found. */
  const readings = new LRUCache<string, number>({ max: MAX_SESSIONS });
  let last = 0;

  function start(session: string): number {
    last += 1;
    readings.set(session, last);
    return last;
  }

  /** The transport of one session; `fresh` forgets what that session read before. */
  function over(transport: Transport, session: string, fresh: boolean): Transport {
    const reading = (fresh ? undefined : readings.get(session)) ?? start(session);
    const keyOf = (request: string) => `${reading} ${request}`;

    async function cached<T>(request: string, ask: () => Reply<T>): Reply<T> {
      const known = responses.get(keyOf(request));
      // A key always belongs to one request, hence to one type.
      if (known) return ok(known.value as T);
      const response = await ask();
      if (response.ok) responses.set(keyOf(request), { value: response.value });
      return response;
    }

    /** Stories by uuid: only those that are not cached are requested. */
    async function byUuid(query: StoriesQuery, uuids: readonly string[]): ReturnType<Transport['stories']> {
      const requestOf = (uuid: string) => keyOf(`uuid ${uuid} ${query.excludingFields ?? ''}`);
      const known = new Map(uuids.map((uuid) => [uuid, responses.get(requestOf(uuid))] as const));
      const missing = uuids.filter((uuid) => !known.get(uuid));
      if (missing.length > 0) {
        const response = await transport.stories({ ...query, uuids: missing });
        if (!response.ok) return response;
        const found = new Map(response.value.stories.map((story) => [story.uuid, story]));
        for (const uuid of missing) {
          const story: CachedResponse = { value: found.get(uuid) ?? null };
          known.set(uuid, story);
          responses.set(requestOf(uuid), story);
        }
      }
      const stories = [...known.values()].flatMap((story) => (story?.value ?? []) as WireStory);
      return ok({ stories, total: stories.length });
    }

    return {
      ...transport,
      story: (slug) => cached(`story ${slug}`, () => transport.story(slug)),
      stories: (query) =>
        query.uuids
          ? byUuid(query, query.uuids)
          : cached(`stories ${JSON.stringify(query)}`, () => transport.stories(query)),
      links: () => cached('links', transport.links),
    };
  }

  return {
    over,
    /** Clears the cache of every session. */
    forget(): void {
      readings.clear();
      responses.clear();
    },
  };
}

import { ok } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import type { WireStory } from '../../kit/definition.ts';
import type { Reply, StoriesQuery, Transport } from '../transport/transport.ts';

/** How long what a session read is used, in ms; and of how many sessions it is held. */
const LIFE_MS = 5 * 60_000;
const MAX_SESSIONS = 30;

/**
 * Caches what was read for a draft while it is edited, so that typing causes no requests: unparsed responses, for each
 * session separately, in memory and for a few minutes. A failure is not stored.
 */
export function createDraftResponseCache() {
  const sessions = new LRUCache<string, Map<string, unknown>>({ max: MAX_SESSIONS, ttl: LIFE_MS });

  /** The transport of one session; `fresh` forgets what that session read before. */
  function over(transport: Transport, session: string, fresh: boolean): Transport {
    const known = (fresh ? undefined : sessions.get(session)) ?? new Map<string, unknown>();
    sessions.set(session, known);

    async function cached<T>(request: string, ask: () => Reply<T>): Reply<T> {
      // A request always gives the same type.
      if (known.has(request)) return ok(known.get(request) as T);
      const response = await ask();
      if (response.ok) known.set(request, response.value);
      return response;
    }

    /** Stories by uuid: only those that are not cached are requested. */
    async function byUuid(query: StoriesQuery, uuids: readonly string[]): ReturnType<Transport['stories']> {
      const requestOf = (uuid: string) => `uuid ${uuid} ${query.excludingFields ?? ''}`;
      const missing = uuids.filter((uuid) => !known.has(requestOf(uuid)));
      if (missing.length > 0) {
        const response = await transport.stories({ ...query, uuids: missing });
        if (!response.ok) return response;
        const found = new Map(response.value.stories.map((story) => [story.uuid, story]));
        for (const uuid of missing) known.set(requestOf(uuid), found.get(uuid) ?? null);
      }
      const stories = uuids.flatMap((uuid) => (known.get(requestOf(uuid)) ?? []) as WireStory);
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
    forget: (): void => sessions.clear(),
  };
}

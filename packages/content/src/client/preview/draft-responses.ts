import { ok } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import type { Reply, Transport } from '../transport/transport.ts';

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

    return {
      ...transport,
      story: (slug) => cached(`story ${slug}`, () => transport.story(slug)),
      stories: (query) => cached(`stories ${JSON.stringify(query)}`, () => transport.stories(query)),
      links: () => cached('links', transport.links),
    };
  }

  return {
    over,
    /** Clears the cache of every session. */
    forget: (): void => sessions.clear(),
  };
}

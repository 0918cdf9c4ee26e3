import type { Log } from '@inktvis/foundation/log';
import { ok, type Result } from '@inktvis/foundation/result';
import { isPage, PAGE_TYPES } from '../domain.ts';
import type { WireStory } from '../kit/definition.ts';
import type { Addresses } from './catalogue.ts';
import { createContentClient } from './client.ts';
import { openTransport, type TransportSettings } from './open-transport.ts';
import { createQueries } from './queries.ts';
import type { Transport } from './transport.ts';
import type { ContentClient, ReadError } from './types.ts';
import type { ContentCache, ContentQuery } from './versioned-cache.ts';

/** With a preview token: it reads drafts, and never leaves the server. */
type PreviewSettings = TransportSettings & {
  /** Zone of date values on the wire. */
  readonly timezone: string;
};

/** Returns the client of one page. `unsaved`: a story as it is being edited, shown instead of the one at its address. */
type OpenPreview = (unsaved?: WireStory) => ContentClient;

/** Runs a query once per page, and stores nothing: drafts stay nowhere. */
function pageCache(): ContentCache {
  const asked = new Map<string, Promise<Result<unknown, ReadError>>>();
  const ask = async <W, T>(query: ContentQuery<W, T>): Promise<Result<T, ReadError>> => {
    const answer = await query.fetch();
    return answer.ok ? query.parse(answer.value) : answer;
  };
  return {
    read<W, T>(query: ContentQuery<W, T>): Promise<Result<T, ReadError>> {
      // A key always belongs to one query, hence to one type.
      const known = asked.get(query.key) as Promise<Result<T, ReadError>> | undefined;
      const answer = known ?? ask(query);
      asked.set(query.key, answer);
      return answer;
    },
  };
}

/**
 * Connects to the content service with drafts and the preview token (storyblok.com/docs/api/content-delivery).
 * Every page gets a client of its own, which stores nothing in memory or on disk.
 */
export function connectPreview(settings: PreviewSettings, log: Log): OpenPreview {
  const { timezone } = settings;
  const report = ({ message, ...where }: { message: string }) => log.info(where, message);
  // An editor prefers an error to a long wait.
  const saved = openTransport(settings, 'draft', { rateLimitRetries: 3, failureRetries: 1 });

  return (unsaved) => {
    const transport: Transport = {
      ...saved,
      story: async (slug) => (unsaved?.full_slug === slug ? ok(unsaved) : saved.story(slug)),
    };
    const cache = pageCache();
    const client = createContentClient({ transport, cache, timezone, report });
    let addresses: Addresses | null = null;
    const findSlug = (uuid: string) => addresses?.byUuid.get(uuid);
    const queries = createQueries({ transport, timezone, report, findSlug });
    return {
      ...client,
      // The listing of addresses knows published stories only; an editor sees the others too.
      async page(slug) {
        const links = await cache.read(queries.links());
        if (!links.ok) return links;
        addresses = links.value;
        const read = await cache.read(queries.story(slug, PAGE_TYPES));
        if (!read.ok) return read;
        return ok(read.value && isPage(read.value) ? read.value : null);
      },
    };
  };
}

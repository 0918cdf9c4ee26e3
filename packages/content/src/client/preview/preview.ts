import type { Log } from '@inktvis/foundation/log';
import { mapOk, ok } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import type { ContentProblem, WireStory } from '../../kit/definition.ts';
import { createCatalogue } from '../addresses/catalogue.ts';
import { type ContentClient, createContentClient } from '../client.ts';
import type { ContentCache, ContentQuery } from '../content-cache.ts';
import { openDrafts, type Reply, type Transport, type TransportSettings } from '../transport/transport.ts';
import type { PictureSizes, Read } from '../types.ts';

type PreviewSettings = Omit<TransportSettings, 'transport' | 'graphqlUrl'> & {
  readonly siteUrl?: string;
  readonly ticketShop?: string;
  readonly pictureSizes?: PictureSizes;
};

/** A story as it is being typed: what replaces the saved one wherever that occurs. */
export type UnsavedStory = Pick<WireStory, 'uuid' | 'name' | 'content'>;

export type PreviewOptions = {
  /** What one session read is never shown to another. */
  readonly session: string;
  readonly release?: string | null;
  /** Reads everything anew; while typing, what was read before is used again. */
  readonly fresh?: boolean;
  readonly unsaved?: UnsavedStory;
  readonly problems?: ContentProblem[];
};

export type PreviewClient = ContentClient & {
  /** What is at a full slug, whether or not a page shows it: its content type, `folder`, or null for nothing. */
  kindAt(slug: string): Promise<Read<string | null>>;
};

/** How long what a session read is used, in ms; and of how many sessions it is held. */
const LIFE_MS = 5 * 60_000;
const MAX_SESSIONS = 30;

/** Asks each thing once, so that typing causes no requests; `known` are unparsed responses. A failure is not stored. */
function remembered(transport: Transport, known: Map<string, unknown>): Transport {
  async function once<T>(request: string, ask: () => Reply<T>): Reply<T> {
    // A request always gives the same type.
    if (known.has(request)) return ok(known.get(request) as T);
    const response = await ask();
    if (response.ok) known.set(request, response.value);
    return response;
  }
  return {
    ...transport,
    story: (slug) => once(`story ${slug}`, () => transport.story(slug)),
    stories: (query) => once(`stories ${JSON.stringify(query)}`, () => transport.stories(query)),
    links: () => once('links', transport.links),
  };
}

/** Shows `unsaved` wherever the story with its uuid is read, and notes the slug of every story. */
function laidOver(
  saved: Transport,
  unsaved: UnsavedStory | undefined,
  slugs: Map<string, string>,
): Transport {
  function show(story: WireStory, excluded: readonly string[] = []): WireStory {
    slugs.set(story.uuid, story.full_slug);
    if (story.uuid !== unsaved?.uuid) return story;
    const fields = Object.entries(unsaved.content).filter(([name]) => !excluded.includes(name));
    const content = { ...Object.fromEntries(fields), component: unsaved.content.component };
    return { ...story, name: unsaved.name || story.name, content };
  }
  return {
    ...saved,
    async story(slug) {
      const read = await saved.story(slug);
      return mapOk(read, ({ story, related }) => ({ story: story && show(story), related }));
    },
    async stories(query) {
      const excluded = query.excluding_fields?.split(',');
      return mapOk(await saved.stories(query), ({ stories, ...rest }) => ({
        ...rest,
        stories: stories.map((one) => show(one, excluded)),
      }));
    },
  };
}

/** The reads of one page: each query runs once, so that what cannot be shown is reported once. */
function createPreviewReads(): ContentCache {
  const asked = new Map<string, Reply<unknown>>();
  const ask = async <W, T>(query: ContentQuery<W, T>): Reply<T> => {
    const response = await query.fetch();
    return response.ok ? query.parse(response.value) : response;
  };
  return {
    read<W, T>(query: ContentQuery<W, T>): Reply<T> {
      // A key always belongs to one query, hence to one type.
      const known = asked.get(query.key) as Reply<T> | undefined;
      const response = known ?? ask(query);
      asked.set(query.key, response);
      return response;
    },
  };
}

/** Connects to the content service with drafts and the preview token (docs/decisions/007). */
export function connectPreview(settings: PreviewSettings, log: Log) {
  const { siteUrl, ticketShop, pictureSizes } = settings;
  const sizeOf = pictureSizes?.sizeOf;
  const drafts = openDrafts(settings);
  const sessions = new LRUCache<string, Map<string, unknown>>({ max: MAX_SESSIONS, ttl: LIFE_MS });

  function open(options: PreviewOptions): PreviewClient {
    const { release = null, fresh = false, unsaved, problems = [] } = options;
    const session = `${options.session} ${release ?? ''}`;
    const report = ({ message, ...where }: ContentProblem) => {
      log.info(where, message);
      problems.push({ message, ...where });
    };
    const slugs = new Map<string, string>();
    const read = (fresh ? undefined : sessions.get(session)) ?? new Map<string, unknown>();
    sessions.set(session, read);
    const transport = laidOver(remembered(drafts(release), read), unsaved, slugs);
    const cache = createPreviewReads();
    const known = createCatalogue();
    // The listing of addresses has no releases and only published stories; an editor sees the others too.
    const findSlug = (uuid: string) => slugs.get(uuid) ?? known.findSlug(uuid) ?? undefined;
    const catalogue = { ...known, findSlug };
    const context = { siteUrl, ticketShop, sizeOf, report };
    return {
      ...createContentClient({ ...context, transport, cache, catalogue, hasDrafts: true }),
      async kindAt(slug) {
        const story = await transport.story(slug);
        if (!story.ok) return story;
        if (story.value.story) return ok(story.value.story.content.component);
        return mapOk(await transport.links(), (links) =>
          links.some((link) => link.isFolder && link.slug.replace(/\/+$/, '') === slug) ? 'folder' : null,
        );
      },
    };
  }

  return {
    open,
    forget: () => sessions.clear(),
  };
}

import type { Log } from '@inktvis/foundation/log';
import { ok, type Result } from '@inktvis/foundation/result';
import { LRUCache } from 'lru-cache';
import { isPage, PAGE_TYPES } from '../../domain.ts';
import type { ContentProblem, WireStory } from '../../kit/definition.ts';
import { createCatalogue, slugAt } from '../addresses/catalogue.ts';
import { type ContentClient, createContentClient, readAddresses } from '../client.ts';
import type { ContentCache, ContentQuery } from '../content-cache.ts';
import { createQueries } from '../queries.ts';
import { openDrafts, type Reply, type Transport, type TransportSettings } from '../transport/transport.ts';
import type { PictureSizes, Read, ReadError } from '../types.ts';

/** With a preview token: it reads drafts, and never leaves the server. Drafts are read over REST always. */
type PreviewSettings = Omit<TransportSettings, 'transport' | 'graphqlUrl'> & {
  /** The public address of the site: links to it are paths. */
  readonly siteUrl?: string;
  readonly pictureSizes?: PictureSizes;
};

/** A story as it is being typed: what replaces the saved one wherever that occurs. */
export type UnsavedStory = Pick<WireStory, 'uuid' | 'name' | 'content'>;

/** One page that is previewed. */
export type PreviewOptions = {
  /** Whose preview it is: what one session read is never shown to another. */
  readonly session: string;
  /** Id of the release to show; null for the current content. */
  readonly release?: string | null;
  /** Reads everything anew, as a page that is opened must; while typing, what was read before is used again. */
  readonly fresh?: boolean;
  readonly unsaved?: UnsavedStory;
  /** Gets what cannot be shown, as the page is read. */
  readonly problems?: ContentProblem[];
};

/** The client of one previewed page. */
export type PreviewClient = ContentClient & {
  /** What is at a full slug, whether or not a page shows it: its content type, `folder`, or null for nothing. */
  kindAt(slug: string): Promise<Read<string | null>>;
};

type Previews = {
  readonly open: (options: PreviewOptions) => PreviewClient;
  /** Something was published: nothing that was read before is used again. */
  readonly forget: () => void;
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
      return read.ok && read.value.story ? ok({ ...read.value, story: show(read.value.story) }) : read;
    },
    async stories(query) {
      const read = await saved.stories(query);
      if (!read.ok) return read;
      return ok({
        ...read.value,
        stories: read.value.stories.map((one) => show(one, query.excluding_fields?.split(','))),
      });
    },
  };
}

/** The reads of one page: each query runs once, so that what cannot be shown is reported once. */
function createPreviewReads(): ContentCache {
  const asked = new Map<string, Promise<Result<unknown, ReadError>>>();
  const ask = async <W, T>(query: ContentQuery<W, T>): Promise<Result<T, ReadError>> => {
    const response = await query.fetch();
    return response.ok ? query.parse(response.value) : response;
  };
  return {
    read<W, T>(query: ContentQuery<W, T>): Promise<Result<T, ReadError>> {
      // A key always belongs to one query, hence to one type.
      const known = asked.get(query.key) as Promise<Result<T, ReadError>> | undefined;
      const response = known ?? ask(query);
      asked.set(query.key, response);
      return response;
    },
  };
}

/**
 * Connects to the content service with drafts and the preview token (storyblok.com/docs/api/content-delivery). Every
 * page gets a client of its own. Relations are read by uuid, never resolved by the service: that would give those of
 * the current content in a release (storyblok/monoblok#137), and again with every letter that is typed.
 */
export function connectPreview(settings: PreviewSettings, log: Log): Previews {
  const { siteUrl, pictureSizes } = settings;
  const sizeOf = pictureSizes?.sizeOf;
  const drafts = openDrafts(settings);
  const sessions = new LRUCache<string, Map<string, unknown>>({ max: MAX_SESSIONS, ttl: LIFE_MS });

  function open(options: PreviewOptions): PreviewClient {
    const { release = null, fresh = false, unsaved, problems = [] } = options;
    const session = `${options.session} ${release ?? ''}`;
    const report = (problem: ContentProblem) => {
      const { message, ...where } = problem;
      log.info(where, message);
      problems.push(problem);
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
    const client = createContentClient({ transport, cache, siteUrl, sizeOf, report, catalogue });
    const queries = createQueries({ transport, siteUrl, sizeOf, report, findSlug });
    return {
      ...client,
      async page(slug) {
        const addresses = await readAddresses({ transport, cache, catalogue: known, reader: {} });
        if (!addresses.ok) return addresses;
        const read = await cache.read(queries.story(slugAt(addresses.value, slug) ?? slug, PAGE_TYPES));
        if (!read.ok) return read;
        return ok(read.value && isPage(read.value) ? read.value : null);
      },
      async kindAt(slug) {
        const story = await transport.story(slug);
        if (!story.ok) return story;
        if (story.value.story) return ok(story.value.story.content.component);
        const links = await transport.links();
        if (!links.ok) return links;
        const isFolder = links.value.some((link) => link.isFolder && link.slug.replace(/\/+$/, '') === slug);
        return ok(isFolder ? 'folder' : null);
      },
    };
  }

  return { open, forget: () => sessions.clear() };
}

import { allOk, err, ok } from '@inktvis/foundation/result';
import { reportRead } from '@inktvis/foundation/whole-list';
import { z } from 'zod';
import { isPage, isType, parseStory, type Story, type TypeName } from '../domain.ts';
import { type ContentProblem, type WireStory, wireStorySchema } from '../kit/definition.ts';
import type { Addresses } from './addresses/catalogue.ts';
import type { ContentQuery } from './content-cache.ts';
import { fetchReferences } from './references.ts';
import { hyphenate } from './text/hyphenate.ts';
import { runningText } from './text/running-text.ts';
import type { StoriesQuery } from './transport/request.ts';
import type { LinkEntry, Reply, Transport } from './transport/transport.ts';
import type { Findable, PictureSizes } from './types.ts';

/** Stories as they came, with the stories they refer to: what is stored on disk. */
type WireBundle = {
  readonly stories: readonly WireStory[];
  readonly related: readonly WireStory[];
  readonly total: number;
};

/** The same with the words of each body, by uuid; the bodies themselves are left out. */
type FindableBundle = WireBundle & { readonly texts: Readonly<Record<string, string>> };

type QueryOptions = {
  readonly transport: Transport;
  /** The public address of the site. */
  readonly siteUrl?: string;
  readonly sizeOf?: PictureSizes['sizeOf'];
  readonly report: (problem: ContentProblem) => void;
  /** Present slug of a story by uuid, from the listing of links. */
  readonly findSlug: (uuid: string) => string | null | undefined;
};

const wireBundle = z.object({
  stories: z.array(wireStorySchema),
  related: z.array(wireStorySchema),
  total: z.number(),
});
const wireFindable = wireBundle.extend({ texts: z.record(z.string(), z.string()) });
const wireLinks = z.array(z.object({ uuid: z.string(), slug: z.string(), isFolder: z.boolean() }));

function toAddresses(entries: readonly LinkEntry[]): Addresses {
  const byUuid = new Map(
    entries.filter((entry) => !entry.isFolder).map((entry) => [entry.uuid, entry.slug.replace(/\/+$/, '')]),
  );
  return { byUuid, slugs: new Map([...byUuid].map(([uuid, slug]) => [slug.toLowerCase(), uuid])) };
}

const reviveWith =
  <T>(schema: z.ZodType<T>) =>
  (wire: unknown): T | undefined =>
    schema.safeParse(wire).data;

const PER_PAGE = 100;

/** The query of the search (requirements 7.2) for every term at once: the site searches the terms in its result. */
const FINDABLE = {
  sort_by: 'created_at:desc,position:asc',
  filter_query: { component: { not_in: 'program,header,footer,social,redirects,location,theme,type' } },
};

const withoutBody = (story: WireStory): WireStory => {
  const { body: _, ...content } = story.content;
  return { ...story, content };
};

/**
 * All stories a query matches, each once: the first page says how many there are, the rest is fetched in parallel. The
 * service may order what sorts alike anew on each page, so nothing does: the id counts last.
 */
async function allStories(
  transport: Transport,
  list: string,
  { sort_by, ...query }: Omit<StoriesQuery, 'page' | 'per_page'>,
): Reply<WireStory[]> {
  const all = { ...query, sort_by: `${sort_by},id:asc`, per_page: PER_PAGE };
  const first = await transport.stories({ ...all, page: 1 });
  if (!first.ok) return first;
  const { total } = first.value;
  const length = Math.max(0, Math.ceil(total / PER_PAGE) - 1);
  const rest = await allOk(Array.from({ length }, (_, at) => transport.stories({ ...all, page: at + 2 })));
  if (!rest.ok) return rest;
  const pages = [first.value, ...rest.value];
  const stories = new Map(pages.flatMap((page) => page.stories.map((story) => [story.uuid, story] as const)));
  const unreadable = pages.reduce((sum, page) => sum + page.unreadable, 0);
  reportRead(`content ${list}`, stories.size + unreadable, total);
  return ok([...stories.values()]);
}

/** Wire to stories; one that cannot be read is left out, and reported. */
function createParser({ siteUrl, sizeOf, report, findSlug }: QueryOptions) {
  return ({ stories, related }: Pick<WireBundle, 'stories' | 'related'>): Story[] => {
    const byUuid = new Map(related.map((story) => [story.uuid, story]));
    const findStory = (uuid: string) => byUuid.get(uuid);
    const options = { siteUrl, sizeOf, report, findSlug, findStory, hyphenate, known: new Map() };
    return stories.flatMap((wire) => {
      const story = parseStory(wire, options);
      return story.ok ? [story.value] : [];
    });
  };
}

/** The queries of the site in terms of the transport; `client.ts` offers them as reads. */
export function createQueries(options: QueryOptions) {
  const { transport } = options;
  const parse = createParser(options);

  async function bundle(stories: readonly WireStory[], known?: readonly WireStory[]): Reply<WireBundle> {
    const related = await fetchReferences(transport, stories, known);
    return related.ok
      ? ok({ stories, related: [...related.value.values()], total: stories.length })
      : related;
  }

  return {
    /**
     * One story by full slug; null when there is none of these content types. One that exists and cannot be
     * read is an error: its last good copy is shown, and it never looks as if it did not exist.
     */
    story: (slug: string, types: readonly string[]): ContentQuery<WireBundle, Story | null> => ({
      key: `story:${slug}`,
      async fetch() {
        const result = await transport.story(slug);
        if (!result.ok) return result;
        const { story, related } = result.value;
        return bundle(story ? [story] : [], related);
      },
      parse({ stories, related }) {
        const [wire] = stories;
        if (!wire || !types.includes(wire.content.component)) return ok(null);
        const [story] = parse({ stories: [wire], related });
        return story
          ? ok(story)
          : err({ kind: 'unreadable', message: `${slug} misses what it cannot do without` });
      },
      revive: reviveWith(wireBundle),
      isStorable: (story) => story !== null,
    }),

    /** Every story of one content type, in the given order, without bodies. */
    all: <T extends TypeName>(
      type: T,
      sortBy: string,
    ): ContentQuery<WireBundle, Extract<Story, { type: T }>[]> => ({
      key: `all:${type}:${sortBy}`,
      async fetch() {
        const filter_query = { component: { in: type } };
        const result = await allStories(transport, type, {
          filter_query,
          sort_by: sortBy,
          excluding_fields: 'body',
        });
        return result.ok ? bundle(result.value) : result;
      },
      parse: (wire) => ok(parse(wire).filter((story) => isType(story, type))),
      revive: reviveWith(wireBundle),
    }),

    /** Every story that a visitor can look for, newest first, with the words of its body. */
    findable: (): ContentQuery<FindableBundle, readonly Findable[]> => ({
      key: 'findable',
      async fetch() {
        const result = await allStories(transport, 'findable', FINDABLE);
        if (!result.ok) return result;
        const texts = result.value.map((story) => [story.uuid, runningText(story.content)] as const);
        const found = await bundle(result.value.map(withoutBody));
        return found.ok ? ok({ ...found.value, texts: Object.fromEntries(texts) }) : found;
      },
      parse: (wire) =>
        ok(
          parse(wire)
            .filter(isPage)
            .map((story) => ({ story, text: wire.texts[story.uuid] ?? '' })),
        ),
      revive: reviveWith(wireFindable),
    }),
  };
}

/** Every address of the space. */
export const linksQuery = (
  transport: Pick<Transport, 'links'>,
): ContentQuery<readonly LinkEntry[], Addresses> => ({
  key: 'links',
  fetch: () => transport.links(),
  parse: (wire) => ok(toAddresses(wire)),
  revive: reviveWith(wireLinks),
});

import { allOk, err, mapOk, ok } from '@inktvis/foundation/result';
import { reportRead } from '@inktvis/foundation/whole-list';
import { z } from 'zod';
import { isPage, isType, parseStory, type Story, type TypeName } from '../domain.ts';
import { type ReadContext, type WireStory, wireStorySchema } from '../kit/definition.ts';
import { supportTypeDefinitions } from '../model/support-types.ts';
import type { Addresses } from './addresses/catalogue.ts';
import type { ContentQuery } from './content-cache.ts';
import { fetchReferences } from './references.ts';
import { hyphenate } from './text/hyphenate.ts';
import { runningText } from './text/running-text.ts';
import type { StoriesQuery } from './transport/request.ts';
import type { LinkEntry, Reply, Transport } from './transport/transport.ts';
import type { Findable } from './types.ts';

type QueryOptions = Pick<ReadContext, 'siteUrl' | 'ticketShop' | 'sizeOf' | 'report' | 'findSlug'> & {
  readonly transport: Transport;
};

/** Stories as they came, with the stories they refer to: what is stored on disk. */
const wireBundle = z.object({ stories: z.array(wireStorySchema), related: z.array(wireStorySchema) });
type WireBundle = z.infer<typeof wireBundle>;

/** The same with the words of each body, by uuid; the bodies themselves are left out. */
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

/** The order of the lists that are not in that of the editors. */
const ORDER: { readonly [type in TypeName]?: string } = {
  news_article: 'content.date:desc,position:asc',
  date_overview: 'content.date:asc',
  program: 'content.start_date:asc,position:asc',
};

/** The query of the search (requirements 7.2) for every term at once: the site searches the terms in its result. */
const FINDABLE = {
  sort_by: 'created_at:desc,position:asc',
  filter_query: { component: { not_in: Object.keys(supportTypeDefinitions).join() } },
};

const withoutBody = (story: WireStory): WireStory => {
  const { body: _, ...content } = story.content;
  return { ...story, content };
};

/** All stories a query matches, each once. By id last: the service may order what sorts alike anew on each page. */
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

export function createQueries({ transport, ...options }: QueryOptions) {
  const parse = ({ stories, related }: WireBundle): Story[] => {
    const byUuid = new Map(related.map((story) => [story.uuid, story]));
    const context = {
      ...options,
      hyphenate,
      known: new Map(),
      findStory: (uuid: string) => byUuid.get(uuid),
    };
    return stories.flatMap((wire) => {
      const story = parseStory(wire, context);
      return story.ok ? [story.value] : [];
    });
  };
  const bundle = async (stories: WireStory[], known?: readonly WireStory[]): Reply<WireBundle> =>
    mapOk(await fetchReferences(transport, stories, known), (found) => ({
      stories,
      related: [...found.values()],
    }));

  return {
    /** One story by full slug; null when there is none of these types. One that cannot be read is an error, and no 404. */
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

    /** Every story of one content type, without bodies. */
    all<T extends TypeName>(type: T): ContentQuery<WireBundle, Extract<Story, { type: T }>[]> {
      const sort_by = ORDER[type] ?? 'position:asc';
      return {
        key: `all:${type}:${sort_by}`,
        async fetch() {
          const filter_query = { component: { in: type } };
          const query = { filter_query, sort_by, excluding_fields: 'body' };
          const result = await allStories(transport, type, query);
          return result.ok ? bundle(result.value) : result;
        },
        parse: (wire) => ok(parse(wire).filter((story) => isType(story, type))),
        revive: reviveWith(wireBundle),
      };
    },

    /** Every story that a visitor can look for, newest first, with the words of its body. */
    findable: (): ContentQuery<z.infer<typeof wireFindable>, readonly Findable[]> => ({
      key: 'findable',
      async fetch() {
        const result = await allStories(transport, 'findable', FINDABLE);
        if (!result.ok) return result;
        const texts = result.value.map((story) => [story.uuid, runningText(story.content)] as const);
        const found = await bundle(result.value.map(withoutBody));
        return mapOk(found, (wire) => ({ ...wire, texts: Object.fromEntries(texts) }));
      },
      parse(wire) {
        const stories = parse(wire).filter(isPage);
        return ok(stories.map((story) => ({ story, text: wire.texts[story.uuid] ?? '' })));
      },
      revive: reviveWith(wireFindable),
    }),
  };
}

export const linksQuery = (
  transport: Pick<Transport, 'links'>,
): ContentQuery<readonly LinkEntry[], Addresses> => ({
  key: 'links',
  fetch: () => transport.links(),
  parse: (wire) => ok(toAddresses(wire)),
  revive: reviveWith(wireLinks),
});

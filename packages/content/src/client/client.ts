import type { Day } from '@inktvis/foundation/brussels';
import { allOk, mapOk, ok } from '@inktvis/foundation/result';
import {
  isOut,
  isPage,
  isType,
  PAGE_TYPES,
  type PageTypeName,
  type Story,
  type TypeName,
} from '../domain.ts';
import type { ReadContext } from '../kit/definition.ts';
import { FIXED_SLUGS } from '../model/fixed-stories.ts';
import type { Redirects } from '../redirects.ts';
import { type Addresses, type Catalogue, createCatalogue, slugAt } from './addresses/catalogue.ts';
import type { ContentCache, ContentQuery, Reader } from './content-cache.ts';
import { createQueries, linksQuery } from './queries.ts';
import type { Transport } from './transport/transport.ts';
import type { FilterItems, Globals, ListedType, Read } from './types.ts';

type ClientOptions = Pick<ReadContext, 'siteUrl' | 'ticketShop' | 'sizeOf' | 'report'> & {
  readonly transport: Transport;
  readonly cache: ContentCache;
  readonly catalogue?: Catalogue;
  readonly reader?: Reader;
  /** What the listing of addresses lacks is asked for too: it has only what is published. */
  readonly hasDrafts?: boolean;
};

const NO_REDIRECTS: Redirects = new Map();

/** Updates the catalogue; needed before anything that may hold a link is parsed. */
export async function readAddresses({
  transport,
  cache,
  catalogue,
  reader,
}: Required<Pick<ClientOptions, 'transport' | 'cache' | 'catalogue' | 'reader'>>): Promise<Read<Addresses>> {
  const read = await cache.read(linksQuery(transport), reader);
  if (read.ok) catalogue.update(read.value);
  return read;
}

function createReads(options: ClientOptions) {
  const { transport, cache, catalogue = createCatalogue(), reader = {}, hasDrafts } = options;
  const queries = createQueries({ ...options, findSlug: catalogue.findSlug });
  const index = () => readAddresses({ transport, cache, catalogue, reader });
  const story = async (slug: string, types: readonly string[]) => {
    const known = await index();
    const listed = known.ok ? slugAt(known.value, slug) : slug;
    const own = listed ?? (hasDrafts ? slug : undefined);
    return own === undefined ? ok(null) : cache.read(queries.story(own, types), reader);
  };
  /** Stories hold links, so the addresses come first. */
  const list = async <W, T>(query: ContentQuery<W, T>) => {
    await index();
    return cache.read(query, reader);
  };
  return {
    story,
    all: <T extends TypeName>(type: T) => list(queries.all(type)),
    findable: () => list(queries.findable()),
    fixed: async <T extends keyof typeof FIXED_SLUGS>(type: T) =>
      mapOk(await story(FIXED_SLUGS[type], [type]), (found) => (found && isType(found, type) ? found : null)),
  };
}

/** The stories of a list that are out on a day; the list itself, the same object, when all are. */
export const outOn = (list: readonly Story[], day: Day): readonly Story[] =>
  list.every((story) => isOut(story, day)) ? list : list.filter((story) => isOut(story, day));

type SampleOptions<T> = {
  readonly count: number;
  readonly exclude: string;
  readonly prefer?: (member: T) => boolean;
  /** Gives 0 ≤ n < 1. */
  readonly random: () => number;
};

/** `count` different members of `list` at random, or as many as there are (requirements 7.2, related stories). */
export const sample = <T extends { readonly uuid: string }>(
  list: readonly T[],
  { count, exclude, prefer = () => true, random }: SampleOptions<T>,
): readonly T[] =>
  list
    .filter(({ uuid }) => uuid !== exclude)
    .map((member) => ({ member, rank: random() + (prefer(member) ? 0 : 1) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ member }) => member);

/** The site's reads, over either transport. With a day (`today`), lists leave out what is not out by then. */
export function createContentClient(options: ClientOptions) {
  const { story, all, fixed, findable } = createReads(options);
  async function listed<T extends ListedType>(type: T, today?: Day): Promise<Read<readonly Story<T>[]>> {
    const read: Read<readonly Story[]> = await all(type);
    const out = mapOk(read, (items) => (today === undefined ? items : outOn(items, today)));
    return out as Read<readonly Story<T>[]>;
  }
  const days = (): Promise<Read<readonly Story<'date_overview'>[]>> => all('date_overview');
  const programme = (): Promise<Read<readonly Story<'program'>[]>> => all('program');
  return {
    async globals(): Promise<Read<Globals>> {
      const searching = fixed('search');
      const read = await allOk([fixed('header'), fixed('footer'), fixed('social')]);
      const search = await searching;
      // A search page that cannot be read now is not missing.
      const hasSearch = !search.ok || search.value !== null;
      return mapOk(read, ([header, footer, social]) => ({ header, footer, social, hasSearch }));
    },

    /** The page at a full slug, with its relations; null when there is none. */
    page: async (slug: string): Promise<Read<Story<PageTypeName> | null>> =>
      mapOk(await story(slug, PAGE_TYPES), (found) => (found && isPage(found) ? found : null)),

    /** Where former addresses lead, by path without outer slashes; empty when the space has no list of them. */
    redirects: async (): Promise<Read<Redirects>> =>
      mapOk(await fixed('redirects'), (found) => found?.content.list ?? NO_REDIRECTS),

    days,

    filterItems: async (): Promise<Read<FilterItems>> =>
      mapOk(
        await allOk([all('location'), all('type'), all('theme'), days()]),
        ([locations, types, themes, known]) => ({ locations, types, themes, days: known }),
      ),

    programme,

    programmeOf: async (experienceUuids: readonly string[]): Promise<Read<readonly Story<'program'>[]>> =>
      mapOk(await programme(), (items) =>
        items.filter(({ content }) => experienceUuids.includes(content.experience?.uuid ?? '')),
      ),

    /** One page of a listing, from 1, and how many items there are in all. */
    listing: async <T extends ListedType>(
      type: T,
      { page, perPage, today }: { readonly page: number; readonly perPage: number; readonly today?: Day },
    ): Promise<Read<{ readonly items: readonly Story<T>[]; readonly total: number }>> =>
      mapOk(await listed(type, today), (items) => ({
        // A page that holds everything is the list itself, the same object until something is published.
        items:
          items.length <= perPage && page === 1 ? items : items.slice((page - 1) * perPage, page * perPage),
        total: items.length,
      })),

    /** A random sample of unique stories without `exclude`; those that `prefer` approves come first (requirements 7.2). */
    related: async <T extends ListedType>(
      type: T,
      { today, ...rest }: Omit<SampleOptions<Story<T>>, 'random'> & { readonly today?: Day },
    ): Promise<Read<readonly Story<T>[]>> =>
      // biome-ignore lint/plugin: a choice of what is shown, no secret.
      mapOk(await listed(type, today), (items) => sample(items, { ...rest, random: Math.random })),

    /** What a visitor can look for, newest first and without bodies; the same list until something is published. */
    findable,
  };
}

export type ContentClient = ReturnType<typeof createContentClient> & {
  /** The content of all years, on a client that was narrowed to one edition of the festival. */
  readonly everything?: ContentClient;
};

import type { Day } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { isPage, isType, PAGE_TYPES, type PageTypeName, type Story } from '../domain.ts';
import type { ContentProblem } from '../kit/definition.ts';
import type { Redirects } from '../redirects.ts';
import { type Addresses, type Catalogue, createCatalogue, slugAt } from './addresses/catalogue.ts';
import type { ContentCache, Reader } from './content-cache.ts';
import { outOn, sample } from './lists.ts';
import { createQueries, linksQuery } from './queries.ts';
import type { Transport } from './transport/transport.ts';
import type { FilterItems, Findable, Globals, ListedType, PictureSizes, Read } from './types.ts';

type ClientOptions = {
  readonly transport: Transport;
  readonly cache: ContentCache;
  /** The public address of the site: links to it are paths. */
  readonly siteUrl?: string;
  readonly sizeOf?: PictureSizes['sizeOf'];
  /** Called with content that cannot be shown: story, block uid and path. */
  readonly report: (problem: ContentProblem) => void;
  /** What is known of the space as a whole; clients of the same space share it. */
  readonly catalogue?: Catalogue;
  /** On whose behalf is read. */
  readonly reader?: Reader;
};

const ORDER = {
  news_article: 'content.date:desc,position:asc',
  hotspot_kortrijk: 'position:asc',
  bookstore: 'position:asc',
  experience: 'position:asc',
} as const satisfies Record<ListedType, string>;

const REDIRECTS = 'globaal/doorverwijzingen';
const NO_REDIRECTS: Redirects = new Map();

const map = <T, V>(read: Read<T>, change: (value: T) => V): Read<V> =>
  read.ok ? ok(change(read.value)) : read;

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

/** What the reads of the site have in common. */
function createReads({
  transport,
  cache,
  siteUrl,
  sizeOf,
  report,
  catalogue = createCatalogue(),
  reader = {},
}: ClientOptions) {
  const queries = createQueries({ transport, siteUrl, sizeOf, report, findSlug: catalogue.findSlug });
  const index = () => readAddresses({ transport, cache, catalogue, reader });
  const story = async (slug: string, types: readonly string[]) => {
    const known = await index();
    const own = known.ok ? slugAt(known.value, slug) : slug;
    return own === undefined ? ok(null) : cache.read(queries.story(own, types), reader);
  };
  const all = async <T extends Story['type']>(type: T, sortBy: string) => {
    await index();
    return cache.read(queries.all(type, sortBy), reader);
  };
  return {
    story,
    /** The story of a type at a slug; null when there is none. */
    entry: async <T extends Story['type']>(slug: string, type: T) =>
      map(await story(slug, [type]), (found) => (found && isType(found, type) ? found : null)),
    all,
    /** A list in the order of the site; with a day, only the stories that are out by then. */
    async listed<T extends ListedType>(type: T, today?: Day): Promise<Read<readonly Story<T>[]>> {
      const read: Read<readonly Story[]> = await all(type, ORDER[type]);
      const out = map(read, (items) => (today === undefined ? items : outOn(items, today)));
      return out as Read<readonly Story<T>[]>;
    },
    async findable(): Promise<Read<readonly Findable[]>> {
      await index();
      return cache.read(queries.findable(), reader);
    },
  };
}

/** `today` leaves out news dated later. */
type RelatedOptions<T extends ListedType> = {
  readonly count: number;
  readonly exclude: string;
  readonly prefer?: (story: Story<T>) => boolean;
  readonly today?: Day;
};

/** The site's reads, over either transport. */
export function createContentClient(options: ClientOptions) {
  const { story, entry, all, listed, findable } = createReads(options);
  const days = () => all('date_overview', 'content.date:asc');
  const programme = () => all('program', 'content.start_date:asc,position:asc');
  return {
    /** Header, footer and social links (requirements 7.2, GlobalData). */
    async globals(): Promise<Read<Globals>> {
      const searching = entry('zoeken', 'search');
      const read = await allOk([
        entry('globaal/header', 'header'),
        entry('globaal/footer', 'footer'),
        entry('globaal/links-sociale-media', 'social'),
      ]);
      const search = await searching;
      // A search page that cannot be read now is not missing.
      const hasSearch = !search.ok || search.value !== null;
      return map(read, ([header, footer, social]) => ({ header, footer, social, hasSearch }));
    },

    /** The story at a full slug, with its relations; null when there is none (requirements 7.2, ContentNode). */
    page: async (slug: string): Promise<Read<Story<PageTypeName> | null>> =>
      map(await story(slug, PAGE_TYPES), (found) => (found && isPage(found) ? found : null)),

    /** Where former addresses lead, by path without outer slashes; empty when the space has no list of them. */
    redirects: async (): Promise<Read<Redirects>> =>
      map(await entry(REDIRECTS, 'redirects'), (found) => found?.content.list ?? NO_REDIRECTS),

    days: (): Promise<Read<readonly Story<'date_overview'>[]>> => days(),

    /** Locations, types, themes and days (requirements 7.2, filterItems). */
    async filterItems(): Promise<Read<FilterItems>> {
      const read = await allOk([
        all('location', 'position:asc'),
        all('type', 'position:asc'),
        all('theme', 'position:asc'),
        days(),
      ]);
      return map(read, ([locations, types, themes, known]) => ({ locations, types, themes, days: known }));
    },

    /** Every programme item, by start (requirements 7.2, Program queries). */
    programme: (): Promise<Read<readonly Story<'program'>[]>> => programme(),

    programmeOf: async (experienceUuids: readonly string[]): Promise<Read<readonly Story<'program'>[]>> =>
      map(await programme(), (items) =>
        items.filter(({ content }) => experienceUuids.includes(content.experience?.uuid ?? '')),
      ),

    /**
     * One page of a listing, news newest first, and how many items there are in all. `page` counts from 1; `today` leaves
     * out news dated later.
     */
    listing: async <T extends ListedType>(
      type: T,
      { page, perPage, today }: { readonly page: number; readonly perPage: number; readonly today?: Day },
    ): Promise<Read<{ readonly items: readonly Story<T>[]; readonly total: number }>> =>
      map(await listed(type, today), (items) => ({
        // A page that holds everything is the list itself, the same object until something is published.
        items:
          items.length <= perPage && page === 1 ? items : items.slice((page - 1) * perPage, page * perPage),
        total: items.length,
      })),

    /** A random sample of unique stories without `exclude`; those that `prefer` approves come first (requirements 7.2). */
    related: async <T extends ListedType>(
      type: T,
      { today, ...rest }: RelatedOptions<T>,
    ): Promise<Read<readonly Story<T>[]>> =>
      // biome-ignore lint/plugin: a choice of what is shown, no secret.
      map(await listed(type, today), (items) => sample(items, { ...rest, random: Math.random })),

    /**
     * Everything that a visitor can look for, newest first (requirements 7.2, Search); the same list until something
     * is published. The stories come without their bodies.
     */
    findable,
  };
}

/** The reads of the site. */
export type ContentClient = ReturnType<typeof createContentClient> & {
  /** The content of all years, on a client that was narrowed to one edition of the festival. */
  readonly everything?: ContentClient;
};

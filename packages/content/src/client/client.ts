import type { Day } from '@inktvis/foundation/brussels';
import { ok } from '@inktvis/foundation/result';
import { isPage, isType, PAGE_TYPES, type Story } from '../domain.ts';
import type { ContentProblem } from '../kit/definition.ts';
import type { Redirects } from '../redirects.ts';
import { type Addresses, type Catalogue, createCatalogue } from './addresses/catalogue.ts';
import type { ContentCache, Reader } from './content-cache.ts';
import { outOn, sample } from './lists.ts';
import { createQueries, linksQuery } from './queries.ts';
import type { Transport } from './transport/transport.ts';
import type { ContentClient, FilterItems, Globals, ListedType, Read } from './types.ts';

type ClientOptions = {
  readonly transport: Transport;
  readonly cache: ContentCache;
  /** The public address of the site: links to it are paths. */
  readonly siteUrl?: string;
  /** Called with content that cannot be shown: story, block uid and path. */
  readonly report: (problem: ContentProblem) => void;
  /** What is known of the space as a whole; clients of the same space share it. */
  readonly catalogue?: Catalogue;
  /** On whose behalf is read. */
  readonly reader?: Reader;
};

const ORDER = {
  news_article: 'content.date:desc',
  hotspot_kortrijk: 'position:asc',
  bookstore: 'position:asc',
  experience: 'position:asc',
} as const satisfies Record<ListedType, string>;

const DAYS_ORDER = 'content.date:asc';

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

/** The site's reads, over either transport. */
export function createContentClient({
  transport,
  cache,
  siteUrl,
  report,
  catalogue = createCatalogue(),
  reader = {},
}: ClientOptions): ContentClient {
  const { findSlug } = catalogue;
  const queries = createQueries({ transport, siteUrl, report, findSlug });

  const index = () => readAddresses({ transport, cache, catalogue, reader });
  const story = async (slug: string, types: readonly string[]) => {
    const known = await index();
    return known.ok && !known.value.slugs.has(slug)
      ? ok(null)
      : cache.read(queries.story(slug, types), reader);
  };
  const all = async <T extends Story['type']>(type: T, sortBy: string) => {
    await index();
    return cache.read(queries.all(type, sortBy), reader);
  };
  /** A list in the order of the site; with a day, only the stories that are out by then. */
  const listed = async <T extends ListedType>(type: T, today?: Day): Promise<Read<readonly Story<T>[]>> => {
    const read: Read<readonly Story[]> = await all(type, ORDER[type]);
    const out = map(read, (items) => (today === undefined ? items : outOn(items, today)));
    return out as Read<readonly Story<T>[]>;
  };

  const client: ContentClient = {
    globals: () => readGlobals(story),
    page: async (slug) =>
      map(await story(slug, PAGE_TYPES), (found) => (found && isPage(found) ? found : null)),
    redirects: async () =>
      map(await story(REDIRECTS, ['redirects']), (found) =>
        found && isType(found, 'redirects') ? found.content.list : NO_REDIRECTS,
      ),
    days: () => all('date_overview', DAYS_ORDER),
    filterItems: () => readFilterItems(all),
    programme: () => all('program', 'content.start_date:asc'),
    programmeOf: async (uuids) =>
      map(await client.programme(), (items) =>
        items.filter((item) => uuids.includes(item.content.experience?.uuid ?? '')),
      ),
    listing: async (type, { page, perPage, today }) =>
      map(await listed(type, today), (items) => ({
        // A page that holds everything is the list itself, the same object until something is published.
        items:
          items.length <= perPage && page === 1 ? items : items.slice((page - 1) * perPage, page * perPage),
        total: items.length,
      })),
    related: async (type, { today, ...options }) =>
      map(await listed(type, today), (items) => sample(items, { ...options, random: Math.random })),
    async findable() {
      await index();
      return cache.read(queries.findable(), reader);
    },
  };
  return client;
}

type ReadStory = (slug: string, types: readonly string[]) => Promise<Read<Story | null>>;
type ReadAll = <T extends Story['type']>(type: T, sortBy: string) => Promise<Read<readonly Story<T>[]>>;

async function readGlobals(story: ReadStory): Promise<Read<Globals>> {
  const entry = async <T extends Story['type']>(slug: string, type: T) =>
    map(await story(slug, [type]), (found) => (found && isType(found, type) ? found : null));
  const [header, footer, social, search] = await Promise.all([
    entry('globaal/header', 'header'),
    entry('globaal/footer', 'footer'),
    entry('globaal/links-sociale-media', 'social'),
    entry('zoeken', 'search'),
  ]);
  if (!header.ok) return header;
  if (!footer.ok) return footer;
  // A search page that cannot be read now is not missing.
  const hasSearch = !search.ok || search.value !== null;
  return map(social, (value) => ({ header: header.value, footer: footer.value, social: value, hasSearch }));
}

async function readFilterItems(all: ReadAll): Promise<Read<FilterItems>> {
  const [locations, types, themes, days] = await Promise.all([
    all('location', 'position:asc'),
    all('type', 'position:asc'),
    all('theme', 'position:asc'),
    all('date_overview', DAYS_ORDER),
  ]);
  if (!locations.ok) return locations;
  if (!types.ok) return types;
  if (!themes.ok) return themes;
  return map(days, (value) => ({
    locations: locations.value,
    types: types.value,
    themes: themes.value,
    days: value,
  }));
}

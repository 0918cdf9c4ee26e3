import type { LargeLists } from './large-content.ts';

/** Addresses of one kind of page, none of which is cached yet. */
export type ListKind = {
  readonly name: string;
  /** Whether a list, which the goal is about, or what a list leads to. */
  readonly is: 'list' | 'detail' | 'suggestions';
  addresses(): Iterable<string>;
};

const PER_PAGE = 24;
const TOURS_PER_PAGE = 30;
const TAGS = ['voorleessessie', 'voorstelling', 'signeersessie'] as const;
/** What is typed into the search, in full and on the way there: in very many stories, in some, in few, in none. */
const TERMS = [
  'bo',
  'boek',
  'gezelle',
  'de',
  'inkt kasteel',
  'kort',
  'nacht in de stad',
  'ee',
  'strip 7',
  'bibliotheke',
  'dichtr',
  'vlinder 12',
  'in',
  'torenklok',
  'wolkndek',
  'lezen en schrijven',
  'zzyzx',
  '2',
];
/** Shops in words of their name: of many shops, of some, and mistyped, with and without the word of a copy. */
const SHOP_NAMES = ['papier', 'de', 'letter kasteel', 'bladwijzer', 'boek', 'zetsel 12'];
const MISTYPED_NAMES = ['ooivaar', 'bladwijser', 'muziekboss', 'zetsl molen', 'papirr'];

/** Prime, and far apart: pages that follow each other have little in common. */
const STEP = 89;

/** The pages of a list after the first, each once; `with` is what else the address asks for. */
function* pagesOf(path: string, items: number, perPage: number, also = ''): Generator<string> {
  const pages = Math.floor(items / perPage) - 1;
  for (let at = 0; at < pages; at += 1) yield `${path}?${also}pagina=${2 + ((at * STEP) % pages)}`;
}

/** One of each in turn, for as long as all have one. */
function* interleave(lists: readonly Generator<string>[]): Generator<string> {
  for (;;) {
    for (const list of lists) {
      const next = list.next();
      if (next.done) return;
      yield next.value;
    }
  }
}

/** Lists that visitors share, no two of them the same. */
function* sharedLists(): Generator<string> {
  for (let count = 0; ; count += 1) yield `/mijn-leeslint?b=yy${count.toString(36)}`;
}

/** The same again and again: for what is stored nowhere. */
function* again(values: readonly string[]): Generator<string> {
  for (;;) yield* values;
}

const near = (typed: string): string => `/boekhandels?bij=${encodeURIComponent(typed)}`;

const spread = (slugs: readonly string[]): string[] =>
  slugs.map((_, at) => slugs[(at * STEP) % slugs.length] ?? '');

const details = (name: string, path: string, slugs: readonly string[]): ListKind => ({
  name,
  is: 'detail',
  addresses: () => spread(slugs).map((slug) => `${path}/${slug}`),
});

/** Every kind of list, and what they lead to, with addresses of their own. */
export function listKinds({ slugs, events, places }: LargeLists): readonly ListKind[] {
  const list = (name: string, addresses: ListKind['addresses']): ListKind => ({
    name,
    is: 'list',
    addresses,
  });
  const items = events.length;
  const tagged = TAGS.map((tag) => pagesOf('/inktvis-op-toer', items / 8, TOURS_PER_PAGE, `tag=${tag}&`));
  return [
    list('news', () => pagesOf('/nieuws', items, PER_PAGE)),
    list('hotspots', () => pagesOf('/hotspots-in-kortrijk', items, PER_PAGE)),
    list('bookshops', () => pagesOf('/boekhandels', items, PER_PAGE)),
    list('bookshops near a place', () =>
      interleave(
        spread(places)
          .slice(0, 50)
          .map((place) => pagesOf('/boekhandels', items, PER_PAGE, `bij=${encodeURIComponent(place)}&`)),
      ),
    ),
    list('bookshops near what was typed', () =>
      again(places.map((place) => near(place.slice(5).toLowerCase()))),
    ),
    list('bookshops of a name', () => again(SHOP_NAMES.map(near))),
    list('bookshops of a mistyped name', () => again(MISTYPED_NAMES.map(near))),
    list('tours', () => interleave([pagesOf('/inktvis-op-toer', items, TOURS_PER_PAGE), ...tagged])),
    list('shared list', sharedLists),
    list('search', () => again(TERMS.map((term) => `/zoeken?q=${encodeURIComponent(term)}`))),
    {
      name: 'suggestions',
      is: 'suggestions',
      addresses: () => again(TERMS.map((term) => `/api/suggest?q=${encodeURIComponent(term)}`)),
    },
    details('article', '/nieuws', slugs.nieuws),
    details('hotspot', '/hotspots-in-kortrijk', slugs['hotspots-in-kortrijk']),
    details('bookshop', '/boekhandels', slugs.boekhandels),
    details('tour', '/inktvis-op-toer', events),
  ];
}

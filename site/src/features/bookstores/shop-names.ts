import type { Content } from '@inktvis/content';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import MiniSearch from 'minisearch';
import { fold, typingErrors } from './places.ts';

type Named = { readonly content: Pick<Content<'bookstore'>, 'title' | 'town'> };

/** Finds shops by name; results keep the order of the shops. */
export type ShopNames<T extends Named> = {
  /** Shops with the typed words in their name, whole or as a beginning; other words may be in their town. */
  named(typed: string): readonly T[];
  /** The same, allowing typing errors. */
  resembling(typed: string): readonly T[];
};

/** No name is longer. */
const MAX_LENGTH = 60;
/** True of every shop, so these words say nothing beside a name. */
const GENERIC_WORDS = new Set(['boekhandel', 'boekenwinkel', 'boekwinkel', 'winkel']);

/** The words of a name in one spelling: `Ajuin & Aanhalingstekens` is `ajuin`, `en`, `aanhalingstekens`. */
const wordsOf = (text: string): string[] =>
  fold(withoutSoftHyphens(text).replaceAll('&', ' en ')).split(' ').filter(Boolean);

function typedWords(typed: string): string[] {
  const words = wordsOf(typed.slice(0, MAX_LENGTH));
  const specific = words.filter((word) => !GENERIC_WORDS.has(word));
  const used = specific.length > 0 ? specific : words;
  return used.join('').length < 2 ? [] : used;
}

/** Indexes shops by the words of their names and towns. */
export function indexShopNames<T extends Named>(shops: readonly T[]): ShopNames<T> {
  const index = new MiniSearch<{ id: number; title: string; town: string }>({
    fields: ['title', 'town'],
    tokenize: wordsOf,
    searchOptions: { combineWith: 'AND', prefix: true, tokenize: typedWords },
  });
  index.addAll(shops.map(({ content: { title, town } }, id) => ({ id, title, town })));

  function find(typed: string, fuzzy: typeof typingErrors | false): readonly T[] {
    const found = index
      .search(typed, { fuzzy })
      // A word of the title at least: a town alone is a place.
      .filter(({ match }) => Object.values(match).some((fields) => fields.includes('title')));
    return found.toSorted((a, b) => a.id - b.id).flatMap(({ id }) => shops[id] ?? []);
  }

  return { named: (typed) => find(typed, false), resembling: (typed) => find(typed, typingErrors) };
}

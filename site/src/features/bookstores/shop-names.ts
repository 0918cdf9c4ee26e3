import type { Content } from '@inktvis/content';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { editDistance, fold, maxEdits } from './places/place-names.ts';

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

/** The shops that have a word, by their index in the list: in their title, or in their title or town. */
type Postings = { readonly inTitle: Set<number>; readonly anywhere: Set<number> };

function indexWords(shops: readonly Named[]): ReadonlyMap<string, Postings> {
  const index = new Map<string, Postings>();
  const postingsOf = (word: string): Postings => {
    const known = index.get(word) ?? { inTitle: new Set(), anywhere: new Set() };
    index.set(word, known);
    return known;
  };
  for (const [shop, { content }] of shops.entries()) {
    for (const word of wordsOf(content.title)) {
      const { inTitle, anywhere } = postingsOf(word);
      inTitle.add(shop);
      anywhere.add(shop);
    }
    for (const word of wordsOf(content.town)) postingsOf(word).anywhere.add(shop);
  }
  return index;
}

const union = (sets: readonly ReadonlySet<number>[]): ReadonlySet<number> =>
  new Set(sets.flatMap((set) => [...set]));

const startsWith = (typed: string, word: string): boolean => word.startsWith(typed);
const resembles = (typed: string, word: string): boolean =>
  startsWith(typed, word) || editDistance(typed, word, maxEdits(typed)) <= maxEdits(typed);

/** Indexes shops by the words of their names, once: a term is compared with each distinct word, not with every shop. */
export function indexShopNames<T extends Named>(shops: readonly T[]): ShopNames<T> {
  const index = indexWords(shops);

  function shopsWith(typed: string, matches: typeof startsWith): readonly T[] {
    const matched = typedWords(typed).map((typedWord) =>
      [...index].flatMap(([word, postings]) => (matches(typedWord, word) ? postings : [])),
    );
    const inTitle = union(matched.flat().map((postings) => postings.inTitle));
    const everywhere = matched.map((postings) => union(postings.map(({ anywhere }) => anywhere)));
    return shops.filter((_, shop) => inTitle.has(shop) && everywhere.every((found) => found.has(shop)));
  }

  return {
    named: (typed) => shopsWith(typed, startsWith),
    resembling: (typed) => shopsWith(typed, resembles),
  };
}

import type { Content } from '@inktvis/content';
import { editDistance, slipsFor } from '../places/edit-distance.ts';
import { fold } from '../places/fold.ts';

type Named = { readonly content: Pick<Content<'bookstore'>, 'title' | 'town'> };

/** Shops by what they are called, ready to look up; answers are in the order of the shops. */
export type ShopNames<T extends Named> = {
  /** Shops with what was typed in their name, in whole or in beginning; a word may also be one of their town. */
  named(typed: string): readonly T[];
  /** The same, for who made a typing error. */
  resembling(typed: string): readonly T[];
};

/** Longer than any name: not worth comparing. */
const LONGEST = 60;
/** What every shop is: says nothing beside a name. */
const EVERY_SHOP = new Set(['boekhandel', 'boekenwinkel', 'boekwinkel', 'winkel']);

/** The words of a name in one spelling: `Ajuin & Aanhalingstekens` is `ajuin`, `en`, `aanhalingstekens`. */
const wordsOf = (text: string): string[] =>
  fold(text.replaceAll('\u00ad', '').replaceAll('&', ' en ')).split(' ').filter(Boolean);

function typedWords(typed: string): string[] {
  const words = wordsOf(typed.slice(0, LONGEST));
  const telling = words.filter((word) => !EVERY_SHOP.has(word));
  const kept = telling.length > 0 ? telling : words;
  return kept.join('').length < 2 ? [] : kept;
}

/** In which shops a word stands, by their place in the list: in their name, or in their name or town. */
type Places = { readonly inTitle: Set<number>; readonly anywhere: Set<number> };

function placesOf(shops: readonly Named[]): ReadonlyMap<string, Places> {
  const places = new Map<string, Places>();
  const at = (word: string): Places => {
    const known = places.get(word) ?? { inTitle: new Set(), anywhere: new Set() };
    places.set(word, known);
    return known;
  };
  for (const [shop, { content }] of shops.entries()) {
    for (const word of wordsOf(content.title)) {
      const { inTitle, anywhere } = at(word);
      inTitle.add(shop);
      anywhere.add(shop);
    }
    for (const word of wordsOf(content.town)) at(word).anywhere.add(shop);
  }
  return places;
}

function union(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const set of sets) for (const one of set) all.add(one);
  return all;
}

const startsWith = (typed: string, word: string): boolean => word.startsWith(typed);
const resembles = (typed: string, word: string): boolean =>
  startsWith(typed, word) || editDistance(typed, word, slipsFor(typed)) <= slipsFor(typed);

/**
 * Makes shops findable by name. Their words are brought to one spelling here, once: a term is then only compared with
 * every different word, and not with every word of every shop.
 */
export function nameShops<T extends Named>(shops: readonly T[]): ShopNames<T> {
  const places = placesOf(shops);

  function shopsWith(typed: string, matches: typeof startsWith): readonly T[] {
    const words = typedWords(typed);
    const meant = words.map((word) => [...places].flatMap(([one, held]) => (matches(word, one) ? held : [])));
    const inTitle = union(meant.flat().map((held) => held.inTitle));
    const everywhere = meant.map((each) => union(each.map(({ anywhere }) => anywhere)));
    return shops.filter((_, shop) => inTitle.has(shop) && everywhere.every((held) => held.has(shop)));
  }

  return {
    named: (typed) => shopsWith(typed, startsWith),
    resembling: (typed) => shopsWith(typed, resembles),
  };
}

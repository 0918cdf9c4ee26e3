import type { Content } from '@inktvis/content';
import { editDistance, slipsFor } from '../places/edit-distance.ts';
import { fold } from '../places/fold.ts';

type Named = { readonly content: Pick<Content<'bookstore'>, 'title' | 'town'> };

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

type Matches = (typed: string, word: string) => boolean;

function shopsWith<T extends Named>(shops: readonly T[], typed: string, matches: Matches): readonly T[] {
  const words = typedWords(typed);
  if (words.length === 0) return [];
  return shops.filter(({ content }) => {
    const title = wordsOf(content.title);
    const all = [...title, ...wordsOf(content.town)];
    return (
      words.some((word) => title.some((one) => matches(word, one))) &&
      words.every((word) => all.some((one) => matches(word, one)))
    );
  });
}

/** Shops with what was typed in their name, in whole or in beginning; a word may also be one of their town. */
export const shopsNamed = <T extends Named>(shops: readonly T[], typed: string): readonly T[] =>
  shopsWith(shops, typed, (word, one) => one.startsWith(word));

/** The same, for who made a typing error. */
export const shopsResembling = <T extends Named>(shops: readonly T[], typed: string): readonly T[] =>
  shopsWith(
    shops,
    typed,
    (word, one) => one.startsWith(word) || editDistance(word, one, slipsFor(word)) <= slipsFor(word),
  );

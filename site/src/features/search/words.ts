/**
 * A word of a text as it stands there: letters and digits, with the marks, soft hyphens and apostrophes inside it.
 * 'foto’s' is one word; 'Onze-Lieve-Vrouwekerk' is three.
 */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad]*(?:['’ʼ´`][\p{L}\p{N}\p{M}\u00ad]+)*/gu;

/** Letters that no accent makes out of others, as people without them type them. */
const APART: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * The one spelling under which a word is kept and found: lower case, without accents, ligatures apart, without
 * apostrophes and soft hyphens. 'Gëzelle' and 'gezelle' are one word.
 */
export function plain(word: string): string {
  if (/^[a-z0-9]*$/i.test(word)) return word.toLowerCase();
  return word
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[æœøßłđðþ]/g, (letter) => APART[letter] ?? letter);
}

/** The words of a text in their one spelling, in order. */
export const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(plain).filter(Boolean);

/** A word and where it stands. */
export type PlacedWord = { readonly raw: string; readonly word: string; readonly at: number };

/** The words of a text with their places. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)].map(({ 0: raw, index }) => ({ raw, word: plain(raw), at: index }));

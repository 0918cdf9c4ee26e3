import type { Mark } from './parts.ts';
import type { Meant } from './word-index.ts';
import { type PlacedWord, placedWords, plain } from './words.ts';

/** How much of a word, as it stands there, its first `letters` plain letters take up, with their accents. */
function rawLength(raw: string, letters: number): number {
  let length = 0;
  for (const character of raw) {
    if (plain(raw.slice(0, length)).length >= letters && !/\p{M}/u.test(character)) break;
    length += character.length;
  }
  return length;
}

/** Of a word that begins with a word of the term that beginning; a word it was mistyped for as a whole. */
function markOf({ raw, word, at }: PlacedWord, meant: readonly Meant[]): Mark | null {
  const letters = meant.reduce((most, one) => {
    if (!one.matches.has(word)) return most;
    return Math.max(most, word.startsWith(one.word) ? one.word.length : word.length);
  }, 0);
  return letters === 0 ? null : [at, at + rawLength(raw, letters)];
}

/** Where a text says what was looked for. */
export const marksIn = (text: string, meant: readonly Meant[]): readonly Mark[] =>
  placedWords(text).flatMap((placed) => {
    const mark = markOf(placed, meant);
    return mark ? [mark] : [];
  });

import { withoutSoftHyphens } from './soft-hyphens.ts';

/** Letters that do not decompose into a base letter and an accent, with their common ASCII spelling. */
const ASCII: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** A text in small letters without accents and ligatures: `Łódź` → `lodz`, `Þór` → `thor`. Idempotent. */
export const baseLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđðþ]/g, (letter) => ASCII[letter] ?? letter);

/** The letter under which an index files a name, `Élouges` → `E`; undefined without one of A to Z in front. */
export const indexLetter = (name: string): string | undefined =>
  /^[^\p{L}\p{N}]*([a-z])/u.exec(baseLetters(name))?.[1]?.toUpperCase();

/** The words of a name in one spelling, as visitors type them: `D’Hondt & Co` → `d`, `hondt`, `en`, `co`. */
export const nameWords = (name: string): string[] =>
  baseLetters(withoutSoftHyphens(name).replaceAll('&', ' en ')).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a name, and each as one with those after it: `Van de Velde` → `van`, `vandevelde`, `de`, `develde`, `velde`. */
export const nameParts = (name: string): readonly string[] => {
  const words = nameWords(name);
  return [...new Set(words.flatMap((word, at) => [word, words.slice(at).join('')]))];
};

/** Whether every word typed begins a part of a name, or all of them as one do (`nameParts`, `nameWords`). */
export function matchesPrefixes(parts: readonly string[], words: readonly string[]): boolean {
  const begins = (word: string) => parts.some((part) => part.startsWith(word));
  return words.every(begins) || begins(words.join(''));
}

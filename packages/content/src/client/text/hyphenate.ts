/// <reference path="./hyphen.d.ts" />
import { SOFT_HYPHEN } from '@inktvis/foundation/soft-hyphens';
import dutch from 'hyphen/nl/index.js';

/** A longer word may be wider than a phone. Soft hyphens of an editor divide a word into parts that do not match. */
const LONG_WORD = /\p{L}{21,}/gu;
/** Fewer letters alone on a line read as a mistake. */
const MIN_LETTERS = 3;

const breakWord = (word: string): string => {
  const syllables = dutch.hyphenateSync(word, { hyphenChar: SOFT_HYPHEN }).split(SOFT_HYPHEN);
  const parts: string[] = [];
  for (const syllable of syllables) {
    const last = parts.at(-1);
    const joins = last !== undefined && (last.length < MIN_LETTERS || syllable.length === 1);
    if (joins) parts.splice(-1, 1, last + syllable);
    else parts.push(syllable);
  }
  return parts.join(SOFT_HYPHEN);
};

/** A title whose long words may break (soft hyphens, U+00AD). Browsers are not asked to: their dictionaries differ. */
export const hyphenate = (title: string): string => title.replace(LONG_WORD, breakWord);

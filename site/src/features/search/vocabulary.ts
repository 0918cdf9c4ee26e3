import { forgiven, isWithinEdits, lettersOf, maybeWithinEdits } from './edits.ts';

/** Every different word of the site, in order; a word is known by its number. */
export type Vocabulary = {
  readonly words: readonly string[];
  /** The numbers of the words that begin with `beginning`. */
  startingWith(beginning: string): readonly number[];
  /** The numbers of the words that `word` may have been meant for. */
  resembling(word: string): readonly number[];
};

/** `words`: each once, sorted as `toSorted()` does. */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const letters = Int32Array.from(words, lettersOf);

  /** The number of the first word that does not come before `wanted`. */
  function position(wanted: string): number {
    let from = 0;
    let until = words.length;
    while (from < until) {
      const middle = (from + until) >>> 1;
      if ((words[middle] ?? '') < wanted) from = middle + 1;
      else until = middle;
    }
    return from;
  }

  return {
    words,
    startingWith(beginning) {
      const found: number[] = [];
      for (let at = position(beginning); words[at]?.startsWith(beginning); at += 1) found.push(at);
      return found;
    },
    resembling(word) {
      const most = forgiven(word);
      const own = lettersOf(word);
      const found: number[] = [];
      if (most === 0) return found;
      for (let at = 0; at < words.length; at += 1) {
        if (!maybeWithinEdits(own, letters[at] ?? 0, most)) continue;
        if (isWithinEdits(word, words[at] ?? '', most)) found.push(at);
      }
      return found;
    },
  };
}

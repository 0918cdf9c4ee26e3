import type { Query, SearchResult } from 'minisearch';
import { queryFor, type TermWord } from './term-query.ts';

/** Letters that may be wrong in a word: none in a short one, as 'boon' is not 'zoon'. Two may be swapped in any. */
const maxEdits = ({ length }: string): 0 | 1 | 2 => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Shorter words are left as they are typed, and so are numbers and dates. */
const MIN_CORRECTED = 4;

/** The word with two neighbouring letters swapped, in every way: one typing error, but two edits for MiniSearch. */
const transpositions = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * Gives the words of a term, each with a typing error replaced by the correction that goes best with the others; null
 * when nothing can be corrected. Only words that the index does not have are corrected.
 */
export function createCorrections(
  index: { search(query: Query): SearchResult[] },
  isFound: (word: TermWord) => boolean,
): (words: readonly TermWord[]) => readonly string[] | null {
  /** The words of the index that a query matches, most frequent first. */
  function matchedWords(query: Query): readonly string[] {
    const counts = new Map<string, number>();
    for (const { terms } of index.search(query))
      for (const word of terms) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  }

  /** Words of the index that a word may be a typing error for, likeliest first: few err in the first letter. */
  function correctionsOf(word: string): readonly string[] {
    const edits = maxEdits(word);
    if (word.length < MIN_CORRECTED || /\d/.test(word)) return [];
    const one: Query = {
      combineWith: 'OR',
      queries: [{ queries: [word], fuzzy: edits > 0 && 1 }, ...transpositions(word)],
    };
    const two = edits === 2 ? matchedWords({ queries: [word], fuzzy: 2 }) : [];
    const found = [...new Set([...matchedWords(one), ...two])];
    const [first] = word;
    return [...found.filter((other) => other[0] === first), ...found.filter((other) => other[0] !== first)];
  }

  return (words) => {
    const corrections = words.map((word) => (isFound(word) ? [] : correctionsOf(word.word)));
    if (corrections.every((found) => found.length === 0)) return null;
    const queries = words.map((word, at): Query => {
      const found = corrections[at] ?? [];
      return found.length > 0 ? { combineWith: 'OR', queries: [...found] } : queryFor(word);
    });
    const together = index.search({ combineWith: 'AND', queries });
    return words.map(({ word }, at) => {
      const found = corrections[at] ?? [];
      return found.find((other) => together.some(({ terms }) => terms.includes(other))) ?? found[0] ?? word;
    });
  };
}

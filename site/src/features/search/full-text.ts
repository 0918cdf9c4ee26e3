import MiniSearch, { type Query } from 'minisearch';
import { normalizedWords, normalizeWord, tokenize } from './words.ts';

/** The texts of a document: its title, which weighs most, and everything else. */
export type IndexedText = { readonly title: string; readonly text: string };

/** A word of a search term. */
export type TermWord = {
  readonly word: string;
  /** Words of the index that it may be a typing error for, likeliest first; empty when the index has the word. */
  readonly corrections: readonly string[];
};

export type Found = {
  readonly words: readonly TermWord[];
  /** Positions of the documents that contain every word, most relevant first. */
  readonly byRelevance: readonly number[];
};

type FullText = {
  /** Finds the documents that contain every word of a term, or a word that begins with it. */
  find(term: string): Found;
};

/** A match in the title outranks any number of matches elsewhere. */
const TITLE_BOOST = 20;
/** Documents indexed between two turns of the event loop: some milliseconds of work. */
const CHUNK_SIZE = 20;
/** Words of a term beyond these are ignored: each costs some milliseconds at 10 000 documents. */
const MAX_WORDS = 10;

/** Typing errors forgiven in a word. */
const maxEdits = ({ length }: string): 0 | 1 | 2 => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The word with two neighbouring letters swapped, in every way: one typing error, but two edits for MiniSearch. */
const transpositions = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * Indexes documents for full-text search, in chunks so that requests are served meanwhile. A document is known by its
 * position. Typing errors are only forgiven in words that the index does not have, so that they never add noise to a
 * term that is spelled correctly.
 */
export async function indexFullText(documents: readonly IndexedText[]): Promise<FullText> {
  const index = new MiniSearch<IndexedText & { readonly id: number }>({
    fields: ['title', 'text'],
    tokenize,
    processTerm: (word) => normalizeWord(word) || null,
    searchOptions: { boost: { title: TITLE_BOOST } },
  });
  await index.addAllAsync(
    documents.map(({ title, text }, id) => ({ id, title, text })),
    { chunkSize: CHUNK_SIZE },
  );

  /** The words of the index that a query matches, most frequent first. */
  function matchedWords(query: Query): readonly string[] {
    const counts = new Map<string, number>();
    for (const { terms } of index.search(query))
      for (const word of terms) counts.set(word, (counts.get(word) ?? 0) + 1);
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([word]) => word);
  }

  function correctionsOf(word: string): readonly string[] {
    const edits = maxEdits(word);
    if (edits === 0) return [];
    const near: Query = {
      combineWith: 'OR',
      queries: [{ queries: [word], fuzzy: 1 }, ...transpositions(word)],
    };
    const far = edits === 2 ? matchedWords({ queries: [word], fuzzy: 2 }) : [];
    return [...new Set([...matchedWords(near), ...far])];
  }

  const search = (queries: readonly Query[]): readonly number[] =>
    index.search({ combineWith: 'AND', queries: [...queries] }).map(({ id }) => id);
  const startingWith = (word: string): Query => ({ queries: [word], prefix: true });

  return {
    find(term) {
      const words = [...new Set(normalizedWords(term))].slice(0, MAX_WORDS);
      const found = search(words.map(startingWith));
      if (found.length > 0 || words.length === 0)
        return { words: words.map((word) => ({ word, corrections: [] })), byRelevance: found };
      const corrected = words.map((word) => ({
        word,
        corrections: search([startingWith(word)]).length > 0 ? [] : correctionsOf(word),
      }));
      if (corrected.every(({ corrections }) => corrections.length === 0))
        return { words: corrected, byRelevance: [] };
      const queries = corrected.map(
        ({ word, corrections }): Query =>
          corrections.length > 0 ? { combineWith: 'OR', queries: [...corrections] } : startingWith(word),
      );
      return { words: corrected, byRelevance: search(queries) };
    },
  };
}

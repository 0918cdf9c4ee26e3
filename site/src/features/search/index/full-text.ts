import MiniSearch from 'minisearch';
import { createCorrections } from './corrections.ts';
import { isWhole, queryFor, type TermWord } from './term-query.ts';
import { hasPart, type Synonyms, siteWords, splitCompound, stem, tellingWords } from './word-forms.ts';
import { normalizedWords, normalizeWord, tokenize } from './words.ts';

/** The texts of a document: its title, which weighs most, facts about it (kind, place, days), and everything else. */
export type IndexedText = {
  readonly title: string;
  readonly facts?: string;
  readonly text: string;
  /** The kind of page in a word: a term that names it asks for those first. */
  readonly kindWord?: string;
  /** How much a match counts: 1 as a rule. */
  readonly weight?: number;
};

export type Found = {
  readonly words: readonly TermWord[];
  /** What was searched instead of the term, which has typing errors; null if nothing was corrected. */
  readonly corrected: string | null;
  /** Positions of the documents that contain every word, most relevant first. */
  readonly byRelevance: readonly number[];
};

type FullText = {
  /** Whether a document has the words of a term as its title. */
  hasTitle(term: string): boolean;
  /** Finds the documents that contain every word of a term, a word that begins with it, or another form of it. */
  find(term: string): Found;
};

/** A match in the title outranks any number of matches elsewhere. */
const BOOST = { title: 20, facts: 2 };
/** Documents indexed before yielding to the event loop: some milliseconds of work. */
const CHUNK_SIZE = 20;
/** Words of a term beyond these are ignored: each costs some milliseconds at 10 000 documents. */
const MAX_WORDS = 10;
/** Other forms of a word beyond these are ignored: only a part of very many compounds has so many. */
const MAX_FORMS = 100;
/** A word of so many letters that the site has itself is no beginning of longer ones. */
const MAX_SHORT = 4;

/** What titles that differ only in the form of their words have in common. */
const titleKey = (words: readonly string[]): string => words.map(stem).join(' ');

/** All words of the index, and how they are related. */
function createVocabulary() {
  const stems = new Map<string, string>();
  const isKnown = (word: string): boolean => stems.has(word);
  return {
    add(word: string): void {
      if (!stems.has(word)) stems.set(word, stem(word));
    },
    /** What a word is searched as. */
    formsOf(word: string): TermWord {
      const forms = new Set<string>();
      const own = stem(word);
      // A part is looked for in the shorter spelling, which occurs wherever the longer one does, or else in both.
      const parts = word.startsWith(own) ? [own] : [word, own];
      for (const [other, root] of stems) {
        if (forms.size === MAX_FORMS) break;
        if (other.startsWith(word) || isWhole(word)) continue;
        if (root === own || parts.some((part) => hasPart(other, part, isKnown))) forms.add(other);
      }
      // 'hond' is no beginning of 'honderd' where the site has dogs.
      return { word, forms, isWhole: isWhole(word) || (word.length <= MAX_SHORT && isKnown(word)) };
    },
    /** The words of a compound that is not in the index itself: 'rolstoeltoegankelijk' asks for both parts. */
    partsOf: (word: string): readonly [string, string] | null =>
      splitCompound(word, isKnown, (beginning) =>
        [...stems.keys()].some((other) => other.startsWith(beginning)),
      ),
  };
}

/**
 * Indexes documents for full-text search, in chunks so that requests are served meanwhile. A document is known by its
 * position. Typing errors are only forgiven in words that the index does not have, so that they never add noise to a
 * term that is spelled correctly.
 */
export async function indexFullText(
  documents: readonly IndexedText[],
  synonyms: Synonyms = new Map(),
): Promise<FullText> {
  const vocabulary = createVocabulary();
  const index = new MiniSearch<Record<'title' | 'facts' | 'text', string> & { readonly id: number }>({
    fields: ['title', 'facts', 'text'],
    tokenize,
    processTerm(raw) {
      const word = normalizeWord(raw);
      if (word === '') return null;
      vocabulary.add(word);
      return word;
    },
    searchOptions: {
      boost: BOOST,
      boostDocument: (id) => documents[id]?.weight ?? 1,
      processTerm: (word) => word,
      tokenize: (word) => [word],
    },
  });
  await index.addAllAsync(
    documents.map(({ title, facts = '', text }, id) => ({ id, title, facts, text })),
    { chunkSize: CHUNK_SIZE },
  );

  const search = (words: readonly TermWord[]) =>
    index.search({ combineWith: 'AND', queries: words.map(queryFor) });
  const isFound = (word: TermWord): boolean => search([word]).length > 0;

  const correct = createCorrections(index, isFound);

  const byTitle = Map.groupBy(documents.keys(), (id) =>
    titleKey(normalizedWords(documents[id]?.title ?? '')),
  );

  const kinds = documents.map(({ kindWord = '' }) => stem(normalizedWords(kindWord)[0] ?? ''));

  /** A document of which the term is the title goes first, also 'Boekhandels' for 'boekhandel', then its kind. */
  function findWords(asked: readonly string[], title: readonly string[], corrected: string | null): Found {
    const words = asked.map(vocabulary.formsOf);
    const found = search(words).map(({ id }): number => id);
    const titled = new Set(byTitle.get(titleKey(title)));
    const stems = new Set(title.map(stem));
    const rank = (id: number): number => {
      if (titled.has(id)) return 0;
      return title.length > 1 && stems.has(kinds[id] ?? '') ? 1 : 2;
    };
    return {
      words,
      corrected,
      byRelevance: found.toSorted((a, b) => rank(a) - rank(b)),
    };
  }

  return {
    hasTitle: (term) => byTitle.has(titleKey(normalizedWords(term))),
    find(term) {
      const typed = normalizedWords(term);
      const asked = tellingWords([...new Set(typed)]).slice(0, MAX_WORDS);
      const found = findWords(asked, typed, null);
      if (found.byRelevance.length > 0 || asked.length === 0) return found;
      const known = siteWords(typed, synonyms);
      const meant = known && findWords(tellingWords(known), known, known.join(' '));
      if (meant && meant.byRelevance.length > 0) return meant;
      const parts = found.words.flatMap(
        (word) => (isFound(word) ? null : vocabulary.partsOf(word.word)) ?? [word.word],
      );
      const split = findWords(parts, parts, null);
      if (split.byRelevance.length > 0) return split;
      const corrected = correct(split.words);
      const better = corrected && findWords(corrected, corrected, corrected.join(' '));
      return better && better.byRelevance.length > 0 ? better : split;
    },
  };
}

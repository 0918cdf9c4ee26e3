import { matchesPrefixes, nameParts, nameWords } from '@inktvis/foundation/base-letters';
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import {
  hasPart,
  type Keyword,
  MAX_SHORT,
  siteWords,
  splitCompound,
  stem,
  stemsOf,
  tellingWords,
} from './word-forms.ts';
import { formsOf, normalizedWords, tokenize } from './words.ts';

export type IndexedText = {
  readonly title: string;
  /** Its kind, place, days. */
  readonly facts?: string;
  readonly text: string;
  /** A term that has this word asks for those first. */
  readonly kindWord?: string;
  readonly weight?: number;
};

type Found = {
  readonly matches: ReadonlySet<string>;
  /** What was searched instead of a term with typing errors. */
  readonly corrected: string | null;
  /** Positions of documents. */
  readonly byRelevance: readonly number[];
};

export type FullText = Awaited<ReturnType<typeof indexFullText>>;

/** A match in the title outranks any number of matches elsewhere; another form of a word counts somewhat less. */
const BOOST = { title: 20, facts: 2 };
const FORM_BOOST = 0.6;
/** Documents indexed before yielding to the event loop: some milliseconds of work. */
const CHUNK_SIZE = 20;
/** Words of a term beyond these are ignored: each costs some milliseconds at 10 000 documents. */
const MAX_WORDS = 10;
/** Other forms of a word beyond these are ignored: only a part of very many compounds has so many. */
const MAX_FORMS = 100;
/** Letters that may be wrong in a word: none in a short one, as 'boon' is not 'zoon'. */
const maxEdits = ({ length }: string): 0 | 1 | 2 => (length < 5 ? 0 : length < 8 ? 1 : 2);

const anyOf = (queries: Query[], options?: SearchOptions): Query => ({
  combineWith: 'OR',
  queries,
  ...options,
});

type Stems = Map<string, string>;

/** Documents with a word, one that begins with it, or another form of it: its plural, or a compound that has it. */
function queryFor(word: string, stems: Stems): Query {
  // '2 november' is not in 2024.
  const isNumber = /^\d{1,2}$/.test(word);
  const isKnown = (one: string): boolean => stems.has(one);
  const own = stem(word);
  // A part is looked for in the shorter spelling, which occurs wherever the longer one does, or else in both.
  const parts = word.startsWith(own) ? [own] : [word, own];
  const forms: string[] = [];
  for (const [other, root] of isNumber ? [] : stems) {
    if (forms.length === MAX_FORMS) break;
    if (other.startsWith(word)) continue;
    if (root === own || parts.some((part) => hasPart(other, part, isKnown))) forms.push(other);
  }
  const isWhole = isNumber || (word.length <= MAX_SHORT && isKnown(word));
  return anyOf([anyOf([word], { prefix: !isWhole }), anyOf(forms, { boostTerm: () => FORM_BOOST })]);
}

/** The likeliest word of the index that this is a typing error for; few err in the first letter. */
function correct(word: string, index: Pick<MiniSearch, 'search'>): string {
  if (/\d/.test(word)) return word;
  for (let edits = 1; edits <= maxEdits(word); edits += 1) {
    const hits = index.search(anyOf([word], { fuzzy: edits })).flatMap(({ terms }) => terms);
    const byFrequency = [...Map.groupBy(hits, (term) => term)].toSorted(
      ([, a], [, b]) => b.length - a.length,
    );
    const [best] = byFrequency.find(([term]) => term[0] === word[0]) ?? byFrequency[0] ?? [];
    if (best) return best;
  }
  return word;
}

/** Puts documents whose title begins with a term before others; then those that have it further on. */
function createTitleMatcher(documents: readonly IndexedText[]) {
  const titles = documents.map(({ title }) => nameParts(title));
  return (term: string, found: Found): Found => {
    const words = nameWords(term);
    const isFirst = (part: string) => part.startsWith(words.join(''));
    // The first two parts are the first word, and the whole title.
    const ranks = titles.map((parts) =>
      matchesPrefixes(parts, words) ? Number(!parts.slice(0, 2).some(isFirst)) : 2,
    );
    const begun = [...ranks.keys()].filter((id) => ranks[id] !== 2);
    if (begun.length === 0 || words.length === 0) return found;
    // What begins a title is no typing error.
    const rest = found.corrected === null ? found : { matches: [], byRelevance: [] };
    const rank = (id: number): number => ranks[id] ?? 2;
    return {
      matches: new Set([...rest.matches, ...normalizedWords(term)]),
      corrected: null,
      byRelevance: [...new Set([...rest.byRelevance, ...begun])].toSorted((a, b) => rank(a) - rank(b)),
    };
  };
}

/** Indexes documents in chunks, so that requests are served meanwhile. Errors are forgiven in unknown words only. */
export async function indexFullText(documents: readonly IndexedText[], synonyms: readonly Keyword[] = []) {
  const stems: Stems = new Map();
  const index = new MiniSearch<Record<'title' | 'facts' | 'text', string> & { readonly id: number }>({
    fields: ['title', 'facts', 'text'],
    tokenize,
    processTerm(raw) {
      const words = formsOf(raw);
      for (const word of words) if (!stems.has(word)) stems.set(word, stem(word));
      return words;
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
  const byTitle = Map.groupBy(documents.keys(), (id) => stemsOf(documents[id]?.title ?? '').join(' '));
  const putTitlesFirst = createTitleMatcher(documents);
  const kinds = documents.map(({ kindWord = '' }) => stemsOf(kindWord)[0]);

  const isFound = (word: string): boolean => index.search(queryFor(word, stems)).length > 0;

  /** A document of which the term is the title goes first, also 'Boekhandels' for 'boekhandel', then its kind. */
  function findWords(asked: readonly string[], typed: readonly string[], corrected: string | null): Found {
    const found = index.search({ combineWith: 'AND', queries: asked.map((word) => queryFor(word, stems)) });
    const own = typed.map(stem);
    const titled = new Set(byTitle.get(own.join(' ')));
    const rank = (id: number): number => {
      if (titled.has(id)) return 0;
      return own.length > 1 && own.includes(kinds[id] ?? '') ? 1 : 2;
    };
    return {
      matches: new Set(found.flatMap(({ terms }) => terms)),
      corrected,
      byRelevance: found.map(({ id }): number => id).toSorted((a, b) => rank(a) - rank(b)),
    };
  }

  /** The words of an unknown compound: 'rolstoeltoegankelijk' asks for both parts. */
  const partsOf = (word: string): readonly string[] =>
    (isFound(word)
      ? null
      : splitCompound(
          word,
          (one) => stems.has(one),
          (beginning) => [...stems.keys()].some((other) => other.startsWith(beginning)),
        )) ?? [word];

  /** Documents with every word of a term, a word that begins with it, or another form of it. */
  function find(term: string): Found {
    const typed = normalizedWords(term);
    const asked = tellingWords([...new Set(typed)]).slice(0, MAX_WORDS);
    const found = findWords(asked, typed, null);
    if (found.byRelevance.length > 0 || asked.length === 0) return found;
    const known = siteWords(typed, synonyms);
    const meant = known && findWords(tellingWords(known), known, known.join(' '));
    if (meant && meant.byRelevance.length > 0) return meant;
    const parts = asked.flatMap(partsOf);
    const split = findWords(parts, parts, null);
    if (split.byRelevance.length > 0) return split;
    const better = parts.map((word) => (isFound(word) ? word : correct(word, index)));
    const corrected = better.join(' ');
    return corrected === parts.join(' ') ? split : findWords(better, better, corrected);
  }

  return {
    hasTitle: (term: string) => byTitle.has(stemsOf(term).join(' ')),
    find,
    /** The same while a visitor still types: titles that have it come first. */
    findByPrefix: (term: string) => putTitlesFirst(term, find(term)),
  };
}

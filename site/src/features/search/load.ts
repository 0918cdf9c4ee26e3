import { ok } from '@inktvis/foundation/result';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { PAGE_SIZE, type Paging, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import type { Load, PageIsland } from '../view.ts';
import { excerptOf, marksIn } from './excerpt.ts';
import type { TermWord } from './full-text.ts';
import type { Kind } from './item.ts';
import { type Part, partsOf } from './Marked.tsx';
import { readSearchIndex } from './search-index.ts';
import { MAX_TERM_LENGTH, readTerm, TERM_PARAMETER } from './term.ts';
import { readOccurrences, type WhenWhere, whenWhere } from './when-where.ts';

export type SearchHit = Pick<WhenWhere, 'when' | 'where'> & {
  readonly href: string;
  readonly kind: Kind;
  readonly title: readonly Part[];
  /** Language of the title if it is not Dutch. */
  readonly lang: string | undefined;
  readonly text: readonly Part[];
};

/** The results of a term. */
export type SearchResult = {
  /** `31 resultaten voor “gezelle”` */
  readonly count: string;
  readonly total: number;
  readonly paging: Paging;
  readonly hits: readonly SearchHit[];
  /** The likely spelling of a term with typing errors. */
  readonly corrected: string | null;
};

export type SearchData = {
  /** Null if nothing was searched for, or not with a valid term. */
  readonly result: SearchResult | null;
};

const countText = (term: string, count: number): string => {
  if (count === 0) return fill(search.count_none, { term });
  return count === 1 ? fill(search.count_one, { term }) : fill(search.count_many, { count, term });
};

const searchIsland = (term: string, error: string | null): PageIsland => ({
  name: 'search',
  props: { term, error },
});

/** The term with its typing errors corrected; null if it has none. */
const correctionOf = (words: readonly TermWord[]): string | null =>
  words.some(({ corrections }) => corrections.length > 0)
    ? words.map(({ word, corrections }) => corrections[0] ?? word).join(' ')
    : null;

const errorOf = (term: string): string | null => {
  if (term === '') return search.required;
  return term.length > MAX_TERM_LENGTH ? search.too_long : null;
};

/**
 * Searches for the term in the address. Results are ordered by creation, newest first, however well something matches
 * (requirements 7.2). The page is not stored: hardly any two visitors type the same.
 */
export const loadSearch: Load<'search', SearchData> = async (_story, { content, events, now, url }) => {
  const term = readTerm(url.searchParams.get(TERM_PARAMETER));
  if (term === null) return ok({ data: { result: null }, island: searchIsland('', null) });
  const error = errorOf(term);
  if (error !== null)
    return ok({
      data: { result: null },
      island: searchIsland(term.slice(0, MAX_TERM_LENGTH), error),
      narrowed: error,
      isWrong: true,
      storable: false,
    });

  const [index, occurrencesOf] = await Promise.all([
    readSearchIndex({ content, events }, now),
    readOccurrences(content),
  ]);
  if (!index.ok) return index;
  const { words, byRelevance } = index.value.find(term);
  const total = byRelevance.length;
  const paging = pagingOf(total, requestedPage(url.searchParams), PAGE_SIZE);
  const from = (paging.page - 1) * PAGE_SIZE;
  const hits = byRelevance
    .toSorted((a, b) => a - b)
    .slice(from, from + PAGE_SIZE)
    .flatMap((position) => index.value.items[position] ?? [])
    .map(({ source, href, kind, heading, lang, title, lead, body }): SearchHit => {
      const text = excerptOf({ title, lead, text: body }, words);
      return {
        href,
        kind,
        lang,
        ...whenWhere(source, occurrencesOf, now),
        title: partsOf(heading, marksIn(heading, words)),
        text: partsOf(text, marksIn(text, words)),
      };
    });
  const count = countText(term, total);
  return ok({
    data: { result: { count, total, paging, hits, corrected: correctionOf(words) } },
    island: searchIsland(term, null),
    paging,
    narrowed: count,
    storable: false,
  });
};

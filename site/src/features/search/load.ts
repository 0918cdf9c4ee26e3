import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { PAGE_SIZE, type Paging, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import type { Load } from '../view.ts';
import { type Answer, answerTo } from './answer.ts';
import { excerptOf, marksIn } from './excerpt.ts';
import type { SearchProps } from './field/Search.island.tsx';
import { readSearchIndex } from './index/search-index.ts';
import { MAX_TERM_LENGTH, readTerm } from './index/term.ts';
import { readOccurrences, type WhenWhere, whenWhere } from './index/when-where.ts';
import type { Kind, SearchItem } from './item.ts';
import { type Part, partsOf } from './Marked.tsx';

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
  /** `31 resultaten voor “gezelle”`, below an answer `Nog 31 resultaten voor “gezelle”` */
  readonly count: string;
  readonly total: number;
  readonly paging: Paging;
  readonly hits: readonly SearchHit[];
  /** What answers the term before any result; null when no rule fits. */
  readonly answer: Answer | null;
  /** What was searched instead of a term with typing errors, for which nothing was found. */
  readonly correction: { readonly typed: string; readonly corrected: string } | null;
};

export type SearchData = {
  readonly field: SearchProps;
  /** Null if nothing was searched for, or not with a valid term. */
  readonly result: SearchResult | null;
};

const countText = (term: string, count: number): string => {
  if (count === 0) return fill(search.count_none, { term });
  return count === 1 ? fill(search.count_one, { term }) : fill(search.count_many, { count, term });
};

const errorOf = (term: string): string | null => {
  if (term === '') return search.required;
  return term.length > MAX_TERM_LENGTH ? search.too_long : null;
};

/**
 * Searches for the term in the address: an answer, then the results, most relevant first, newest first among equals. The page
 * is not stored: hardly any two visitors type the same.
 */
export const loadSearch: Load<'search', SearchData> = async (_story, { content, events, now, url }) => {
  const term = readTerm(url.searchParams.get(TERM_PARAMETER));
  if (term === null) return ok({ data: { field: { term: '', error: null }, result: null } });
  const error = errorOf(term);
  if (error !== null)
    return ok({
      data: { field: { term: term.slice(0, MAX_TERM_LENGTH), error }, result: null },
      narrowed: error,
      isWrong: true,
      storable: false,
    });

  const [index, occurrencesOf] = await Promise.all([
    readSearchIndex({ content, events }, now),
    readOccurrences(content),
  ]);
  if (!index.ok) return index;
  const found = index.value.find(term);
  const { words, byRelevance, corrected } = found;
  const answer = await answerTo(corrected ?? term, index.value, { content }, now);
  // What the answer shows is not repeated below it.
  const answered = new Set(answer ? [answer.href, ...answer.rows.map(({ href }) => href)] : []);
  const positions = byRelevance.filter(
    (position) => !answered.has(index.value.items[position]?.href ?? null),
  );
  const total = positions.length;
  const paging = pagingOf(total, requestedPage(url.searchParams), PAGE_SIZE);
  const from = (paging.page - 1) * PAGE_SIZE;
  const toHit = ({ source, href, kind, heading, lang, title, lead, body }: SearchItem): SearchHit => {
    const text = excerptOf({ title, lead, text: body }, words);
    return {
      href,
      kind,
      lang,
      ...whenWhere(source, occurrencesOf, now),
      title: partsOf(heading, marksIn(heading, words)),
      text: partsOf(text, marksIn(text, words)),
    };
  };
  const hits = positions
    .slice(from, from + PAGE_SIZE)
    .flatMap((position) => index.value.items[position] ?? [])
    .map(toHit);
  const count = countText(corrected ?? term, total);
  const result: SearchResult = {
    count: answer ? fill(search.count_more, { count }) : count,
    total,
    paging,
    hits,
    answer: paging.page === 1 ? answer : null,
    correction: corrected === null ? null : { typed: term, corrected },
  };
  return ok({
    data: { field: { term, error: null }, result },
    paging,
    narrowed: count,
    notFoundTerm: total === 0 && answer === null ? term : undefined,
    storable: false,
  });
};

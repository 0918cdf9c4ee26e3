import { ok } from '@inktvis/foundation/result';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { PAGE_SIZE, type Paging, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import type { Load } from '../view.ts';
import { excerptOf } from './excerpt.ts';
import type { Kind } from './kinds.ts';
import { marksIn } from './marks.ts';
import { readOccurrences } from './occurrences.ts';
import { type Part, partsOf } from './parts.ts';
import { readSearchIndex } from './search-index.ts';
import { LONGEST_TERM, readTerm, TERM_PARAMETER } from './term.ts';
import { type WhenWhere, whenWhere } from './when-where.ts';
import type { Meant } from './word-index.ts';

export type SearchHit = Pick<WhenWhere, 'when' | 'where'> & {
  readonly href: string;
  readonly kind: Kind;
  readonly title: readonly Part[];
  /** Language of the title, when it is not Dutch. */
  readonly lang: string | undefined;
  readonly text: readonly Part[];
};

/** What was found for a term. */
export type SearchResult = {
  /** `31 resultaten voor “gezelle”` */
  readonly count: string;
  readonly total: number;
  readonly paging: Paging;
  readonly hits: readonly SearchHit[];
  /** The term as it was probably meant, when words of it were only found with a typing error. */
  readonly instead: string | null;
};

export type SearchData = {
  /** `''` before anyone searched. */
  readonly term: string;
  readonly error: string | null;
  readonly result: SearchResult | null;
};

const countWords = (term: string, count: number): string => {
  if (count === 0) return fill(search.count_none, { term });
  return count === 1 ? fill(search.count_one, { term }) : fill(search.count_many, { count, term });
};

/** The term with its mistyped words as they were probably meant. */
function insteadOf(meant: readonly Meant[]): string | null {
  if (meant.every(({ instead }) => instead === null)) return null;
  return meant.map(({ word, instead }) => instead ?? word).join(' ');
}

const errorOf = (term: string): string | null => {
  if (term === '') return search.required;
  return term.length > LONGEST_TERM ? search.too_long : null;
};

/**
 * Searches. The order is that of the specification (7.2): last made first, however well something matches; typing
 * errors are only forgiven in words that the site does not have, so that they never push right ones away.
 * Every visitor types other words: an answer to them is not worth keeping.
 */
export const loadSearch: Load<'search', SearchData> = async (_story, { content, events, now, url }) => {
  const term = readTerm(url.searchParams.get(TERM_PARAMETER));
  if (term === null) return ok({ data: { term: '', error: null, result: null } });
  const error = errorOf(term);
  if (error !== null)
    return ok({
      data: { term: term.slice(0, LONGEST_TERM), error, result: null },
      narrowed: error,
      isWrong: true,
      keep: false,
    });

  const [index, occurrencesOf] = await Promise.all([
    readSearchIndex({ content, events }, now),
    readOccurrences(content),
  ]);
  if (!index.ok) return index;
  const { meant, total, slice } = index.value.find(term);
  const paging = pagingOf(total, requestedPage(url.searchParams), PAGE_SIZE);
  const from = (paging.page - 1) * PAGE_SIZE;
  const hits = slice(from, from + PAGE_SIZE)
    .flatMap((at) => index.value.items[at] ?? [])
    .map(({ source, href, kind, heading, lang, title, lead, body }): SearchHit => {
      const text = excerptOf({ title, lead, text: body }, meant);
      return {
        href,
        kind,
        lang,
        ...whenWhere(source, occurrencesOf, now),
        title: partsOf(heading, marksIn(heading, meant)),
        text: partsOf(text, marksIn(text, meant)),
      };
    });
  const count = countWords(term, total);
  return ok({
    data: { term, error, result: { count, total, paging, hits, instead: insteadOf(meant) } },
    paging,
    narrowed: count,
    keep: false,
  });
};

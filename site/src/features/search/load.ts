import type { Read } from '@inktvis/content/client';
import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import { PAGE_SIZE, type Paging, pagingOf, requestedPage } from '@inktvis/programme/pagination';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import type { IconName } from '../../ui/images/Icon.tsx';
import type { Load } from '../view.ts';
import { type Answer, answerTo } from './answer.ts';
import { marksIn } from './excerpt.ts';
import { readSearchIndex, type SearchSources } from './index/search-index.ts';
import { isSuggestable, readTerm } from './index/term.ts';
import { isTour, type SearchItem } from './item.ts';
import type { Mark } from './Marked.tsx';

type Lookup = {
  readonly answer: Answer | null;
  /** What else was found, most relevant first. */
  readonly items: readonly SearchItem[];
  readonly matches: ReadonlySet<string>;
  /** What was searched instead of a term with typing errors, for which nothing was found. */
  readonly corrected: string | null;
};

async function lookUp(
  term: string,
  sources: SearchSources,
  now: Date,
  isTyping = false,
): Promise<Read<Lookup>> {
  const index = await readSearchIndex(sources, now);
  if (!index.ok) return index;
  const whole = index.value.find(term);
  const isFound = whole.byRelevance.length > 0 && whole.corrected === null;
  const { matches, byRelevance, corrected } = isFound && !isTyping ? whole : index.value.findByPrefix(term);
  const answer = await answerTo(corrected ?? term, index.value, sources.content, now);
  const items = byRelevance
    .flatMap((position) => index.value.items[position] ?? [])
    .filter(({ href }) => href !== answer?.href);
  return ok({ answer, items, matches, corrected });
}

/** What a term asks of the programme is asked of the festival before its tour. */
const ownFirst = (items: readonly SearchItem[], answer: Answer | null): readonly SearchItem[] =>
  answer?.number ? items.toSorted((a, b) => Number(isTour(a)) - Number(isTour(b))) : items;

export type SearchResult = Omit<Lookup, 'corrected'> & {
  readonly count: string;
  readonly total: number;
  readonly paging: Paging;
  readonly now: Date;
  readonly correction: { readonly typed: string; readonly corrected: string } | null;
};

export type SearchField = { readonly term: string; readonly error: string | null };

/** `result`: null if nothing was searched for, or not with a valid term. */
export type SearchData = { readonly field: SearchField; readonly result: SearchResult | null };

function countText(term: string, count: number): string {
  if (count === 0) return fill(search.count_none, { term });
  return count === 1 ? fill(search.count_one, { term }) : fill(search.count_many, { count, term });
}

/** The answer and results for the term in the address. Not stored: hardly any two visitors type the same. */
export const loadSearch: Load<'search', SearchData> = async (
  _story,
  { content, events, kinds, now, url },
) => {
  const term = readTerm(url.searchParams.get(TERM_PARAMETER));
  if (term === null) return ok({ data: { field: { term: '', error: null }, result: null } });
  if (term === '') {
    const data = { field: { term, error: search.required }, result: null };
    return ok({ data, narrowed: search.required, isWrong: true, storable: false });
  }

  const found = await lookUp(term, { content, events, kinds }, now);
  if (!found.ok) return found;
  const { answer, corrected, ...lookup } = found.value;
  // What the answer shows is not repeated below it.
  const items = ownFirst(lookup.items, answer).filter(
    ({ href }) => !answer?.rows.some(({ content: row }) => row.experience?.href === href),
  );
  const paging = pagingOf(items.length, requestedPage(url.searchParams), PAGE_SIZE);
  const from = (paging.page - 1) * PAGE_SIZE;
  const count = countText(corrected ?? term, items.length);
  const result: SearchResult = {
    ...lookup,
    items: items.slice(from, from + PAGE_SIZE),
    count: answer ? fill(search.count_more, { count }) : count,
    total: items.length,
    paging,
    now,
    answer: paging.page === 1 ? answer : null,
    correction: corrected === null ? null : { typed: term, corrected },
  };
  return ok({
    data: { field: { term, error: null }, result },
    paging,
    narrowed: count,
    notFoundTerm: items.length === 0 && answer === null ? term : undefined,
    storable: false,
  });
};

type Suggestion = Pick<SearchItem, 'title' | 'href'> & {
  readonly sign: `u-${IconName}` | `g-${ThemeIcon}`;
  /** `Beleving`, or with its day: `Beleving · 03.11`. */
  readonly kind: string;
  readonly marks: readonly Mark[];
};

/** The response of `/api/suggest`. */
export type Suggestions = Pick<Lookup, 'corrected'> & { readonly suggestions: readonly Suggestion[] };

const MAX_SUGGESTIONS = 8;

const kindWords = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

const answerSuggestion = ({ title, href, kind, number, unit }: Answer): Suggestion => ({
  title: withoutSoftHyphens(title),
  href,
  kind: kindWords(kind, /^\d+$/.test(number) ? `${number} ${unit}` : unit),
  sign: number ? 'u-calendar' : 'u-info',
  marks: [],
});

/** Up to 8 pages for a term: the answer, those that have it in their title, then the rest. */
export async function suggest(
  sources: SearchSources,
  now: Date,
  typed: string | null,
): Promise<Read<Suggestions>> {
  const term = readTerm(typed);
  if (!term || !isSuggestable(term)) return ok({ suggestions: [], corrected: null });
  const found = await lookUp(term, sources, now, true);
  if (!found.ok) return found;
  const { answer, items, matches, corrected } = found.value;
  const shown = items.slice(0, MAX_SUGGESTIONS - (answer ? 1 : 0));
  const pages = ownFirst(shown, answer).map(({ href, genre, kind, ...item }): Suggestion => {
    const title = withoutSoftHyphens(item.title);
    const marks = marksIn(title, matches);
    const { dayNumber, entry } = item.whenWhere(now);
    const words = kindWords(kind.label, dayNumber, entry?.short ?? '');
    return { title, href, kind: words, sign: genre ? `g-${genre}` : `u-${kind.icon}`, marks };
  });
  const suggestions = [...(answer ? [answerSuggestion(answer)] : []), ...pages];
  return ok({ suggestions, corrected: suggestions.length > 0 ? corrected : null });
}

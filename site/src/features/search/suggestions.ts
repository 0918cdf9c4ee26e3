import type { Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';
import { search } from '@inktvis/messages/search';
import { answerTo } from './answer.ts';
import { marksIn } from './excerpt.ts';
import { readSearchIndex, type SearchSources } from './index/search-index.ts';
import { isSuggestable, readTerm } from './index/term.ts';
import { readOccurrences, whenWhere } from './index/when-where.ts';
import type { SearchItem } from './item.ts';
import type { Mark } from './Marked.tsx';

/** A page that a visitor may be looking for. */
type Suggestion = {
  readonly title: string;
  readonly href: string;
  /** `Beleving`, with its day if it has one, and where the term was found if not in the title: `Beleving · 03.11 · in de tekst`. */
  readonly kind: string;
  readonly sign: SearchItem['sign'];
  /** Where the title matches the term. */
  readonly marks: readonly Mark[];
};

/** What is suggested for a term: the response of `/api/suggest`. */
export type Suggestions = {
  readonly suggestions: readonly Suggestion[];
  /** What they were suggested for instead of the term, which has typing errors; null if nothing was corrected. */
  readonly corrected: string | null;
};

const MAX_SUGGESTIONS = 8;

const NOTHING: Suggestions = { suggestions: [], corrected: null };

/**
 * Up to 8 pages for a term: the answer to it, then the most relevant first; those that have it in their title come before the
 * others. None for fewer than two letters. An error if the content cannot be read.
 */
export async function suggest(
  sources: SearchSources,
  now: Date,
  typed: string | null,
): Promise<Read<Suggestions>> {
  const term = readTerm(typed);
  if (!term || !isSuggestable(term)) return ok(NOTHING);
  const [index, occurrencesOf] = await Promise.all([
    readSearchIndex(sources, now),
    readOccurrences(sources.content),
  ]);
  if (!index.ok) return index;
  const { words, byRelevance, corrected } = index.value.find(term);
  const answer = await answerTo(corrected ?? term, index.value, sources, now);
  const first: readonly Suggestion[] = answer
    ? [
        {
          title: withoutSoftHyphens(answer.title),
          href: answer.href,
          kind: [answer.kind, answer.unit && answer.number ? answer.unit : ''].filter(Boolean).join(' · '),
          sign: answer.number ? 'u-calendar' : 'u-info',
          marks: [],
        },
      ]
    : [];
  const pages = byRelevance
    .flatMap((position) => index.value.items[position] ?? [])
    .filter(({ href }) => href !== answer?.href)
    .slice(0, MAX_SUGGESTIONS - first.length)
    .map(({ source, title, href, kind, sign }) => {
      const { dayNumber } = whenWhere(source, occurrencesOf, now);
      const marks = marksIn(title, words);
      const why = marks.length > 0 ? '' : search.in_text;
      return { title, href, kind: [kind.label, dayNumber, why].filter(Boolean).join(' · '), sign, marks };
    });
  const suggestions = [...first, ...pages];
  return ok({ suggestions, corrected: suggestions.length > 0 ? corrected : null });
}

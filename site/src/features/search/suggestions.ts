import type { ContentClient, Read } from '@inktvis/content/client';
import type { EventsClient } from '@inktvis/events';
import { ok } from '@inktvis/foundation/result';
import type { SearchItem } from './item.ts';
import { marksIn } from './marks.ts';
import { readOccurrences } from './occurrences.ts';
import type { Mark } from './parts.ts';
import { readSearchIndex } from './search-index.ts';
import { isLongEnough, readTerm } from './term.ts';
import { whenWhere } from './when-where.ts';

/** A page that a visitor may be looking for. */
export type Suggestion = {
  readonly title: string;
  readonly href: string;
  /** `Beleving`, with the day when it has one: `Beleving · 03.11`. */
  readonly kind: string;
  /** Symbol of the sprite: `u-page`, or `g-kids` for the genre of an experience. */
  readonly sign: SearchItem['sign'];
  /** Where the title says what was typed, as positions in it. */
  readonly marks: readonly Mark[];
};

/** Most suggestions at once. */
export const MOST_SUGGESTIONS = 8;

/** What suggestions are made of. */
export type SuggestionSources = {
  readonly content: Pick<ContentClient, 'findable' | 'programme'>;
  readonly events: Pick<EventsClient, 'known'>;
};

/**
 * Up to 8 pages for what was typed so far: first those whose title says it, then those that say it elsewhere; each
 * last made first. Nothing for fewer than two letters.
 */
export async function suggest(
  sources: SuggestionSources,
  now: Date,
  typed: string | null,
): Promise<Read<readonly Suggestion[]>> {
  const term = readTerm(typed);
  if (!term || !isLongEnough(term)) return ok([]);
  const [index, occurrencesOf] = await Promise.all([
    readSearchIndex(sources, now),
    readOccurrences(sources.content),
  ]);
  if (!index.ok) return index;
  const found = index.value.find(term);
  const first = found.inTitle(MOST_SUGGESTIONS);
  const picked = [...new Set([...first, ...found.slice(0, MOST_SUGGESTIONS)])].slice(0, MOST_SUGGESTIONS);
  return ok(
    picked
      .flatMap((at) => index.value.items[at] ?? [])
      .map(({ source, title, href, kind, sign }) => {
        const { dayNumber } = whenWhere(source, occurrencesOf, now);
        return {
          title,
          href,
          kind: [kind.label, dayNumber].filter(Boolean).join(' · '),
          sign,
          marks: marksIn(title, found.meant),
        };
      }),
  );
}

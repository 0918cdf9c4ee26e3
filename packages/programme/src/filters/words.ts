import { type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { FACETS, type FacetName, type Facets, type Selection } from './facets.ts';

/** What a visitor reads for chosen values. */
export const labelsOf = (facets: Facets, facet: FacetName, slugs: readonly string[]): readonly string[] =>
  facets[facet].filter(({ slug }) => slugs.includes(slug)).map(({ label }) => label);

/** Everything that was chosen, in the order of the form: `Kids, Workshop`. */
export const selectionWords = (facets: Facets, selection: Selection): string =>
  FACETS.flatMap((facet) => labelsOf(facets, facet, selection[facet])).join(', ');

/** `48 belevingen` */
export const countWords = (total: number): string =>
  total === 0
    ? messages.programme.count_none
    : total === 1
      ? messages.programme.count_one
      : fill(messages.programme.count_many, { count: total });

/** What is announced of a list: `48 belevingen, gefilterd op Kids, zondag 27 oktober`. */
export function statusWords(total: number, chosen: string, day: Day | null): string {
  const filters = [chosen, day === null ? '' : formatDayLong(day)].filter(Boolean).join(', ');
  const count = countWords(total);
  return filters ? `${count}, ${fill(messages.programme.filtered_by, { filters })}` : count;
}

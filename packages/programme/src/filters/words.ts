import { type Day, formatDayLong } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { programme } from '@inktvis/messages/programme';
import { FACETS, type FacetName, type Facets, type Selection } from './facets.ts';

export const labelsOf = (facets: Facets, facet: FacetName, slugs: readonly string[]): readonly string[] =>
  facets[facet].filter(({ slug }) => slugs.includes(slug)).map(({ label }) => label);

/** `Kids, Workshop` */
export const selectionWords = (facets: Facets, selection: Selection): string =>
  FACETS.flatMap((facet) => labelsOf(facets, facet, selection[facet])).join(', ');

/** `48 belevingen` */
export const countWords = (total: number): string =>
  total === 0
    ? programme.count_none
    : total === 1
      ? programme.count_one
      : fill(programme.count_many, { count: total });

/** `48 belevingen, gefilterd op Kids, zondag 27 oktober` */
export function statusWords(total: number, chosen: string, day: Day | null): string {
  const filters = [chosen, day === null ? '' : formatDayLong(day)].filter(Boolean).join(', ');
  const count = countWords(total);
  return filters ? `${count}, ${fill(programme.filtered_by, { filters })}` : count;
}

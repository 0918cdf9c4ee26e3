import type { Day } from '@inktvis/foundation/brussels';
import { formatDayLong } from '@inktvis/foundation/brussels';
import type { ProgrammeIndex } from '../index/programme-index.ts';
import { PROGRAMME_PATH, type ProgrammeAddress, programmeHref } from './address.ts';
import { FACETS } from './facets.ts';
import { labelsOf } from './words.ts';

/** A list that finds something where this one finds nothing: the choice that has to go, and how many there are then. */
export type WiderChoice = { readonly label: string; readonly count: number; readonly href: string };

/** The choices that stand in the way, the nearest first: leaving it out adds the least. */
export function widerChoices(
  address: ProgrammeAddress,
  day: Day | null,
  index: ProgrammeIndex,
): readonly WiderChoice[] {
  const { selection } = address;
  const first = { ...address, page: 1 };
  const choices = FACETS.filter((facet) => selection[facet].length > 0).map((facet) => {
    const without = { ...selection, [facet]: [] };
    return {
      label: labelsOf(index.facets, facet, selection[facet]).join(', '),
      count: index.find({ day, selection: without }).total,
      href: programmeHref({ ...first, selection: without }),
    };
  });
  if (day !== null) {
    choices.push({
      label: formatDayLong(day),
      count: index.find({ day: null, selection }).total,
      href: programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' }),
    });
  }
  return choices.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
}

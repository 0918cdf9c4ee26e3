import type { Day } from '@inktvis/foundation/brussels';
import { formatDayLong } from '@inktvis/foundation/brussels';
import type { ProgrammeIndex } from '../programme-index.ts';
import { PROGRAMME_PATH, type ProgrammeAddress, programmeHref } from './address.ts';
import { EVERY_VALUE_COUNTS, FACETS, type Selection, toggled } from './facets.ts';
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
  const wider = (label: string, without: Selection): WiderChoice => ({
    label,
    count: index.find({ day, selection: without }).total,
    href: programmeHref({ ...first, selection: without }),
  });
  const choices = FACETS.filter((facet) => selection[facet].length > 0).flatMap((facet) =>
    EVERY_VALUE_COUNTS.has(facet)
      ? selection[facet].map((slug) =>
          wider(labelsOf(index.facets, facet, [slug]).join(), toggled(selection, facet, slug)),
        )
      : [wider(labelsOf(index.facets, facet, selection[facet]).join(', '), { ...selection, [facet]: [] })],
  );
  if (day !== null) {
    choices.push({
      label: formatDayLong(day),
      count: index.find({ day: null, selection }).total,
      href: programmeHref({ ...first, path: PROGRAMME_PATH, allDays: true, layout: 'cards' }),
    });
  }
  return choices.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
}

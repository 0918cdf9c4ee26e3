import type { Story } from '@inktvis/content';
import { attendableOccurrence, type Occurrence } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime, ribbonItem } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import { timeOf } from '../card-time.ts';
import type { ProgrammeRowProps } from './ProgrammeRow.tsx';

/** When something starts, as its row shows it. */
export const startOf = (
  occurrence: Parameters<typeof previousTime>[0],
): NonNullable<ProgrammeRowProps['start']> => ({
  ...timeOf(occurrence.content.startDate, untilTime(occurrence)),
  previousTime: previousTime(occurrence),
});

/** The row of an experience, at the first time a visitor can attend, with its ribbon; without a time it has no date. */
export function programmeRow(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  now: Date,
): ProgrammeRowProps {
  const shown = attendableOccurrence(occurrences, now);
  return {
    href: experience.href,
    title: experience.content.title,
    facts: itemFacts(experience, shown),
    flags: shown ? flagsOf(shown, now) : [],
    start: shown && startOf(shown),
    ribbon: shown && ribbonItem(shown, experience),
  };
}

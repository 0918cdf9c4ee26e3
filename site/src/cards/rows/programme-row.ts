import type { Experience } from '@inktvis/content';
import type { Day } from '@inktvis/foundation/brussels';
import { entryLine, entryOf } from '@inktvis/programme/entry';
import { attendableOccurrence, type Occurrence, startDay, titleOf } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime, ribbonItem } from '@inktvis/programme/programme-item';
import { announcedStatuses, flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import { timeOf } from '../card-time.ts';
import type { ProgrammeRowProps } from './ProgrammeRow.tsx';

export const startOf = (
  occurrence: Parameters<typeof previousTime>[0],
): NonNullable<ProgrammeRowProps['start']> => ({
  ...timeOf(occurrence.content.startDate, untilTime(occurrence)),
  previousTime: previousTime(occurrence),
});

/** The row of an experience, at the first time a visitor can attend, with its ribbon; without a time it has no date. */
export function programmeRow(
  experience: Experience,
  occurrences: readonly Occurrence[],
  now: Date,
): ProgrammeRowProps {
  const shown = attendableOccurrence(occurrences, now);
  return {
    href: experience.href,
    title: experience.content.title,
    facts: itemFacts(experience, shown),
    flags: shown ? flagsOf(shown, now) : [],
    entry: shown && entryLine(entryOf(experience, shown, now)),
    start: shown && startOf(shown),
    ribbon: shown && ribbonItem(shown, experience),
  };
}

/** The row of one moment on the list of `day`, with its hour in front, or its date when it began before; as it was announced. */
export function occurrenceRow(occurrence: Occurrence, day: Day): ProgrammeRowProps {
  const { experience } = occurrence.content;
  return {
    href: experience?.href ?? null,
    title: titleOf(occurrence),
    facts: itemFacts(experience, occurrence),
    flags: announcedStatuses(occurrence),
    start: startOf(occurrence),
    lead: startDay(occurrence) === day ? 'time' : 'day',
  };
}

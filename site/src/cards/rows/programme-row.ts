import type { Story } from '@inktvis/content';
import { formatDayNumber, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { attendableOccurrence, type Occurrence, startDay } from '@inktvis/programme/occurrences';
import { itemFacts, previousTime, ribbonItem } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import type { ProgrammeRowProps } from './ProgrammeRow.tsx';

function startOf(occurrence: Occurrence): NonNullable<ProgrammeRowProps['start']> {
  const day = startDay(occurrence);
  return {
    machine: machineTime(occurrence.content.startDate),
    dayNumber: formatDayNumber(day),
    weekday: formatWeekday(day),
    time: formatTime(occurrence.content.startDate),
    until: untilTime(occurrence),
    previousTime: previousTime(occurrence),
  };
}

/** The row of one occurrence of an experience; without an occurrence the row has no date. */
function occurrenceRow(
  experience: Story<'experience'>,
  occurrence: Occurrence | null,
  now: Date,
): ProgrammeRowProps {
  return {
    href: experience.href,
    title: experience.content.title,
    facts: itemFacts(experience, occurrence),
    flags: occurrence ? flagsOf(occurrence, now) : [],
    start: occurrence && startOf(occurrence),
  };
}

/** The row of an experience, at the first time a visitor can attend, with its ribbon. */
export function programmeRow(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  now: Date,
): ProgrammeRowProps {
  const shown = attendableOccurrence(occurrences, now);
  return { ...occurrenceRow(experience, shown, now), ribbon: shown && ribbonItem(shown, experience) };
}

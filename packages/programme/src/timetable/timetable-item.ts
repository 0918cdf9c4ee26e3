import { GENRES } from '@inktvis/content/vocabularies';
import { type Day, formatDayNumber, formatTime, machineTime } from '@inktvis/foundation/brussels';
import { item } from '@inktvis/messages/item';
import { entryLine, entryOf } from '../entry.ts';
import { endOf, lastDay, type Occurrence, occurrenceKey, shortTitleOf, startDay } from '../occurrences.ts';
import { itemFacts, previousTime, ribbonItem } from '../programme-item.ts';
import { announcedStatuses } from '../status.ts';
import { untilTime } from '../time-range.ts';
import { timingOf } from '../today.ts';

const DAY_MS = 86_400_000;

export type TimetableItem = ReturnType<typeof timetableItem>;

/** What ends on a later day than the night after says which. */
function untilOf(occurrence: Occurrence): string | null {
  const end = endOf(occurrence);
  const length = end ? end.getTime() - occurrence.content.startDate.getTime() : 0;
  return end && length >= DAY_MS
    ? `${item.until} ${formatDayNumber(lastDay(occurrence))}`
    : untilTime(occurrence);
}

export function timetableItem(occurrence: Occurrence, day: Day, now: Date) {
  const { experience, startDate } = occurrence.content;
  // A card has no room for more.
  const { names, access, ageLabel, ...facts } = itemFacts(experience, occurrence);
  const began = startDay(occurrence);
  return {
    id: occurrenceKey(occurrence),
    href: experience?.href ?? null,
    title: shortTitleOf(occurrence),
    start: {
      machine: machineTime(startDate),
      /** `14.30`; the first day, `26.10`, of what began on another day. */
      time: began < day ? formatDayNumber(began) : formatTime(startDate),
      until: untilOf(occurrence),
      previousTime: previousTime(occurrence),
    },
    timing: timingOf(occurrence),
    /** What time does not change (`flagsDuring`). */
    announced: announcedStatuses(occurrence),
    tint: facts.theme ? GENRES.values[facts.theme].tint : 'white',
    entry: entryLine(entryOf(experience, occurrence, now)),
    ribbon: ribbonItem(occurrence),
    facts,
  };
}

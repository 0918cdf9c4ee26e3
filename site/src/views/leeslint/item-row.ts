import { formatDayNumber, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import type { Savable } from '../../leeslint/savable.ts';
import { startDay } from '../../programme/occurrences.ts';
import type { ProgrammeRowProps } from '../../programme/ProgrammeRow.tsx';
import { previousTime } from '../../programme/programme-item.ts';
import { flagsOf } from '../../programme/status.ts';
import { untilTime } from '../../programme/time-range.ts';
import type { ListItem } from './list-item.ts';

/** What the ribbon keeps of an item. */
export const savableOf = (item: ListItem): Savable => ({
  id: item.id,
  experience: item.experience,
  day: startDay(item),
  title: item.title,
});

/** The row of an item, its hour in front: the day stands beside the list. */
export function itemRow(item: ListItem, now: Date): ProgrammeRowProps {
  const day = startDay(item);
  return {
    href: item.href,
    title: item.title,
    facts: item.facts,
    flags: flagsOf(item, now),
    lead: 'time',
    moment: {
      machine: machineTime(item.content.startDate),
      dayNumber: formatDayNumber(day),
      weekday: formatWeekday(day),
      time: formatTime(item.content.startDate),
      until: untilTime(item),
      previousTime: previousTime(item),
    },
  };
}

import { formatDayNumber, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { startDay } from '@inktvis/programme/occurrences';
import type { RibbonItem } from '@inktvis/programme/programme-item';
import { previousTime } from '@inktvis/programme/programme-item';
import { flagsOf } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import type { ProgrammeRowProps } from '../../cards/ProgrammeRow.tsx';
import type { ListItem } from './list-item.ts';

/** What the ribbon keeps of an item. */
export const ribbonOf = (item: ListItem): RibbonItem => ({
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

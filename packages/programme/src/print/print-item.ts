import { type Day, formatDayNumber, formatTime, machineTime } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { endOf, lastDay, type Occurrence, startDay, titleOf } from '../occurrences.ts';
import { type ItemFacts, itemFacts, previousTime } from '../programme-item.ts';
import { type StatusName, statusesOf } from '../status.ts';
import { untilTime } from '../time-range.ts';

/** When, as the time column of a sheet tells it. */
type PaperMoment = {
  /** For `<time datetime>`. */
  readonly machine: string;
  /** `10.30`, or `26.10` for what began on an earlier day. */
  readonly number: string;
  readonly beganEarlier: boolean;
  /** `tot 12.00`, `tot 28.10, 18.00`; null without an end. */
  readonly until: string | null;
  /** The hour it was announced for, when that changed. */
  readonly previousTime: string | null;
};

/** A programme item on paper. */
export type PaperItem = {
  readonly uuid: string;
  /** Null when its experience is not there (any more). */
  readonly href: string | null;
  readonly title: string;
  readonly moment: PaperMoment;
  readonly facts: ItemFacts;
  readonly dropIn: boolean;
  readonly cancelled: boolean;
  readonly statuses: readonly StatusName[];
};

/** Paper outlives the hour it is printed in: what runs now or is over says nothing on it. */
const FLEETING: readonly StatusName[] = ['now', 'past'];

/** The end in the words of a row; one on another day says which. */
function until(occurrence: Occurrence): string | null {
  const end = endOf(occurrence);
  const last = lastDay(occurrence);
  return end && last !== startDay(occurrence)
    ? `${messages.item.until} ${formatDayNumber(last)}, ${formatTime(end)}`
    : untilTime(occurrence);
}

/** The item of an occurrence on the sheet of `day`. */
export function paperItem(occurrence: Occurrence, day: Day, now: Date): PaperItem {
  const { experience, startDate, dropIn } = occurrence.content;
  const began = startDay(occurrence);
  const statuses = statusesOf(occurrence, now).filter((name) => !FLEETING.includes(name));
  return {
    uuid: occurrence.uuid,
    href: experience?.href ?? null,
    title: titleOf(occurrence),
    moment: {
      machine: machineTime(startDate),
      number: began === day ? formatTime(startDate) : formatDayNumber(began),
      beganEarlier: began !== day,
      until: until(occurrence),
      previousTime: previousTime(occurrence),
    },
    facts: itemFacts(experience, occurrence),
    dropIn: dropIn || (experience?.content.dropIn ?? false),
    cancelled: statuses.includes('off'),
    statuses,
  };
}

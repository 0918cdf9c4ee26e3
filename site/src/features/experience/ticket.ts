import type { Story } from '@inktvis/content';
import {
  brusselsDay,
  type Day,
  formatDayNumber,
  formatWeekday,
  machineTime,
} from '@inktvis/foundation/brussels';
import { isSameEdition } from '@inktvis/programme/festival';
import {
  lastDay,
  leadingOccurrence,
  type Occurrence,
  startDay,
  type Timed,
} from '@inktvis/programme/occurrences';
import { itemFacts, previousTime } from '@inktvis/programme/programme-item';
import { statusesOf } from '@inktvis/programme/status';
import { hoursOf } from '@inktvis/programme/time-range';
import { otherOccurrence } from './notice.ts';

/** A time on the ticket. */
type TicketDate = {
  readonly machine: string;
  /** `26.10`, or `26.10–28.10` */
  readonly number: string;
  /** `zaterdag`, or `zaterdag (2025)` outside the weeks of the festival. */
  readonly weekday: string;
  /** `11.30–12.45`; empty when only the day is known. */
  readonly hours: string;
  readonly previousTime: string | null;
};

/** The metadata list of an experience; what is not known is null or empty. */
export type Ticket = {
  readonly when: TicketDate | null;
  readonly place: { readonly name: string; readonly previous: string | null; readonly hall: string } | null;
  /** Why it cannot be attended then; null when it can. */
  readonly closed: 'sold' | 'off' | 'past' | null;
  /** The day of another moment that can still be attended, `30.10`. */
  readonly other: string | null;
};

function number(timed: Timed): string {
  const [first, last] = [startDay(timed), lastDay(timed)];
  return last > first ? `${formatDayNumber(first)}–${formatDayNumber(last)}` : formatDayNumber(first);
}

/** `zaterdag`, with its year where that could be another. */
const weekdayOf = (day: Day, now: Date): string =>
  isSameEdition(day, brusselsDay(now)) ? formatWeekday(day) : `${formatWeekday(day)} (${day.slice(0, 4)})`;

const dateOf = (timed: Timed, previous: string | null, now: Date): TicketDate => ({
  machine: machineTime(timed.content.startDate),
  number: number(timed),
  weekday: weekdayOf(startDay(timed), now),
  hours: hoursOf(timed),
  previousTime: previous,
});

/** An experience without programme items may carry its own dates. */
function ownDate(
  { content: { startDate, endDate, date } }: Story<'experience'>,
  now: Date,
): TicketDate | null {
  if (startDate) return dateOf({ content: { startDate, endDate } }, null, now);
  return date
    ? {
        machine: date,
        number: formatDayNumber(date),
        weekday: weekdayOf(date, now),
        hours: '',
        previousTime: null,
      }
    : null;
}

/** The ticket of an experience: the first time that is still to come, with what belongs to it. */
export function ticketOf(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  now: Date,
): Ticket {
  const lead = leadingOccurrence(occurrences, now);
  const facts = itemFacts(experience, lead);
  const other = lead && otherOccurrence(lead, occurrences, now);
  const hall = (lead?.content.location ?? experience.content.location)?.content.hall ?? '';
  const reasons = lead ? statusesOf(lead, now) : [];
  return {
    when: lead ? dateOf(lead, previousTime(lead), now) : ownDate(experience, now),
    place: facts.placeLabel
      ? {
          name: facts.placeLabel,
          previous: facts.previousPlace,
          hall: hall === facts.placeLabel ? '' : hall.replace(/^Hal\b/, 'hal'),
        }
      : null,
    closed: (['past', 'off', 'sold'] as const).find((reason) => reasons.includes(reason)) ?? null,
    other: other && formatDayNumber(startDay(other)),
  };
}

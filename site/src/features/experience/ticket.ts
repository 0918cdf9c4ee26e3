import type { Story } from '@inktvis/content';
import { formatDayNumber, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { messages } from '@inktvis/messages';
import { fill } from '@inktvis/messages/fill';
import { ageWords } from '@inktvis/programme/age';
import {
  lastDay,
  leadingOccurrence,
  type Occurrence,
  startDay,
  type Timed,
} from '@inktvis/programme/occurrences';
import { itemFacts, itemThemes, previousTime, type ThemeIcon } from '@inktvis/programme/programme-item';
import { isBookable, statusesOf } from '@inktvis/programme/status';
import { timeRange } from '@inktvis/programme/time-range';
import { capital } from '../../cards/text.ts';
import { otherOccurrence } from './notice.ts';

/** A time on the ticket. */
export type TicketDate = {
  readonly machine: string;
  /** `26.10`, or `26.10–28.10` */
  readonly number: string;
  readonly words: string;
  readonly previousTime: string | null;
  readonly struck: boolean;
};

/** The metadata list of an experience; what is not known is null or empty. */
export type Ticket = {
  readonly when: TicketDate | null;
  /** Where to go instead, when the first time is cancelled. */
  readonly alsoOn: TicketDate | null;
  readonly place: { readonly name: string; readonly previous: string | null; readonly hall: string } | null;
  readonly type: string;
  /** Below the type: `Vanaf 8 jaar`, `Doorlopend`. */
  readonly typeNotes: readonly string[];
  readonly themes: readonly { readonly label: string; readonly icon: ThemeIcon | null }[];
  /** A word instead of the button when no seat is left at any time: `Uitverkocht`. */
  readonly closed: 'sold' | 'off' | 'past' | null;
};

function number(timed: Timed): string {
  const [first, last] = [startDay(timed), lastDay(timed)];
  return last > first ? `${formatDayNumber(first)}–${formatDayNumber(last)}` : formatDayNumber(first);
}

function dateOf(occurrence: Occurrence): TicketDate {
  const { startDate, flags } = occurrence.content;
  const cancelled = flags.includes('geannuleerd');
  const weekday = formatWeekday(startDay(occurrence));
  return {
    machine: machineTime(startDate),
    number: number(occurrence),
    words: cancelled
      ? fill(messages.experience.cancelled_at, { weekday, time: formatTime(startDate) })
      : timeRange(occurrence),
    previousTime: cancelled ? null : previousTime(occurrence),
    struck: cancelled,
  };
}

/** An experience without programme items may carry its own dates. */
function ownDate({ content: { startDate, endDate, date } }: Story<'experience'>): TicketDate | null {
  const plain = { previousTime: null, struck: false };
  if (startDate) {
    const timed = { content: { startDate, endDate } };
    return { ...plain, machine: machineTime(startDate), number: number(timed), words: timeRange(timed) };
  }
  return date ? { ...plain, machine: date, number: formatDayNumber(date), words: formatWeekday(date) } : null;
}

/** `Vanaf 8 jaar`; for all ages the words of the editor. */
export const ticketAge = (age: string): string => capital(ageWords(age) || age.trim());

/** Why no occurrence has a seat left; null when one has, and when nothing is known. */
function closedBecause(occurrences: readonly Occurrence[], now: Date): Ticket['closed'] {
  if (occurrences.length === 0 || occurrences.some((one) => isBookable(one, now))) return null;
  const reasons = occurrences.flatMap((one) => statusesOf(one, now));
  return (['sold', 'off', 'past'] as const).find((reason) => reasons.includes(reason)) ?? null;
}

/** The ticket of an experience: the first time that is still to come, with what belongs to it. */
export function ticketOf(
  experience: Story<'experience'>,
  occurrences: readonly Occurrence[],
  now: Date,
): Ticket {
  const lead = leadingOccurrence(occurrences, now);
  const other = lead?.content.flags.includes('geannuleerd') ? otherOccurrence(lead, occurrences, now) : null;
  const facts = itemFacts(experience, lead);
  const { age, dropIn } = experience.content;
  const hall = (lead?.content.location ?? experience.content.location)?.content.hall ?? '';
  return {
    when: lead ? dateOf(lead) : ownDate(experience),
    alsoOn: other && dateOf(other),
    place: facts.placeLabel
      ? { name: facts.placeLabel, previous: facts.previousPlace, hall: hall === facts.placeLabel ? '' : hall }
      : null,
    type: facts.typeLabel,
    typeNotes: [age && ticketAge(age), (dropIn || lead?.content.dropIn) && messages.states.doorlopend].filter(
      (note): note is string => typeof note === 'string' && note !== '',
    ),
    themes: itemThemes(experience, lead).map(({ content }) => ({ label: content.title, icon: content.icon })),
    closed: closedBecause(occurrences, now),
  };
}

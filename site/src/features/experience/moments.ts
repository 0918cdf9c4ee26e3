import type { Story } from '@inktvis/content';
import { formatDayNumber, formatTime, formatWeekday } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { experience as texts } from '@inktvis/messages/experience';
import { fill } from '@inktvis/messages/fill';
import {
  leadingOccurrence,
  type Occurrence,
  occurrenceKey,
  phaseOf,
  startDay,
} from '@inktvis/programme/occurrences';
import { OCCURRENCE_PARAMETER } from '@inktvis/programme/paths';
import { isBookable, statusesOf } from '@inktvis/programme/status';

export const DATES_ID = ownId('momenten');

/** The calendar file of an experience: of one of its dates, or of all. */
export const calendarHref = ({ href }: Pick<Story<'experience'>, 'href'>, occurrence?: Occurrence): string =>
  occurrence ? `${href}.ics?${OCCURRENCE_PARAMETER}=${occurrenceKey(occurrence)}` : `${href}.ics`;

/** The page of an experience as it is now, which is not stored. */
export const momentHref = ({ href }: Pick<Story<'experience'>, 'href'>, occurrence: Occurrence): string =>
  `${href}?${OCCURRENCE_PARAMETER}=${occurrenceKey(occurrence)}`;

/** `Drakenschool, woensdag 30.10, 11.30` */
export function bookingName(
  { content }: Pick<Story<'experience'>, 'content'>,
  occurrence: Occurrence,
): string {
  const day = startDay(occurrence);
  const time = formatTime(occurrence.content.startDate);
  return `${content.title}, ${formatWeekday(day)} ${formatDayNumber(day)}, ${time}`;
}

/** Whether a date belongs in a calendar: neither over nor cancelled. */
export const isToCome = (occurrence: Occurrence, now: Date): boolean =>
  phaseOf(occurrence, now) !== 'past' && !occurrence.content.flags.includes('geannuleerd');

/** Why a date cannot be attended; undefined when it can. */
export const closedBy = (occurrence: Occurrence | null, now: Date): 'past' | 'off' | 'sold' | undefined => {
  const statuses = occurrence ? statusesOf(occurrence, now) : [];
  return (['past', 'off', 'sold'] as const).find((reason) => statuses.includes(reason));
};

/** The other times, by start, at which one can still get in. */
export const otherOccurrences = (lead: Occurrence, occurrences: readonly Occurrence[], now: Date) =>
  occurrences.filter((one) => one !== lead && isBookable(one, now));

/** The date on the ticket, or its replacement when that is cancelled. */
export function ticketOccurrence(occurrences: readonly Occurrence[], now: Date): Occurrence | null {
  const lead = leadingOccurrence(occurrences, now);
  if (!lead?.content.flags.includes('geannuleerd')) return lead;
  return otherOccurrences(lead, occurrences, now)[0] ?? lead;
}

/** When else one can get in: the one other moment, or how many there are; null without any. */
export function alsoOn(lead: Occurrence, occurrences: readonly Occurrence[], now: Date): string | null {
  const [other, ...rest] = otherOccurrences(lead, occurrences, now);
  if (!other) return null;
  if (rest.length > 0) return fill(texts.also_on_moments, { n: rest.length + 1 });
  const time = formatTime(other.content.startDate);
  return fill(texts.also_on_moment, { day: formatDayNumber(startDay(other)), time });
}

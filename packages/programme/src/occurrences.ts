import type { Story } from '@inktvis/content';
import { brusselsDay, type Day, nextDay } from '@inktvis/foundation/brussels';

/** A programme item: one time and place of an experience. */
export type Occurrence = Story<'program'>;

export type Timed = { readonly content: { readonly startDate: Date; readonly endDate: Date | null } };

export type Phase = 'upcoming' | 'now' | 'past';

/** Its uuid folded below 2^36, for addresses and storage; two of 1000 items share a name once in 140 000 programmes. */
export function occurrenceKey({ uuid }: { readonly uuid: string }): string {
  let sum = 0;
  for (let at = 0; at < uuid.length; at += 1) sum = (sum * 131 + uuid.charCodeAt(at)) % 2 ** 36;
  return sum.toString(36);
}

const HOUR_MS = 3_600_000;
const ASSUMED_LENGTH_MS = HOUR_MS;

/** Null when there is none, or when it is not after the start. */
export function endOf({ content: { startDate, endDate } }: Timed): Date | null {
  return endDate && endDate > startDate ? endDate : null;
}

/** In milliseconds since 1970; without an announced end it lasts an hour. */
export const endTime = (occurrence: Timed): number =>
  endOf(occurrence)?.getTime() ?? occurrence.content.startDate.getTime() + ASSUMED_LENGTH_MS;

/** The end itself is past. */
export function phaseOf(occurrence: Timed, now: Date): Phase {
  if (now < occurrence.content.startDate) return 'upcoming';
  return now.getTime() < endTime(occurrence) ? 'now' : 'past';
}

export const startDay = (occurrence: Timed): Day => brusselsDay(occurrence.content.startDate);

/** A night past midnight belongs to the day it began; only 24 hours or more take several days. */
export function lastDay(occurrence: Timed): Day {
  const { startDate } = occurrence.content;
  const end = endOf(occurrence);
  const long = end !== null && end.getTime() - startDate.getTime() >= 24 * HOUR_MS;
  return brusselsDay(long ? new Date(end.getTime() - 1) : startDate);
}

export const isOnDay = (occurrence: Timed, day: Day): boolean =>
  startDay(occurrence) <= day && day <= lastDay(occurrence);

/** Every Brussels day that lists it. */
export function occurrenceDays(occurrence: Timed): Day[] {
  const last = lastDay(occurrence);
  const days = [startDay(occurrence)];
  for (let next = nextDay(days[0] ?? last); next <= last; next = nextDay(next)) days.push(next);
  return days;
}

/** Today, else the next day with a programme, else the last (requirements 4 and 2.3). Null without any. */
export function defaultDay(days: readonly Day[], now: Date): Day | null {
  const today = brusselsDay(now);
  const sorted = days.toSorted();
  return sorted.find((day) => day >= today) ?? sorted.at(-1) ?? null;
}

/** Its hall, or else that of its experience. */
export const locationOf = ({ content }: Occurrence): Story<'location'> | null =>
  content.location ?? content.experience?.content.location ?? null;

/** Whether a place is at the festival's venue: a room says so (`Hal 3, verdieping`); none follows. A street is elsewhere. */
export const isAtVenue = (place: { readonly hall: string } | null): boolean =>
  place === null ||
  /^(hall?|zaal|podium|ruimte|lokaal|foyer|verdieping|kelder|tent)\b/i.test(place.hall.trim());

/** Its experience, or its own name when that is gone. */
export const titleOf = (occurrence: Occurrence): string =>
  occurrence.content.experience?.content.title ?? occurrence.name;

/** Where there is little room (requirements 3). */
export const shortTitleOf = (occurrence: Occurrence): string =>
  occurrence.content.experience?.content.shortTitle || titleOf(occurrence);

/** By start; at the same minute the shorter one first, then by title. */
export function sortOccurrences(occurrences: readonly Occurrence[]): Occurrence[] {
  const ending = (one: Occurrence) => endOf(one)?.getTime() ?? one.content.startDate.getTime();
  return occurrences.toSorted(
    (a, b) =>
      a.content.startDate.getTime() - b.content.startDate.getTime() ||
      ending(a) - ending(b) ||
      titleOf(a).localeCompare(titleOf(b), 'nl-BE') ||
      a.uuid.localeCompare(b.uuid),
  );
}

/** Running ones included; null when all are past. */
export const firstUpcoming = (occurrences: readonly Occurrence[], now: Date): Occurrence | null =>
  sortOccurrences(occurrences).find((one) => phaseOf(one, now) !== 'past') ?? null;

/** The first that is still to come, else the last one that was. */
export const leadingOccurrence = (occurrences: readonly Occurrence[], now: Date): Occurrence | null =>
  firstUpcoming(occurrences, now) ?? sortOccurrences(occurrences).at(-1) ?? null;

/** As far as the programme knows. */
export const isAttendable = ({ content: { flags } }: Occurrence): boolean =>
  !flags.includes('geannuleerd') && !flags.includes('uitverkocht');

/** As `leadingOccurrence`, but what one can still attend first, then what is sold out, then what is cancelled. */
export function attendableOccurrence(occurrences: readonly Occurrence[], now: Date): Occurrence | null {
  const open = (one: Occurrence) => !one.content.flags.includes('geannuleerd');
  return (
    firstUpcoming(occurrences.filter(isAttendable), now) ??
    firstUpcoming(occurrences.filter(open), now) ??
    leadingOccurrence(occurrences, now)
  );
}

export const occurrencesOf = (
  { uuid }: Story<'experience'>,
  programme: readonly Occurrence[],
): readonly Occurrence[] => programme.filter((item) => item.content.experience?.uuid === uuid);

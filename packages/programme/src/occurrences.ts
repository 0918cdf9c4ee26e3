import type { Story } from '@inktvis/content';
import { brusselsDay, type Day, nextDay } from '@inktvis/foundation/brussels';

/** One time and place of an experience: a programme item of the content service. */
export type Occurrence = Story<'program'>;

/** What times are read from: an occurrence, or anything else that begins and perhaps ends. */
export type Timed = { readonly content: { readonly startDate: Date; readonly endDate: Date | null } };

/** Where an instant falls relative to an occurrence. */
export type Phase = 'upcoming' | 'now' | 'past';

/**
 * The short name of a programme item in addresses that people share (`/mijn-leeslint?b=4k.7m`) and in browser storage: its
 * uuid folded to a number below 2^36, in base 36. It survives renaming and moving the story. The story's own number has 15
 * digits in a real space, and GraphQL cannot deliver it. Two of 1000 items share a name once in 140 000 programmes.
 */
export function occurrenceKey({ uuid }: { readonly uuid: string }): string {
  let sum = 0;
  for (let at = 0; at < uuid.length; at += 1) sum = (sum * 131 + uuid.charCodeAt(at)) % 2 ** 36;
  return sum.toString(36);
}

const HOUR_MS = 3_600_000;
/** How long an occurrence without an end counts as running. */
const ASSUMED_LENGTH_MS = HOUR_MS;

/** The end as the editor gave it; null when there is none, or when it is not after the start. */
export function endOf({ content: { startDate, endDate } }: Timed): Date | null {
  return endDate && endDate > startDate ? endDate : null;
}

/** When an occurrence is over, in milliseconds since 1970: one without an announced end lasts an hour. */
export const endTime = (occurrence: Timed): number =>
  endOf(occurrence)?.getTime() ?? occurrence.content.startDate.getTime() + ASSUMED_LENGTH_MS;

/** Upcoming before the start, now from the start until the end (the end itself is past). */
export function phaseOf(occurrence: Timed, now: Date): Phase {
  if (now < occurrence.content.startDate) return 'upcoming';
  return now.getTime() < endTime(occurrence) ? 'now' : 'past';
}

/** The Brussels day on which an occurrence starts. */
export const startDay = (occurrence: Timed): Day => brusselsDay(occurrence.content.startDate);

/**
 * The last Brussels day of an occurrence. A night that runs past midnight belongs to the day it began: only what
 * lasts 24 hours or more takes several days.
 */
export function lastDay(occurrence: Timed): Day {
  const { startDate } = occurrence.content;
  const end = endOf(occurrence);
  const long = end !== null && end.getTime() - startDate.getTime() >= 24 * HOUR_MS;
  return brusselsDay(long ? new Date(end.getTime() - 1) : startDate);
}

/** Whether an occurrence belongs to the programme of a Brussels day. */
export const isOnDay = (occurrence: Timed, day: Day): boolean =>
  startDay(occurrence) <= day && day <= lastDay(occurrence);

/** Every Brussels day whose programme lists an occurrence. */
export function occurrenceDays(occurrence: Timed): Day[] {
  const last = lastDay(occurrence);
  const days = [startDay(occurrence)];
  for (let next = nextDay(days[0] ?? last); next <= last; next = nextDay(next)) days.push(next);
  return days;
}

/**
 * The day shown to a visitor who asks for none (requirements 4 and 2.3): today in Brussels; before the first day the
 * first, after the last day the last, on a day without a programme the next one. Null without any day.
 */
export function defaultDay(days: readonly Day[], now: Date): Day | null {
  const today = brusselsDay(now);
  const sorted = days.toSorted();
  return sorted.find((day) => day >= today) ?? sorted.at(-1) ?? null;
}

/** The hall of an occurrence, or else that of its experience; null without either. */
export const locationOf = ({ content }: Occurrence): Story<'location'> | null =>
  content.location ?? content.experience?.content.location ?? null;

/**
 * Whether a place has the address of the festival's venue. Only a room of it says so (`Hal 3, verdieping`, `Zaal 2`); with a
 * street or nothing there it is elsewhere. Without a place the room follows.
 */
export const isAtVenue = (place: { readonly hall: string } | null): boolean =>
  place === null ||
  /^(hall?|zaal|podium|ruimte|lokaal|foyer|verdieping|kelder|tent)\b/i.test(place.hall.trim());

/** What an occurrence is called: its experience, or its own name when that is not there. */
export const titleOf = (occurrence: Occurrence): string =>
  occurrence.content.experience?.content.title ?? occurrence.name;

/** The same where there is little room: the short title that an editor may give the experience (requirements 3). */
export const shortTitleOf = (occurrence: Occurrence): string =>
  occurrence.content.experience?.content.shortTitle || titleOf(occurrence);

/** By start; at the same minute the shorter one first, then by title. The given list is not changed. */
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

/** The first occurrence that is not over, running ones included; null when all are past. */
export const firstUpcoming = (occurrences: readonly Occurrence[], now: Date): Occurrence | null =>
  sortOccurrences(occurrences).find((one) => phaseOf(one, now) !== 'past') ?? null;

/**
 * The occurrence that represents an experience: the first one that is still to come, or else the last one that was.
 */
export const leadingOccurrence = (occurrences: readonly Occurrence[], now: Date): Occurrence | null =>
  firstUpcoming(occurrences, now) ?? sortOccurrences(occurrences).at(-1) ?? null;

/** Neither cancelled nor sold out, as far as the programme knows. */
export const isAttendable = ({ content: { flags } }: Occurrence): boolean =>
  !flags.includes('geannuleerd') && !flags.includes('uitverkocht');

/**
 * The occurrence a card shows: as `leadingOccurrence`, but one that a visitor can still attend precedes one that
 * is sold out, and that one that is cancelled.
 */
export function attendableOccurrence(occurrences: readonly Occurrence[], now: Date): Occurrence | null {
  const open = (one: Occurrence) => !one.content.flags.includes('geannuleerd');
  return (
    firstUpcoming(occurrences.filter(isAttendable), now) ??
    firstUpcoming(occurrences.filter(open), now) ??
    leadingOccurrence(occurrences, now)
  );
}

/** The programme items of one experience. */
export const occurrencesOf = (
  { uuid }: Story<'experience'>,
  programme: readonly Occurrence[],
): readonly Occurrence[] => programme.filter((item) => item.content.experience?.uuid === uuid);

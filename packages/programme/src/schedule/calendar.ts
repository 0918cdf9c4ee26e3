import { BRUSSELS, brusselsDay, type Day, nextDay, offsetTime } from '@inktvis/foundation/brussels';
import { isAtVenue } from '../occurrences.ts';
import { escapeText, foldLine } from './content-line.ts';
import type { Schedule, ScheduleEntry } from './schedule.ts';

/** The rules of the European Union, in force since the autumn of 1996 (RFC 5545, 3.6.5). */
const TIME_ZONE_LINES: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${BRUSSELS}`,
  `X-LIC-LOCATION:${BRUSSELS}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const compact = (iso: string): string => iso.replace(/[-:]/g, '');

/** An instant in UTC: `20241026T090000Z`. */
const utcTime = (instant: Date): string => `${compact(instant.toISOString().slice(0, 19))}Z`;

/** Start and end, as Brussels wall time. */
function timeLines(start: Date, end: Date | null): readonly string[] {
  const line = (name: string, instant: Date) =>
    `${name};TZID=${BRUSSELS}:${compact(offsetTime(instant).slice(0, 19))}`;
  return [line('DTSTART', start), ...(end ? [line('DTEND', end)] : [])];
}

/** The first day, and the one after the last: an end is not part of what it ends (RFC 5545, 3.6.1). */
function dayLines(start: Date, end: Date | null): readonly string[] {
  const line = (name: string, day: Day) => `${name};VALUE=DATE:${compact(day)}`;
  return [line('DTSTART', brusselsDay(start)), line('DTEND', nextDay(brusselsDay(end ?? start)))];
}

/** For content without any date: DTSTAMP is required, and the present would change the bytes at every request. */
const UNKNOWN = new Date(0);

/**
 * The SEQUENCE of an entry (RFC 5545, 3.8.7.4): it must grow with every change, and nothing here counts changes. The
 * seconds from when the entry was made until the space last changed grow with every publication, also of something else,
 * and are the same for every server that reads the same content.
 */
function sequenceOf({ created, updated }: ScheduleEntry): number {
  const seconds = Math.floor(((updated ?? UNKNOWN).getTime() - (created ?? UNKNOWN).getTime()) / 1000);
  return Math.max(0, seconds);
}

/** Podium, hall and address: `Leiepodium, Hal 3, Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk`; the last only there. */
const placeOf = ({ location }: ScheduleEntry, venue: string): string =>
  [location?.title, location?.hall, isAtVenue(location) && venue].filter(Boolean).join(', ');

/** Introduction, what a visitor must know, and the address: not every calendar shows the URL. */
const descriptionOf = ({ intro, remarks, url }: ScheduleEntry): string =>
  [intro, remarks.filter(Boolean).join('\n'), url].filter(Boolean).join('\n\n');

const text = (name: string, value: string): string[] => (value ? [`${name}:${escapeText(value)}`] : []);

/**
 * The lines of a VEVENT, not yet folded. An entry without an end gets none: by RFC 5545, 3.6.1 it then takes no time,
 * and an end that was not announced would be invented.
 */
function eventLines(entry: ScheduleEntry, at: Pick<Schedule, 'host' | 'venue'>): string[] {
  const { start, end } = entry;
  const cancelled = entry.flags.includes('geannuleerd');
  // Some calendars and apps show nothing of a status.
  const summary = cancelled ? `GEANNULEERD: ${entry.title}` : entry.title;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${entry.uuid}@${at.host}`)}`,
    `DTSTAMP:${utcTime(entry.updated ?? entry.created ?? UNKNOWN)}`,
    ...(entry.created ? [`CREATED:${utcTime(entry.created)}`] : []),
    ...(entry.updated ? [`LAST-MODIFIED:${utcTime(entry.updated)}`] : []),
    `SEQUENCE:${sequenceOf(entry)}`,
    ...(entry.wholeDays ? dayLines(start, end) : timeLines(start, end)),
    `SUMMARY:${escapeText(summary)}`,
    ...text('DESCRIPTION', descriptionOf(entry)),
    ...text('LOCATION', placeOf(entry, at.venue)),
    ...(entry.themes.length > 0
      ? [`CATEGORIES:${entry.themes.map(({ title }) => escapeText(title)).join(',')}`]
      : []),
    `URL:${entry.url}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Neither blocks time: a cancelled item, and a drop-in one.
    ...(cancelled || entry.dropIn ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

/** How often a calendar may ask again; many ask less often. */
const REFRESH = 'PT1H';

/**
 * A schedule as an iCalendar file (RFC 5545, with the names and refresh hints of RFC 7986). There is no METHOD: this is
 * a calendar to read, not an invitation to answer. Every line ends in CR LF.
 */
export function toCalendar(schedule: Schedule): string {
  const { title, publisher, url, feed, entries } = schedule;
  const name = escapeText(title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(publisher)}//Programma//NL`,
    'CALSCALE:GREGORIAN',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `X-WR-TIMEZONE:${BRUSSELS}`,
    `URL:${url}`,
    `SOURCE;VALUE=URI:${feed}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...TIME_ZONE_LINES,
    ...entries.flatMap((entry) => eventLines(entry, schedule)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

import { BRUSSELS, brusselsDay, type Day, nextDay, offsetTime } from '@inktvis/foundation/brussels';
import { withoutControls } from '@inktvis/foundation/control-characters';
import { isAtVenue } from '../occurrences.ts';
import type { Schedule, ScheduleEntry } from './schedule.ts';

/** Without its end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;
/** Of one UTF-16 unit in UTF-8. */
const MAX_UNIT_OCTETS = 3;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A TEXT value (RFC 5545, 3.3.11). Control characters, which it may not hold, become spaces. */
const escapeText = (text: string): string =>
  withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** At 75 octets (RFC 5545, 3.1), never inside a character; the next line starts with a space, which counts. */
function foldLine(line: string): string {
  if (line.length * MAX_UNIT_OCTETS <= MAX_LINE_OCTETS) return line;
  const octets = encoder.encode(line);
  const lines: string[] = [];
  for (let from = 0, room = MAX_LINE_OCTETS; from < octets.length; room = MAX_LINE_OCTETS - 1) {
    const until = cutBefore(octets, from + room);
    lines.push(decoder.decode(octets.subarray(from, until)));
    from = until;
  }
  return lines.join('\r\n ');
}

function cutBefore(octets: Uint8Array, at: number): number {
  if (at >= octets.length) return octets.length;
  let cut = at;
  // Octets like 10xxxxxx go on with the character before them.
  while (((octets[cut] ?? 0) & 0xc0) === 0x80) cut -= 1;
  return cut;
}

/** The rules of the European Union since 1996 (RFC 5545, 3.6.5). */
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

const utcTime = (instant: Date): string => `${compact(instant.toISOString().slice(0, 19))}Z`;

function timeLines(start: Date, end: Date | null): readonly string[] {
  const line = (name: string, instant: Date) =>
    `${name};TZID=${BRUSSELS}:${compact(offsetTime(instant).slice(0, 19))}`;
  return [line('DTSTART', start), ...(end ? [line('DTEND', end)] : [])];
}

/** An end is not part of what it ends (RFC 5545, 3.6.1). */
function dayLines(start: Date, end: Date | null): readonly string[] {
  const line = (name: string, day: Day) => `${name};VALUE=DATE:${compact(day)}`;
  return [line('DTSTART', brusselsDay(start)), line('DTEND', nextDay(brusselsDay(end ?? start)))];
}

/** DTSTAMP is required, and the present would change the bytes at every request. */
const UNKNOWN = new Date(0);

/** SEQUENCE must grow with every change (RFC 5545, 3.8.7.4): seconds from its making until the space last changed. */
function sequenceOf({ created, updated }: ScheduleEntry): number {
  const seconds = Math.floor(((updated ?? UNKNOWN).getTime() - (created ?? UNKNOWN).getTime()) / 1000);
  return Math.max(0, seconds);
}

/** `Leiepodium, Hal 3, Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk` */
const placeOf = ({ location }: ScheduleEntry, venue: string): string =>
  [location?.title, location?.hall, isAtVenue(location) && venue].filter(Boolean).join(', ');

/** With its address: not every calendar shows the URL. */
const descriptionOf = ({ intro, remarks, url }: ScheduleEntry): string =>
  [intro, remarks.filter(Boolean).join('\n'), url].filter(Boolean).join('\n\n');

const text = (name: string, value: string): string[] => (value ? [`${name}:${escapeText(value)}`] : []);

/** Without an end it takes no time (RFC 5545, 3.6.1): one that was not announced would be invented. */
function eventLines(entry: ScheduleEntry, at: Pick<Schedule, 'host' | 'venue'>): string[] {
  const { start, end } = entry;
  const cancelled = entry.flags.includes('geannuleerd');
  // Some calendars show nothing of a status.
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

/** Many calendars ask less often. */
const REFRESH = 'PT1H';

/** An iCalendar file (RFC 5545, 7986). No METHOD: a calendar to read, not an invitation. Lines end in CR LF. */
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

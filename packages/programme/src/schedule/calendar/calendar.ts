import type { Schedule } from '../schedule.ts';
import { cleanUri, escapeText, foldLine } from './content-line.ts';
import { eventLines } from './event-lines.ts';
import { TIME_ZONE, TIME_ZONE_LINES } from './time-zone.ts';

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
    `X-WR-TIMEZONE:${TIME_ZONE}`,
    `URL:${cleanUri(url)}`,
    `SOURCE;VALUE=URI:${cleanUri(feed)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...TIME_ZONE_LINES,
    ...entries.flatMap((entry) => eventLines(entry, schedule)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

import { brusselsOffset, brusselsWall } from '../wall-time.ts';

export const TIME_ZONE = 'Europe/Brussels';

/** The rules of the European Union, in force since the autumn of 1996 (RFC 5545, 3.6.5). */
export const TIME_ZONE_LINES: readonly string[] = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  `X-LIC-LOCATION:${TIME_ZONE}`,
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

const RULES_SINCE = Date.UTC(1996, 9, 27, 1);
const HOUR_MS = 3_600_000;

const compact = (iso: string): string => iso.replace(/[-:]/g, '');

/** A moment in UTC: `20241026T090000Z`. */
export const utcTime = (moment: Date): string => `${compact(moment.toISOString().slice(0, 19))}Z`;

/**
 * A property that holds a moment, as Brussels wall time. In the hour that comes twice the wall time means the first
 * (RFC 5545, 3.3.5): the second is told in UTC, and so is what lies before the rules above.
 */
export function momentLine(name: 'DTSTART' | 'DTEND', moment: Date): string {
  const hourBefore = new Date(moment.getTime() - HOUR_MS);
  const comesAgain = brusselsOffset(hourBefore) > brusselsOffset(moment);
  return comesAgain || moment.getTime() < RULES_SINCE
    ? `${name}:${utcTime(moment)}`
    : `${name};TZID=${TIME_ZONE}:${compact(brusselsWall(moment))}`;
}

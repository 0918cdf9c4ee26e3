import { announcedTitle, endOf, isCancelled, type ScheduleEntry } from '../schedule.ts';
import { cleanUri, escapeText } from './content-line.ts';
import { momentLine, utcTime } from './time-zone.ts';

/** For content without any date: DTSTAMP is required, and the present would change the bytes at every request. */
const UNKNOWN = new Date(0);
const LARGEST_INTEGER = 2_147_483_647;

/**
 * The SEQUENCE of an entry (RFC 5545, 3.8.7.4): it must grow with every change, and nothing here counts changes. The
 * seconds from when the entry was made until what is told here was last published grow with every publication, and
 * are the same for every server that reads the same content.
 */
function sequenceOf({ created, updated }: ScheduleEntry): number {
  const seconds = Math.floor(((updated ?? UNKNOWN).getTime() - (created ?? UNKNOWN).getTime()) / 1000);
  return Math.min(Math.max(0, seconds), LARGEST_INTEGER);
}

/** Podium, hall and address: `Leiepodium, Hal 3, Kortrijk Xpo, Doorniksesteenweg 216, 8500 Kortrijk`. */
const placeOf = ({ location }: ScheduleEntry, venue: string): string =>
  [location?.title, location?.hall, venue].filter(Boolean).join(', ');

/** Introduction, what a visitor must know, and the address: not every calendar shows the URL. */
const descriptionOf = ({ intro, remarks, url }: ScheduleEntry): string =>
  [intro, remarks.filter(Boolean).join('\n'), url].filter(Boolean).join('\n\n');

const text = (name: string, value: string): string[] => (value ? [`${name}:${escapeText(value)}`] : []);

/**
 * The lines of a VEVENT, not yet folded. An entry without an end gets none: by RFC 5545, 3.6.1 it then takes no time,
 * and an end that nobody announced would be one we made up.
 */
export function eventLines(
  entry: ScheduleEntry,
  at: { readonly host: string; readonly venue: string },
): string[] {
  const end = endOf(entry);
  const cancelled = isCancelled(entry);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${entry.uuid}@${at.host}`)}`,
    `DTSTAMP:${utcTime(entry.updated ?? entry.created ?? UNKNOWN)}`,
    ...(entry.created ? [`CREATED:${utcTime(entry.created)}`] : []),
    ...(entry.updated ? [`LAST-MODIFIED:${utcTime(entry.updated)}`] : []),
    `SEQUENCE:${sequenceOf(entry)}`,
    momentLine('DTSTART', entry.start),
    ...(end ? [momentLine('DTEND', end)] : []),
    `SUMMARY:${escapeText(announcedTitle(entry))}`,
    ...text('DESCRIPTION', descriptionOf(entry)),
    ...text('LOCATION', placeOf(entry, at.venue)),
    ...(entry.themes.length > 0
      ? [`CATEGORIES:${entry.themes.map(({ title }) => escapeText(title)).join(',')}`]
      : []),
    `URL:${cleanUri(entry.url)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // Neither keeps anybody busy: what does not take place, and what one walks into when it suits.
    ...(cancelled || entry.dropIn ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ];
}

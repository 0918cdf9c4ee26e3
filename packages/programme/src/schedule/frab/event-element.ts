import { element, textElement } from '@inktvis/foundation/xml';
import { announcedTitle, endOf, type ScheduleEntry } from '../schedule.ts';
import { brusselsIso, brusselsWall, hoursAndMinutes } from '../wall-time.ts';

/** What an entry without an end is taken to last: the format wants a length. */
const ASSUMED_LENGTH_MS = 3_600_000;

/** `inktvis-2024-4001-deuren-open`: small letters, digits and dashes, unique by its number. */
const slugOf = ({ number, slug }: ScheduleEntry, acronym: string): string =>
  `${acronym}-${number}-${slug}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');

/** One `<event>`. */
export function eventElement(
  entry: ScheduleEntry,
  { room, acronym }: { readonly room: string; readonly acronym: string },
): string {
  const lengthMs =
    (endOf(entry)?.getTime() ?? entry.start.getTime() + ASSUMED_LENGTH_MS) - entry.start.getTime();
  return element(
    'event',
    [
      textElement('date', brusselsIso(entry.start)),
      textElement('start', brusselsWall(entry.start).slice(11, 16)),
      textElement('duration', hoursAndMinutes(lengthMs)),
      textElement('room', room),
      textElement('slug', slugOf(entry, acronym)),
      textElement('url', entry.url),
      element('recording', [textElement('license', ''), textElement('optout', 'true')]),
      textElement('title', announcedTitle(entry)),
      textElement('subtitle', ''),
      textElement('track', entry.themes[0]?.title ?? ''),
      textElement('type', entry.type?.title ?? ''),
      textElement('language', 'nl'),
      textElement('abstract', entry.intro),
      textElement('description', entry.remarks.join('\n')),
      element('persons', []),
      element('links', [textElement('link', entry.title, { href: entry.url })]),
      element('attachments', []),
    ],
    { id: entry.number, guid: entry.uuid },
  );
}

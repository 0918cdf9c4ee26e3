import { BRUSSELS, brusselsDay, type Day, dayBounds } from '@inktvis/foundation/brussels';
import { element, textElement } from '@inktvis/foundation/xml';
import { announcedTitle, endOf, type Schedule, type ScheduleEntry } from './schedule.ts';
import { brusselsIso, brusselsWall, hoursAndMinutes } from './wall-time.ts';

/** What an entry without an end is taken to last: the format wants a length. */
const ASSUMED_LENGTH_MS = 3_600_000;

/** `inktvis-2024-4001-deuren-open`: small letters, digits and dashes, unique by its number. */
const slugOf = ({ number, slug }: ScheduleEntry, acronym: string): string =>
  `${acronym}-${number}-${slug}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-+$/, '');

/**
 * The format wants a whole number for a person, the same in every export: the name's address, hashed to 31 bits
 * (FNV-1a).
 */
export function personNumber(slug: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(slug)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 1) + 1;
}

/** One `<event>`. */
function eventElement(
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
      element(
        'persons',
        entry.people.map(({ slug, name }) => textElement('person', name, { id: personNumber(slug) })),
      ),
      element('links', [textElement('link', entry.title, { href: entry.url })]),
      element('attachments', []),
    ],
    { id: entry.number, guid: entry.uuid },
  );
}

/** The room of what has no room yet: the format has no place for none. */
const NO_ROOM = 'De zaal volgt';

const roomOf = ({ location }: ScheduleEntry): string => location?.title || NO_ROOM;

function dayElement(day: Day, index: number, entries: readonly ScheduleEntry[], acronym: string): string {
  const { from, until } = dayBounds(day);
  const rooms = [...Map.groupBy(entries, roomOf)].map(([room, events]) =>
    element(
      'room',
      events.map((entry) => eventElement(entry, { room, acronym })),
      { name: room },
    ),
  );
  return element('day', rooms, { index, date: day, start: brusselsIso(from), end: brusselsIso(until) });
}

/**
 * A schedule in the XML of conference apps (Pentabarf, frab, pretalx; the schema of c3voc): what Giggity, EventFahrplan
 * and info screens open. An entry is listed on the day it starts. The format knows no status: a title says it.
 */
export function toConferenceSchedule(schedule: Schedule): string {
  const { title, publisher, product, url, generated, entries } = schedule;
  const byDay = Map.groupBy(entries, ({ start }) => brusselsDay(start));
  const days = [...new Set([...schedule.days, ...byDay.keys()])].toSorted();
  const [first = brusselsDay(generated)] = days;
  const acronym = `${product}-${first.slice(0, 4)}`;
  const conference = [
    textElement('acronym', acronym),
    textElement('title', title),
    textElement('start', first),
    textElement('end', days.at(-1) ?? first),
    textElement('days', days.length),
    textElement('timeslot_duration', '00:15'),
    textElement('base_url', new URL('/', url).href),
    textElement('time_zone_name', BRUSSELS),
  ];
  const root = element('schedule', [
    element('generator', [], { name: publisher, version: '1' }),
    textElement('version', brusselsIso(generated)),
    element('conference', conference),
    ...days.map((day, at) => dayElement(day, at + 1, byDay.get(day) ?? [], acronym)),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

import { states } from '@inktvis/messages/item';
import { endTime, type Timed } from './occurrences.ts';
import type { Timing } from './today.ts';

/** What there is to say about an occurrence, as requirements D10 (statuses) names it. */
export type StatusName = 'off' | 'sold' | 'now' | 'time' | 'place' | 'back' | 'last' | 'new' | 'past';

/** What a status is read from: an occurrence, or anything else with a time and flags. */
type Flagged = { readonly content: Timed['content'] & { readonly flags: readonly string[] } };

/** The words of each status; a status is never conveyed by colour or sign alone. */
export const statusLabels: { readonly [name in StatusName]: string } = {
  off: states.geannuleerd,
  sold: states.uitverkocht,
  now: states.nu_bezig,
  time: states.ander_uur,
  place: states.ander_podium,
  back: states.weer_plaats,
  last: states.laatste_plaatsen,
  new: states.nieuw,
  past: states.voorbij,
};

/** The flags of the content service, most urgent first. */
const FLAGS = [
  ['uitverkocht', 'sold'],
  ['ander-uur', 'time'],
  ['ander-podium', 'place'],
  ['weer-plaats', 'back'],
  ['laatste-plaatsen', 'last'],
  ['nieuw', 'new'],
] as const;

/** What is announced of an occurrence, most urgent first: everything that time does not change. */
export function announcedStatuses({ content: { flags } }: Flagged): StatusName[] {
  if (flags.includes('geannuleerd')) return ['off'];
  const names = FLAGS.filter(([flag]) => flags.includes(flag)).map(([, name]) => name);
  return names.filter((name) => !(names.includes('sold') && (name === 'back' || name === 'last')));
}

/** Everything that holds at an instant (ms since 1970) for something with these announced statuses, most urgent first. */
function statusesDuring(
  announced: readonly StatusName[],
  { start, end }: Pick<Timing, 'start' | 'end'>,
  now: number,
): StatusName[] {
  if (announced.includes('off')) return ['off'];
  if (end <= now) return ['past'];
  if (now < start) return [...announced];
  // Only what is sold out is more urgent than what runs.
  return announced[0] === 'sold' ? ['sold', 'now', ...announced.slice(1)] : ['now', ...announced];
}

/** Everything that holds for an occurrence at an instant, most urgent first. */
export const statusesOf = (occurrence: Flagged, now: Date): StatusName[] =>
  statusesDuring(
    announcedStatuses(occurrence),
    { start: occurrence.content.startDate.getTime(), end: endTime(occurrence) },
    now.getTime(),
  );

/** At most two flags fit on a card. */
const MAX_FLAGS = 2;

/** The flags of something with these announced statuses at an instant (milliseconds since 1970). */
export const flagsDuring = (...during: Parameters<typeof statusesDuring>): StatusName[] =>
  statusesDuring(...during).slice(0, MAX_FLAGS);

/** The flags of an occurrence. */
export const flagsOf = (occurrence: Flagged, now: Date): StatusName[] =>
  statusesOf(occurrence, now).slice(0, MAX_FLAGS);

/** Whether a visitor can still get in, as far as the programme knows. */
export const isBookable = (occurrence: Flagged, now: Date): boolean =>
  !statusesOf(occurrence, now).some((name) => name === 'off' || name === 'past' || name === 'sold');

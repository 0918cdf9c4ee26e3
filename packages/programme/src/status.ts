import { states } from '@inktvis/messages/item';
import { phaseOf, type Timed } from './occurrences.ts';
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

const BY_URGENCY: readonly StatusName[] = [
  'off',
  'past',
  'sold',
  'now',
  'time',
  'place',
  'back',
  'last',
  'new',
];

/** Everything that holds for an occurrence at an instant, most urgent first. */
export function statusesOf(occurrence: Flagged, now: Date): StatusName[] {
  const { flags } = occurrence.content;
  if (flags.includes('geannuleerd')) return ['off'];
  const phase = phaseOf(occurrence, now);
  if (phase === 'past') return ['past'];
  const soldOut = flags.includes('uitverkocht');
  const holds: { readonly [name in StatusName]?: boolean } = {
    sold: soldOut,
    now: phase === 'now',
    time: flags.includes('ander-uur'),
    place: flags.includes('ander-podium'),
    back: flags.includes('weer-plaats') && !soldOut,
    last: flags.includes('laatste-plaatsen') && !soldOut,
    new: flags.includes('nieuw'),
  };
  return BY_URGENCY.filter((name) => holds[name]);
}

/** At most two flags fit on a card. */
const MAX_FLAGS = 2;

/** What is announced of an occurrence, most urgent first: everything that time does not change. */
export const announcedStatuses = (occurrence: Flagged): StatusName[] =>
  statusesOf(occurrence, new Date(occurrence.content.startDate.getTime() - 1));

/** The flags of something with these announced statuses at an instant (milliseconds since 1970). */
export function flagsDuring(
  announced: readonly StatusName[],
  { start, end }: Timing,
  now: number,
): StatusName[] {
  if (announced.includes('off')) return ['off'];
  if (end <= now) return ['past'];
  const holding = start <= now ? [...announced, 'now' as const] : announced;
  return BY_URGENCY.filter((name) => holding.includes(name)).slice(0, MAX_FLAGS);
}

/** The flags of an occurrence. */
export const flagsOf = (occurrence: Flagged, now: Date): StatusName[] =>
  statusesOf(occurrence, now).slice(0, MAX_FLAGS);

/** Whether a visitor can still get in, as far as the programme knows. */
export const isBookable = (occurrence: Flagged, now: Date): boolean =>
  !statusesOf(occurrence, now).some((name) => name === 'off' || name === 'past' || name === 'sold');

import { FLAGS } from '@inktvis/content/vocabularies';
import { states } from '@inktvis/messages/item';
import { endTime, type Timed } from './occurrences.ts';
import type { Timing } from './today.ts';

/** Most urgent first (requirements D10). */
const REPORTED = ['off', 'sold', 'time', 'place', 'back', 'last', 'new'] as const;
export type ReportedStatus = (typeof REPORTED)[number];

export type StatusName = ReportedStatus | 'now' | 'past';

export type Flagged = { readonly content: Timed['content'] & { readonly flags: readonly string[] } };

const reports = FLAGS.names.map((flag) => ({ flag, ...FLAGS.values[flag] }));

/** A status is never conveyed by colour or sign alone. */
export const statusLabels = {
  ...Object.fromEntries(reports.map(({ status, label }) => [status, label])),
  now: states.nu_bezig,
  past: states.voorbij,
} as { readonly [name in StatusName]: string };

/** Everything that time does not change. */
export function announcedStatuses({ content: { flags } }: Flagged): ReportedStatus[] {
  const given = new Set(reports.filter(({ flag }) => flags.includes(flag)).map(({ status }) => status));
  if (given.has('off')) return ['off'];
  const isMoot = (name: ReportedStatus) => given.has('sold') && (name === 'back' || name === 'last');
  return REPORTED.filter((name) => given.has(name) && !isMoot(name));
}

/** `now`: milliseconds since 1970. */
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

export const statusesOf = (occurrence: Flagged, now: Date): StatusName[] =>
  statusesDuring(
    announcedStatuses(occurrence),
    { start: occurrence.content.startDate.getTime(), end: endTime(occurrence) },
    now.getTime(),
  );

const MAX_FLAGS = 2;

export const flagsDuring = (...during: Parameters<typeof statusesDuring>): StatusName[] =>
  statusesDuring(...during).slice(0, MAX_FLAGS);

export const flagsOf = (occurrence: Flagged, now: Date): StatusName[] =>
  statusesOf(occurrence, now).slice(0, MAX_FLAGS);

export const isBookable = (occurrence: Flagged, now: Date): boolean =>
  !statusesOf(occurrence, now).some((name) => name === 'off' || name === 'past' || name === 'sold');

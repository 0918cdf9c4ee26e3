import { SIGNING_TYPE } from '@inktvis/content/vocabularies';
import { locationOf, type Occurrence, sortOccurrences, startDay } from './occurrences.ts';

export const isSigning = ({ content: { type, experience } }: Occurrence): boolean =>
  (type ?? experience?.content.type)?.slug === SIGNING_TYPE;

const hasQueue = (occurrence: Occurrence): boolean =>
  isSigning(occurrence) && !occurrence.content.flags.includes('geannuleerd');

/** A moment whose queue can be shown, on its day (`YYYY-MM-DD`). */
export type QueueSpot = { readonly moment: string; readonly day: string };

/** Undefined where nobody signs, or it is cancelled. */
export const queueSpot = (occurrence: Occurrence | null): QueueSpot | undefined =>
  occurrence && hasQueue(occurrence) ? { moment: occurrence.uuid, day: startDay(occurrence) } : undefined;

/** Who signs on a day, by start; at one place, or everywhere. */
export const signingsOn = (programme: readonly Occurrence[], day: string, place?: string): Occurrence[] =>
  sortOccurrences(
    programme.filter(
      (one) =>
        hasQueue(one) && startDay(one) === day && (place === undefined || locationOf(one)?.slug === place),
    ),
  );

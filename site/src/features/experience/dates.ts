import type { Story } from '@inktvis/content';
import { ownId } from '@inktvis/foundation/element-id';
import { type Occurrence, occurrenceKey, phaseOf } from '@inktvis/programme/occurrences';
import { OCCURRENCE_PARAMETER } from '@inktvis/programme/paths';

/** The id of the heading above all dates of an experience. */
export const DATES_ID = ownId('momenten');

/** The calendar file of an experience: of one of its dates, or of all. */
export const calendarHref = ({ href }: Pick<Story<'experience'>, 'href'>, occurrence?: Occurrence): string =>
  occurrence ? `${href}.ics?${OCCURRENCE_PARAMETER}=${occurrenceKey(occurrence)}` : `${href}.ics`;

/** Whether a date belongs in a calendar: neither over nor cancelled. */
export const isToCome = (occurrence: Occurrence, now: Date): boolean =>
  phaseOf(occurrence, now) !== 'past' && !occurrence.content.flags.includes('geannuleerd');

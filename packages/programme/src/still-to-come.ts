import type { Story } from '@inktvis/content';
import { brusselsDay, dayBounds } from '@inktvis/foundation/brussels';
import { attendableOccurrence, type Occurrence, occurrencesOf, phaseOf } from './occurrences.ts';

type Experience = Story<'experience'>;

/** An experience may say itself when it is; one that says nothing is never over. */
function isOverByItself({ content: { startDate, endDate, date } }: Experience, now: Date): boolean {
  if (startDate) return phaseOf({ content: { startDate, endDate } }, now) === 'past';
  return date !== null && date < brusselsDay(now);
}

/** Without what is over; all once the whole programme is over, for then a list shows what was. */
export function stillToCome(experiences: readonly Experience[], programme: readonly Occurrence[], now: Date) {
  const uuidOf = ({ content }: Occurrence) => content.experience?.uuid;
  const known = new Set(programme.map(uuidOf));
  const ahead = new Set(programme.filter((item) => phaseOf(item, now) !== 'past').map(uuidOf));
  const rest = experiences.filter((one) =>
    known.has(one.uuid) ? ahead.has(one.uuid) : !isOverByItself(one, now),
  );
  return rest.length > 0 || ahead.size > 0 ? rest : experiences;
}

/** By the first time that a visitor can attend; what has no time comes last. */
export function stillToComeByTime(
  experiences: readonly Experience[],
  programme: readonly Occurrence[],
  now: Date,
): readonly Experience[] {
  const timed = stillToCome(experiences, programme, now).map((experience) => {
    const shown = attendableOccurrence(occurrencesOf(experience, programme), now);
    const { startDate, date } = experience.content;
    const start = shown?.content.startDate ?? startDate ?? (date === null ? null : dayBounds(date).from);
    return { experience, time: start?.getTime() ?? Number.POSITIVE_INFINITY };
  });
  return timed
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
    .map(({ experience }) => experience);
}

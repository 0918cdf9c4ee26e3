import { endOf, endTime, isAttendable, type Occurrence, sortOccurrences } from './occurrences.ts';

export type Around = { readonly before: readonly Occurrence[]; readonly after: readonly Occurrence[] };

const HOUR_MS = 3_600_000;
const MAX_A_SIDE = 3;

function onePerExperience(occurrences: readonly Occurrence[]): readonly Occurrence[] {
  const seen = new Set<string>();
  return occurrences.filter(({ uuid, content }) => {
    const key = content.experience?.uuid ?? uuid;
    return !seen.has(key) && seen.add(key);
  });
}

/** What ends in the hour before and what starts in the hour after, at most three a side, those nearest to it. */
export function aroundOccurrence(occurrence: Occurrence, programme: readonly Occurrence[]): Around {
  const start = occurrence.content.startDate.getTime();
  const end = endTime(occurrence);
  const experience = occurrence.content.experience?.uuid;
  const others = sortOccurrences(
    programme.filter(
      (one) =>
        isAttendable(one) && one.content.experience !== null && one.content.experience.uuid !== experience,
    ),
  );
  const announcedEnd = (one: Occurrence) => endOf(one)?.getTime() ?? Number.NaN;
  const before = others
    .filter((one) => announcedEnd(one) > start - HOUR_MS && announcedEnd(one) <= start)
    .sort((a, b) => announcedEnd(b) - announcedEnd(a));
  const after = others.filter(({ content }) => {
    const begins = content.startDate.getTime();
    return begins >= end && begins < end + HOUR_MS;
  });
  return {
    before: sortOccurrences(onePerExperience(before).slice(0, MAX_A_SIDE)),
    after: onePerExperience(after).slice(0, MAX_A_SIDE),
  };
}

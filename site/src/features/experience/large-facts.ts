import { readAge } from '@inktvis/content/age';
import { experience as words } from '@inktvis/messages/experience';
import { endOf, type Occurrence } from '@inktvis/programme/occurrences';

const MINUTE_MS = 60_000;
/** What lasts longer is shown with its hours. */
const MAX_MINUTES = 300;

/** `70`, minutes; null for what has no announced end, takes longer, or is walked into. */
export function lengthOf(occurrence: Occurrence | null, isDropIn: boolean) {
  const end = occurrence && endOf(occurrence);
  if (!end || isDropIn) return null;
  const minutes = Math.round((end.getTime() - occurrence.content.startDate.getTime()) / MINUTE_MS);
  return minutes > MAX_MINUTES ? null : { number: `${minutes}`, words: words.minutes };
}

/** `12+` and `6–10`, years; null for all ages, and for what cannot be read. */
export function ageOf(age: string) {
  const { from, to } = readAge(age) ?? { from: 0, to: null };
  if (from === 0 && to === null) return null;
  const until = to === null ? '+' : `–${to}`;
  return { number: from === to ? `${from}` : from + until, words: words.years };
}

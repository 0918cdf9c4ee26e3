import type { Story } from '@inktvis/content';
import { BRUSSELS, brusselsDay, type Day, nextDay, parseWallTime } from '@inktvis/foundation/brussels';

/** Where an instant falls relative to the festival: home shows another page in each. */
export type FestivalPhase = 'before' | 'during' | 'after';

/** The days of the festival, both included. */
export type FestivalPeriod = { readonly first: Day; readonly last: Day };

/** Days further apart than this belong to two editions of the festival. */
const MAX_GAP_MS = 31 * 86_400_000;

/** Whether two days, one after the other, can belong to one edition of the festival. */
export const isSameEdition = (a: Day, b: Day): boolean =>
  Math.abs(Date.parse(a) - Date.parse(b)) <= MAX_GAP_MS;

type OpenDay = Pick<Story<'date_overview'>, 'content'>;

/** The instant of an hour (`18:00`, Brussels time) on a day; null when the day does not say it. */
const instantOf = (day: Day, hour: string): Date | null =>
  hour === '' ? null : parseWallTime(`${day} ${hour}`, BRUSSELS);

/** When a day opens and closes, which may be after midnight; null where the editors did not say. */
export function openingOf({ content: { date, opens, closes } }: OpenDay) {
  const [from, until] = [instantOf(date, opens), instantOf(date, closes)];
  return { opens: from, closes: from && until && until <= from ? instantOf(nextDay(date), closes) : until };
}

/**
 * Whether the festival is to come, goes on or is over. It goes on from the midnight before its first day (Brussels time)
 * until the last day closes, or ends when that day has no closing hour. Without dates it is always to come.
 */
export function festivalPhase(
  period: FestivalPeriod | null,
  days: readonly OpenDay[],
  now: Date,
): FestivalPhase {
  const today = brusselsDay(now);
  if (period === null || today < period.first) return 'before';
  const last = days.find(({ content }) => content.date === period.last);
  const closes = last && openingOf(last).closes;
  return (closes ? now >= closes : today > period.last) ? 'after' : 'during';
}

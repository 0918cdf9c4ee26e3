import type { Story } from '@inktvis/content';
import { BRUSSELS, brusselsDay, type Day, nextDay, parseWallTime } from '@inktvis/foundation/brussels';

export type FestivalPhase = ReturnType<typeof festivalPhase>;

/** Both included. */
export type FestivalPeriod = { readonly first: Day; readonly last: Day };

const MAX_GAP_MS = 31 * 86_400_000;

export const isSameEdition = (a: Day, b: Day): boolean =>
  Math.abs(Date.parse(a) - Date.parse(b)) <= MAX_GAP_MS;

type OpenDay = Pick<Story<'date_overview'>, 'content'>;

const instantOf = (day: Day, hour: string): Date | null =>
  hour === '' ? null : parseWallTime(`${day} ${hour}`, BRUSSELS);

/** `closes` may be after midnight; null where the editors did not say. */
export function openingOf({ content: { date, opens, closes } }: OpenDay) {
  const [from, until] = [instantOf(date, opens), instantOf(date, closes)];
  return { opens: from, closes: from && until && until <= from ? instantOf(nextDay(date), closes) : until };
}

/** From the midnight before the first day (Brussels) until the last day closes, or ends. Without dates it is to come. */
export function festivalPhase(period: FestivalPeriod | null, days: readonly OpenDay[], now: Date) {
  const today = brusselsDay(now);
  if (period === null || today < period.first) return 'before';
  const last = days.find(({ content }) => content.date === period.last);
  const closes = last && openingOf(last).closes;
  return (closes ? now >= closes : today > period.last) ? 'after' : 'during';
}

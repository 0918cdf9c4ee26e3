import { brusselsDay, type Day } from '@inktvis/foundation/brussels';

/**
 * The day a visitor sees who asks for none (requirements 4, requirements 2.3): today in Brussels; before the first day
 * the first, after the last day the last, on a day without a programme the next one. Null without any day.
 */
export function defaultDay(days: readonly Day[], now: Date): Day | null {
  const today = brusselsDay(now);
  const sorted = days.toSorted();
  return sorted.find((day) => day >= today) ?? sorted.at(-1) ?? null;
}

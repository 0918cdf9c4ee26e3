import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2})[+-]\d{2}:\d{2}$/;
const WEEK_MS = 7 * 86_400_000;
/** The time in Brussels that the sample is made for. */
const SAMPLE_TIME = '2024-10-26T10:05';

/** The number of whole weeks from the time of the sample to `now`; at least 0. */
export function weeksSince(now: Date): number {
  const sample = parseWallTime(SAMPLE_TIME, BRUSSELS);
  return sample ? Math.max(0, Math.floor((now.getTime() - sample.getTime()) / WEEK_MS)) : 0;
}

function shiftInstant(text: string, weeks: number): string {
  const [, year, month, day, time = ''] = INSTANT.exec(text) ?? [];
  // The year 2100 means forever.
  if (year === undefined || Number(year) >= 2100) return text;
  const wall = new Date(Date.parse(`${year}-${month}-${day}T${time}Z`) + weeks * WEEK_MS)
    .toISOString()
    .slice(0, 19);
  const instant = parseWallTime(wall, BRUSSELS);
  if (!instant) return text;
  const hours = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 3_600_000);
  return `${wall}+0${hours}:00`;
}

/** The same JSON with every instant a number of weeks later, on the same weekday and at the same time in Brussels. */
export function shiftWeeks(value: unknown, weeks: number): unknown {
  if (weeks === 0) return value;
  if (typeof value === 'string') return shiftInstant(value, weeks);
  if (Array.isArray(value)) return value.map((one) => shiftWeeks(one, weeks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shiftWeeks(inner, weeks)]));
}

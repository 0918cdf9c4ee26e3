import { BRUSSELS, parseWallTime } from '@inktvis/foundation/brussels';

const MOMENT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}:\d{2}:\d{2})[+-]\d{2}:\d{2}$/;
const WEEK_MS = 7 * 86_400_000;
/** The sample belongs to this moment in Brussels. */
const SAMPLE_MOMENT = '2024-10-26T10:05';

/** Whole weeks from the sample's own time to `now`; never fewer than none. */
export function weeksSince(now: Date): number {
  const sample = parseWallTime(SAMPLE_MOMENT, BRUSSELS);
  return sample ? Math.max(0, Math.floor((now.getTime() - sample.getTime()) / WEEK_MS)) : 0;
}

function movedMoment(text: string, weeks: number): string {
  const [, year, month, day, time = ''] = MOMENT.exec(text) ?? [];
  // 2100 means "for ever".
  if (year === undefined || Number(year) >= 2100) return text;
  const wall = new Date(Date.parse(`${year}-${month}-${day}T${time}Z`) + weeks * WEEK_MS)
    .toISOString()
    .slice(0, 19);
  const instant = parseWallTime(wall, BRUSSELS);
  if (!instant) return text;
  const hours = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 3_600_000);
  return `${wall}+0${hours}:00`;
}

/** The same JSON with every moment so many weeks later, at the same weekday and the same time on a Brussels clock. */
export function movedOn(value: unknown, weeks: number): unknown {
  if (weeks === 0) return value;
  if (typeof value === 'string') return movedMoment(value, weeks);
  if (Array.isArray(value)) return value.map((one) => movedOn(one, weeks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, movedOn(inner, weeks)]));
}

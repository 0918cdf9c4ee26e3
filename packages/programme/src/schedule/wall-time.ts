import { machineTime } from '@inktvis/foundation/brussels';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const MOST_KEPT = 20_000;

/** Offsets by hour of the epoch: clocks only change on the hour, and asking `Intl` is slow. */
const known = new Map<number, number>();

/** How far the clocks of Brussels are ahead of UTC, in ms. Zero for years nobody can name. */
export function brusselsOffset(moment: Date): number {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const kept = known.get(hour);
  if (kept !== undefined) return kept;
  if (known.size >= MOST_KEPT) known.clear();
  const offset = Date.parse(`${machineTime(new Date(hour * HOUR_MS))}Z`) - hour * HOUR_MS;
  known.set(hour, Number.isFinite(offset) ? offset : 0);
  return known.get(hour) ?? 0;
}

/** What the clocks of Brussels show: `2024-10-26T11:00:00`. */
export const brusselsWall = (moment: Date): string =>
  new Date(moment.getTime() + brusselsOffset(moment)).toISOString().slice(0, -5);

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO 8601 with the offset of Brussels: `2024-10-26T11:00:00+02:00`. */
export function brusselsIso(moment: Date): string {
  const minutes = Math.round(brusselsOffset(moment) / MINUTE_MS);
  const ahead = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${brusselsWall(moment)}${sign}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

/** Hours and minutes as `HH:MM`; at most 99:59, which is what readers of the format understand. */
export function hoursAndMinutes(lengthMs: number): string {
  const minutes = Math.min(Math.max(0, Math.round(lengthMs / MINUTE_MS)), 99 * 60 + 59);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

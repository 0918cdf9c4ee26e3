import { brusselsOffset as offsetInMinutes } from '@inktvis/foundation/brussels';

const MINUTE_MS = 60_000;

/** How far the clocks of Brussels are ahead of UTC, in ms. Zero for years that `Intl` does not know. */
export const brusselsOffset = (instant: Date): number => (offsetInMinutes(instant) || 0) * MINUTE_MS;

/** What the clocks of Brussels show: `2024-10-26T11:00:00`. */
export const brusselsWall = (instant: Date): string =>
  new Date(instant.getTime() + brusselsOffset(instant)).toISOString().slice(0, -5);

const two = (value: number): string => String(value).padStart(2, '0');

/** ISO 8601 with the offset of Brussels: `2024-10-26T11:00:00+02:00`. */
export function brusselsIso(instant: Date): string {
  const minutes = Math.round(brusselsOffset(instant) / MINUTE_MS);
  const ahead = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${brusselsWall(instant)}${sign}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}

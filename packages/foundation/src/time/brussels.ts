import { tzOffset } from '@date-fns/tz/tzOffset';

/** A calendar day in Brussels, `YYYY-MM-DD`. All programme times are Brussels time. */
export type Day = string;

export const BRUSSELS = 'Europe/Brussels';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?))?$/;
const QUARTER_MS = 15 * MINUTE_MS;
const MAX_RESULTS = 50_000;

/** Memoizes a pure function; after `MAX_RESULTS` results it starts again with none. */
function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    if (results.size >= MAX_RESULTS) results.clear();
    const value = compute(key);
    results.set(key, value);
    return value;
  };
}

/** Minutes ahead of UTC per quarter of an hour, the finest step of clocks: a lookup in the database costs microseconds. */
const offsetsOf = memoize((zone: string) =>
  memoize((quarter: number) => tzOffset(zone, new Date(quarter * QUARTER_MS))),
);
const offsetAt = (zone: string, instant: number): number => offsetsOf(zone)(Math.floor(instant / QUARTER_MS));

/** What a wall clock in Brussels shows at an instant: `2024-10-26T14:30:00.000`. */
function wallClock(instant: Date): string {
  const at = instant.getTime();
  return new Date(at + offsetAt(BRUSSELS, at) * MINUTE_MS).toISOString().slice(0, -1);
}

/** When a clock in `zone` shows `wall` (epoch ms as if UTC): the first of two; one that is skipped counts on from before. */
function instantOf(wall: number, zone: string): Date {
  const before = offsetAt(zone, wall - DAY_MS);
  const after = offsetAt(zone, wall + DAY_MS);
  const [first, second] = [wall - before * MINUTE_MS, wall - after * MINUTE_MS];
  return new Date(offsetAt(zone, first) !== before && offsetAt(zone, second) === after ? second : first);
}

/** A value without zone (`YYYY-MM-DD`, perhaps with ` HH:mm` or `THH:mm:ss`) as wall time in `zone`; null for others. */
export function parseWallTime(text: string, zone: string): Date | null {
  const [, day = '', time = '00:00'] = WALL_TIME.exec(text.trim()) ?? [];
  return isDay(day) ? instantOf(Date.parse(`${day}T${time}Z`), zone) : null;
}

export function isDay(text: string): text is Day {
  const noon = DAY.test(text) ? Date.parse(`${text}T12:00:00Z`) : Number.NaN;
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(text);
}

export const brusselsDay = (instant: Date): Day => wallClock(instant).slice(0, 10);

/** The first instant of a Brussels day and that of the next: 23, 24 or 25 hours apart. */
export function dayBounds(day: Day): { from: Date; until: Date } {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return { from: instantOf(midnight, BRUSSELS), until: instantOf(midnight + DAY_MS, BRUSSELS) };
}

export const nextDay = (day: Day): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Brussels wall time with a full stop: `14.30`. */
export const formatTime = (instant: Date): string => wallClock(instant).slice(11, 16).replace(':', '.');

/** Brussels wall clock with its seconds: `14:30:05`. */
export const formatClock = (instant: Date): string => wallClock(instant).slice(11, 19);

/** An instant in Brussels, for the attribute of `<time datetime>`: `2024-10-26T14:30`. */
export const machineTime = (instant: Date): string => wallClock(instant).slice(0, 16);

/** An instant in Brussels with its offset from UTC (ISO 8601): `2024-10-26T14:30:00+02:00`. */
export function offsetTime(instant: Date): string {
  const hours = offsetAt(BRUSSELS, instant.getTime()) / 60;
  return `${wallClock(instant).slice(0, 19)}+0${hours}:00`;
}

/** A day as the number of the programme: `26.10`. */
export const formatDayNumber = (day: Day): string => `${day.slice(8, 10)}.${day.slice(5, 7)}`;

/** Writes days in words; each day once, because `Intl` is slow and there are few days. */
function words(options: Intl.DateTimeFormatOptions): (day: Day) => string {
  const format = new Intl.DateTimeFormat('nl-BE', { ...options, timeZone: 'UTC' });
  return memoize((day) => format.format(new Date(`${day}T12:00:00Z`)));
}

export const formatWeekday = words({ weekday: 'long' });
export const formatMonth = words({ month: 'long' });
/** `okt` */
export const formatMonthShort = words({ month: 'short' });
/** `26 oktober` */
export const formatDayMonth = words({ day: 'numeric', month: 'long' });
/** `26 oktober 2024` */
export const formatDate = words({ day: 'numeric', month: 'long', year: 'numeric' });
/** `zaterdag 26 oktober 2024` */
export const formatDayFull = (day: Day): string => `${formatWeekday(day)} ${formatDate(day)}`;
/** `zaterdag 26 oktober` */
export const formatDayLong = (day: Day): string => `${formatWeekday(day)} ${formatDayMonth(day)}`;

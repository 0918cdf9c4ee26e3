import { err, ok, type Result } from '@inktvis/foundation/result';

/** Named parameters of a read, REST's or GraphQL's; empty values are already gone. */
export type Parameters = { readonly [name: string]: string | undefined };

/** A comma-separated list; undefined when absent. */
export const list = (value: string | undefined): readonly string[] | undefined =>
  value?.split(',').filter(Boolean);

/** A whole number from `min` up; `max` clamps. The error names the parameter. */
export function whole(
  parameters: Parameters,
  name: string,
  { fallback, min, max }: { readonly fallback: number; readonly min: number; readonly max: number },
): Result<number, string> {
  const value = parameters[name];
  if (value === undefined) return ok(fallback);
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min
    ? ok(Math.min(number, max))
    : err(`${name}: '${value}' is not a whole number from ${min}`);
}

/** Where the page of a list begins that `page` and `per_page` name, 25 entries long by default. */
export function paging(
  parameters: Parameters,
  maxPerPage: number,
): Result<{ readonly start: number; readonly perPage: number }, string> {
  const page = whole(parameters, 'page', { fallback: 1, min: 1, max: 999_999_999 });
  if (!page.ok) return page;
  const perPage = whole(parameters, 'per_page', { fallback: 25, min: 1, max: maxPerPage });
  return perPage.ok ? ok({ start: (page.value - 1) * perPage.value, perPage: perPage.value }) : perPage;
}

/** `0`, `1`, `true` or `false`; undefined when absent. */
export function flag(parameters: Parameters, name: string): Result<boolean | undefined, string> {
  const value = parameters[name];
  if (value === undefined) return ok(undefined);
  if (value === '1' || value === 'true') return ok(true);
  return value === '0' || value === 'false' ? ok(false) : err(`${name}: '${value}' is neither 0 nor 1`);
}

const INTEGER = /^-?\d+$/;
const FLOAT = /^-?\d+(\.\d+)?$/;
const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?\s?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/;
const MINUTE_MS = 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

/** A whole number, or undefined for anything else. */
export const toInteger = (text: string | undefined): number | undefined =>
  text !== undefined && INTEGER.test(text) ? Number(text) : undefined;

/** A number with `.` for decimals, or undefined for anything else. */
export const toFloat = (text: string | undefined): number | undefined =>
  text !== undefined && FLOAT.test(text) ? Number(text) : undefined;

/** Two digits from `at`; NaN when they are none. */
function pair(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Epoch ms at which a day starts in UTC; undefined when there is no such day. */
function midnightOf(year: number, month: number, day: number): number | undefined {
  const midnight = Date.UTC(year, month - 1, day);
  // 31 April rolls over to May; such a day is a mistake. Of the first 28 all months have one.
  if (!(month >= 1 && month <= 12 && day >= 1)) return undefined;
  return day <= 28 || new Date(midnight).getUTCDate() === day ? midnight : undefined;
}

/** The two forms that editors' dates have, without a regular expression: a list compares thousands of them. */
function plainInstant(text: string): number | undefined {
  const isDay = text.length === DAY_LENGTH;
  if (text[4] !== '-' || text[7] !== '-') return undefined;
  const hour = isDay ? 0 : pair(text, 11);
  const minute = isDay ? 0 : pair(text, 14);
  if (!isDay && ((text[10] !== ' ' && text[10] !== 'T') || text[13] !== ':')) return undefined;
  if (!(hour <= 23 && minute <= 59)) return undefined;
  const midnight = midnightOf(pair(text, 0) * 100 + pair(text, 2), pair(text, 5), pair(text, 8));
  return midnight === undefined ? undefined : midnight + (hour * 60 + minute) * MINUTE_MS;
}

/**
 * Epoch ms of `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or ISO 8601; undefined for anything else. Without a zone it counts as
 * UTC, on both sides of a comparison alike.
 */
export function parseInstant(text: string | undefined): number | undefined {
  if (text?.length === DAY_LENGTH || text?.length === MINUTE_LENGTH) return plainInstant(text);
  const match = text === undefined ? null : DATE_TIME.exec(text);
  if (!match) return undefined;
  const [
    ,
    year,
    month,
    day,
    hour = '0',
    minute = '0',
    second = '0',
    fraction = '0',
    sign,
    zoneHour,
    zoneMinute,
  ] = match;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const midnight = midnightOf(Number(year), Number(month), Number(day));
  if (midnight === undefined) return undefined;
  const time =
    (Number(hour) * 60 + Number(minute)) * MINUTE_MS + Math.round((Number(second) + Number(fraction)) * 1000);
  const offset = sign ? (Number(zoneHour) * 60 + Number(zoneMinute)) * MINUTE_MS : 0;
  return midnight + time + (sign === '-' ? offset : -offset);
}

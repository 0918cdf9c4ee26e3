const INTEGER = /^-?\d+$/;
const FLOAT = /^-?\d+(\.\d+)?$/;
const MOMENT =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?\s?(?:Z|([+-])(\d{2}):?(\d{2}))?)?$/;
const MINUTE_MS = 60_000;

/** A whole number, or undefined for anything else (no thousands separator, contract content-service 1.5). */
export const toInteger = (text: string | undefined): number | undefined =>
  text !== undefined && INTEGER.test(text) ? Number(text) : undefined;

/** A number with `.` for decimals, or undefined for anything else. */
export const toFloat = (text: string | undefined): number | undefined =>
  text !== undefined && FLOAT.test(text) ? Number(text) : undefined;

/**
 * Epoch ms of `YYYY-MM-DD`, `YYYY-MM-DD HH:mm` or ISO 8601; undefined for anything else. Without a zone it counts as
 * UTC, on both sides of a comparison alike (contract content-service 1.5 and 6).
 */
export function toMoment(text: string | undefined): number | undefined {
  const match = text === undefined ? null : MOMENT.exec(text);
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
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // 31 April rolls over to May; such a day is a mistake.
  if (new Date(midnight).getUTCDate() !== Number(day) || Number(month) > 12) return undefined;
  const time =
    (Number(hour) * 60 + Number(minute)) * MINUTE_MS + Math.round((Number(second) + Number(fraction)) * 1000);
  const offset = sign ? (Number(zoneHour) * 60 + Number(zoneMinute)) * MINUTE_MS : 0;
  return midnight + time + (sign === '-' ? offset : -offset);
}

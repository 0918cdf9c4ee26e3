/**
 * `Retry-After` (RFC 9110, 10.2.3), in seconds or as a date, in ms from `now`, `mostMs` at most; undefined when absent
 * or unreadable.
 */
export function retryAfter(value: string | null, now: Date, mostMs: number): number | undefined {
  if (!value) return undefined;
  const seconds = /^\s*\d+\s*$/.test(value) ? Number(value) : (Date.parse(value) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), mostMs) : undefined;
}

/** How long a page counts as fresh, and how long a stale one may be shown while a new one is rendered. Seconds. */
export const PAGE_LIFE = { maxAge: 30, swr: 86_400 } as const;

/** The life of a page of which something stops being true at `until`, if that is sooner. At least a second. */
export function pageLife(until: Date | null, now: Date): { readonly maxAge: number; readonly swr: number } {
  if (until === null) return PAGE_LIFE;
  const seconds = Math.floor((until.getTime() - now.getTime()) / 1000);
  return { ...PAGE_LIFE, maxAge: Math.max(1, Math.min(PAGE_LIFE.maxAge, seconds)) };
}

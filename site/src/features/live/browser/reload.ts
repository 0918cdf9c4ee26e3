import { BRUSSELS, brusselsDay, parseWallTime } from '@inktvis/foundation/brussels';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MIN_AGE_MS = 5 * MINUTE_MS;
const TIMEOUT_MS = 5000;

type PageAge = {
  /** Another build of the site responds now. */
  readonly isOutdated: boolean;
  /** How long ago the page was loaded, in ms. */
  readonly age: number;
  /** Epoch ms of the server. */
  readonly now: number;
};

/**
 * Whether a page is due to reload: after a deploy, and at 04.00 Brussels time when it was an hour old by then. Not within
 * five minutes of loading: a reload that did not help is not repeated at once.
 */
export function isReloadDue({ isOutdated, age, now }: PageAge): boolean {
  if (age < MIN_AGE_MS) return false;
  if (isOutdated) return true;
  const night = parseWallTime(`${brusselsDay(new Date(now))}T04:00`, BRUSSELS)?.getTime() ?? 0;
  return now >= night && now - age < night - HOUR_MS;
}

/** Whether the server can send the page. */
async function isPageAvailable(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => null,
  );
  return response?.ok === true;
}

/** Returns what reloads the page on the minute when that is due and the server can send it: to be called every second. */
export function createReloader(): (page: Omit<PageAge, 'age'>) => Promise<void> {
  const loadedAt = performance.now();
  let minute: number | undefined;
  return async (page) => {
    const current = Math.floor(page.now / MINUTE_MS);
    if (current === minute) return;
    minute = current;
    const isDue = isReloadDue({ ...page, age: performance.now() - loadedAt });
    if (isDue && (await isPageAvailable())) location.reload();
  };
}

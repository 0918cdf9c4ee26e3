import { BRUSSELS, brusselsDay, parseWallTime } from '@inktvis/foundation/brussels';
import { deadline } from '../../../browser/deadline.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MIN_AGE_MS = 5 * MINUTE_MS;
const TIMEOUT_MS = 5000;
/** A slide that is shown for longer stands still. */
const MAX_SLIDE_MS = 2 * MINUTE_MS;

export const SLIDE_SHOWN = 'slide-shown';

type PageAge = {
  readonly isOutdated: boolean;
  /** Of the page, in ms. */
  readonly age: number;
  /** Epoch ms of the server. */
  readonly now: number;
};

/** Due after a deploy, and at 04.00 Brussels time when an hour old by then; not within five minutes: a reload may not have helped. */
export function isReloadDue({ isOutdated, age, now }: PageAge): boolean {
  if (age < MIN_AGE_MS) return false;
  if (isOutdated) return true;
  const night = parseWallTime(`${brusselsDay(new Date(now))}T04:00`, BRUSSELS)?.getTime() ?? 0;
  return now >= night && now - age < night - HOUR_MS;
}

const isPageAvailable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: deadline(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads a page that is due when the server can send it: between two slides, or on the minute while none change. */
export function startReloader(now: () => number, ended: AbortSignal) {
  const loadedAt = performance.now();
  const age = () => performance.now() - loadedAt;
  let isOutdated = false;
  let minute: number | undefined;
  let slideAt = Number.NEGATIVE_INFINITY;

  async function reloadIfDue(at: number): Promise<void> {
    if (isReloadDue({ isOutdated, age: age(), now: at }) && (await isPageAvailable())) location.reload();
  }

  function onSlide(): void {
    slideAt = now();
    void reloadIfDue(slideAt);
  }
  document.addEventListener(SLIDE_SHOWN, onSlide, { signal: ended });
  return {
    onSecond(second: number): void {
      const current = Math.floor(second / MINUTE_MS);
      if (current !== minute && second - slideAt >= MAX_SLIDE_MS) void reloadIfDue(second);
      minute = current;
    },
    onBuild(isOther: boolean): void {
      isOutdated = isOther;
    },
    /** For a page that hangs: what the service worker has is enough. */
    async rescue(): Promise<void> {
      if (age() < MIN_AGE_MS) return;
      if (navigator.serviceWorker?.controller || (await isPageAvailable())) location.reload();
    },
  };
}

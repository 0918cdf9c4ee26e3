import { BRUSSELS, brusselsDay, parseWallTime } from '@inktvis/foundation/brussels';
import type { SlideEvents } from '../slideshow/slide-events.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MIN_BETWEEN_RELOADS_MS = 5 * MINUTE_MS;
/** In session storage: when this page last reloaded itself, epoch ms of the server. */
const KEY = 'live-herladen';

/** Instants in epoch ms of the server. */
type PageAge = {
  /** The build that made this page, and the one that responds now. */
  readonly pageBuild: string;
  readonly build: string;
  readonly loadedAt: number;
  readonly now: number;
  /** Null: never. */
  readonly lastReload: number | null;
};

/** A reload that did not help is not repeated at once. */
export const mayReload = ({ now, lastReload }: Pick<PageAge, 'now' | 'lastReload'>): boolean =>
  lastReload === null || Math.abs(now - lastReload) >= MIN_BETWEEN_RELOADS_MS;

/** Whether a screen is due to reload: after a deploy, and at 04.00 Brussels time when it was an hour old by then. */
export function isReloadDue(page: PageAge): boolean {
  if (!mayReload(page)) return false;
  if (page.build !== page.pageBuild) return true;
  const night = parseWallTime(`${brusselsDay(new Date(page.now))}T04:00`, BRUSSELS)?.getTime() ?? 0;
  return page.now >= night && page.loadedAt < night - HOUR_MS;
}

/** When this page last reloaded itself. Without storage: as if it just had, so that it never reloads in a loop. */
function createReloadHistory(storage: Pick<Storage, 'getItem' | 'setItem'> | null, loadedAt: number) {
  let last: number | null = storage ? null : loadedAt;
  try {
    last = Number(storage?.getItem(KEY)) || last;
  } catch {
    last = loadedAt;
  }
  return {
    last: () => last,
    record(now: number) {
      last = now;
      try {
        storage?.setItem(KEY, String(now));
      } catch {
        // The five minutes then count from when the page is loaded again.
      }
    },
  };
}

type ReloaderOptions = {
  readonly pageBuild: string;
  readonly now: () => number;
  readonly slideEvents: SlideEvents;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Whether the server can send the page. */
  readonly isPageAvailable: () => Promise<boolean>;
  /** Whether the service worker has the page. */
  readonly isPageStored: () => boolean;
  readonly reload: () => void;
};

type Reloader = {
  /** Once a second, with the build that responds now. */
  tick(build: string): void;
  /** The page hangs: reloads without waiting for a change of slide. */
  rescue(): void;
  stop(): void;
};

/**
 * Reloads a screen when that is due: between two slides, or on the minute while no slides run; never twice within five
 * minutes, and only when the server can send the page.
 */
export function createReloader(options: ReloaderOptions): Reloader {
  const { pageBuild, now, slideEvents, storage, isPageAvailable, isPageStored, reload } = options;
  const loadedAt = now();
  const history = createReloadHistory(storage, loadedAt);
  let build = pageBuild;
  let minute = Math.floor(loadedAt / MINUTE_MS);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  async function reloadIfPossible(isEnough: () => boolean = () => false): Promise<void> {
    if (now() - checkedAt < MINUTE_MS / 2) return;
    checkedAt = now();
    const isAvailable = await isPageAvailable().catch(() => false);
    if (isStopped || !(isAvailable || isEnough())) return;
    history.record(now());
    reload();
  }

  const reloadIfDue = () => {
    if (isReloadDue({ pageBuild, build, loadedAt, now: now(), lastReload: history.last() }))
      void reloadIfPossible();
  };
  const stopListening = slideEvents.onSlideChange(reloadIfDue);

  return {
    tick(latest) {
      build = latest;
      const current = Math.floor(now() / MINUTE_MS);
      if (current === minute) return;
      minute = current;
      if (!slideEvents.isRunning) reloadIfDue();
    },
    rescue() {
      if (mayReload({ now: now(), lastReload: history.last() })) void reloadIfPossible(isPageStored);
    },
    stop() {
      isStopped = true;
      stopListening();
    },
  };
}

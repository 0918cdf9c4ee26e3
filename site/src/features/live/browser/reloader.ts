import { isReloadDue, mayReload } from './reload-rules.ts';
import type { Turns } from './turns.ts';

/** In session storage: when this page last loaded itself again, epoch ms of the server. */
const KEY = 'live-herladen';
const MINUTE_MS = 60_000;

type ReloaderOptions = {
  readonly pageBuild: string;
  readonly now: () => number;
  readonly turns: Turns;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Whether the server can send the page. */
  readonly isPageThere: () => Promise<boolean>;
  /** Whether the browser has the page itself. */
  readonly isPageKept: () => boolean;
  readonly reload: () => void;
};

export type Reloader = {
  /** Once a second, with the build that answers now. */
  tick(build: string): void;
  /** Nothing moves any more: loads the page again, without waiting for a slide. */
  rescue(): void;
  stop(): void;
};

/**
 * Loads a screen again when that is due: between two slides, or on the minute when no slides move; never twice within
 * five minutes, and only when there is a page to come back to.
 */
export function createReloader(options: ReloaderOptions): Reloader {
  const { pageBuild, now, turns, storage, isPageThere, isPageKept, reload } = options;
  const loadedAt = now();
  // Without storage a page knows only its own age: as if it had just loaded itself again.
  let lastReload: number | null = storage ? null : loadedAt;
  try {
    lastReload = Number(storage?.getItem(KEY)) || lastReload;
  } catch {
    lastReload = loadedAt;
  }
  let build = pageBuild;
  let minute = Math.floor(loadedAt / MINUTE_MS);
  let asked = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  function go(): void {
    lastReload = now();
    try {
      storage?.setItem(KEY, String(lastReload));
    } catch {
      // The five minutes then count from when the page comes back.
    }
    reload();
  }

  function reloadIfThere(isEnough: () => boolean = () => false): void {
    if (now() - asked < MINUTE_MS / 2) return;
    asked = now();
    isPageThere().then(
      (isThere) => !isStopped && (isThere || isEnough()) && go(),
      () => !isStopped && isEnough() && go(),
    );
  }

  const consider = () => {
    if (isReloadDue({ pageBuild, build, loadedAt, now: now(), lastReload })) reloadIfThere();
  };
  const unsubscribe = turns.subscribe(consider);

  return {
    tick(latest) {
      build = latest;
      const current = Math.floor(now() / MINUTE_MS);
      if (current === minute) return;
      minute = current;
      if (!turns.isMoving) consider();
    },
    rescue() {
      if (mayReload({ now: now(), lastReload })) reloadIfThere(isPageKept);
    },
    stop() {
      isStopped = true;
      unsubscribe();
    },
  };
}

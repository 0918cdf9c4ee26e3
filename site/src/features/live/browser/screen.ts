import { storageOf } from './kept.ts';
import { createReloader } from './reloader.ts';
import { report } from './report.ts';
import { turns } from './turns.ts';
import { keepAwake } from './wake-lock.ts';
import { startWatchdog } from './watchdog.ts';

type ScreenOptions = {
  /** Under which it reports itself; null: it does not. */
  readonly name: string | null;
  readonly pageBuild: string;
  /** The server's time, epoch ms. */
  readonly now: () => number;
  readonly onWakeLock: (isRefused: boolean) => void;
};

export type Screen = {
  /** Once a second, with the build that answers now. */
  tick(build: string): void;
  /** After each question, with the age of the data in ms. */
  report(age: number): void;
  stop(): void;
};

async function isPageThere(): Promise<boolean> {
  const { ok } = await fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(5000),
  });
  return ok;
}

/** What only a screen without anybody in front of it needs: it stays awake, reports itself, and starts afresh. */
export function startScreen({ name, pageBuild, now, onWakeLock }: ScreenOptions): Screen {
  const ended = new AbortController();
  const reloader = createReloader({
    pageBuild,
    now,
    turns,
    storage: storageOf(() => sessionStorage),
    isPageThere,
    isPageKept: () => Boolean(navigator.serviceWorker?.controller),
    reload: () => location.reload(),
  });
  const watchdog = startWatchdog(reloader.rescue);
  const sleep = keepAwake(onWakeLock);
  return {
    tick(build) {
      watchdog.beat();
      reloader.tick(build);
    },
    report(age) {
      if (name !== null) void report({ name, age, build: pageBuild }, ended.signal);
    },
    stop() {
      ended.abort();
      sleep();
      watchdog.stop();
      reloader.stop();
    },
  };
}

import { storageOf } from '../../../browser/storage.ts';
import { slideEvents } from '../slideshow/slide-events.ts';
import { createReloader } from './reload.ts';
import { startWatchdog } from './watchdog.ts';

const TIMEOUT_MS = 5000;

type ScreenOptions = {
  /** The name under which it reports itself; null: it does not. */
  readonly name: string | null;
  readonly pageBuild: string;
  /** The server's time, epoch ms. */
  readonly now: () => number;
  readonly onWakeLock: (isRefused: boolean) => void;
};

type Screen = {
  /** Once a second, with the build that responds now. */
  tick(build: string): void;
  /** After each poll, with the age of the data in ms. */
  report(age: number): void;
  stop(): void;
};

async function isPageAvailable(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).ok;
}

/**
 * Keeps the display of this device on. The browser releases the lock when the page is hidden, so it is requested again
 * when the page is visible. `onChange(true)`: refused, or not supported.
 */
function keepAwake(onChange: (isRefused: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  async function request(): Promise<void> {
    if (document.hidden || isStopped || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isStopped) await lock.release();
      else onChange(false);
    } catch {
      if (!isStopped && !document.hidden) onChange(true);
    }
  }

  document.addEventListener('visibilitychange', request);
  request();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', request);
    lock?.release().catch(() => {});
  };
}

type Report = { readonly name: string; readonly age: number; readonly build: string };

/** Reports this screen to the organiser (`POST /api/live/meld`). A failed report is dropped: the next one follows. */
async function report({ name, age, build }: Report, signal: AbortSignal): Promise<void> {
  const dataAge = Math.max(0, Math.round(age / 1000));
  await fetch('/api/live/meld', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name, dataAge, build }),
    signal,
  }).catch(() => {});
}

/** What only an unattended screen needs: it stays awake, reports itself, and reloads when that is due. */
export function startScreen({ name, pageBuild, now, onWakeLock }: ScreenOptions): Screen {
  const ended = new AbortController();
  const reloader = createReloader({
    pageBuild,
    now,
    slideEvents,
    storage: storageOf('sessionStorage'),
    isPageAvailable,
    isPageStored: () => Boolean(navigator.serviceWorker?.controller),
    reload: () => location.reload(),
  });
  const watchdog = startWatchdog(reloader.rescue);
  const releaseLock = keepAwake(onWakeLock);
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
      releaseLock();
      watchdog.stop();
      reloader.stop();
    },
  };
}

import { storageOf } from '../../../browser/storage.ts';
import { slideEvents } from '../slideshow/slide-events.ts';
import { createReloader } from './reload.ts';
import { startWatchdog } from './watchdog.ts';

const TIMEOUT_MS = 5000;

type ScreenOptions = {
  readonly pageBuild: string;
  /** The server's time, epoch ms. */
  readonly now: () => number;
  readonly onWakeLock: (isRefused: boolean) => void;
};

type Screen = {
  /** Once a second, with the build that responds now. */
  tick(build: string): void;
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

/** What only an unattended screen needs: it stays awake, and reloads when that is due. */
export function startScreen({ pageBuild, now, onWakeLock }: ScreenOptions): Screen {
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
    stop() {
      releaseLock();
      watchdog.stop();
      reloader.stop();
    },
  };
}

import { trustedScript } from '../../../ui/trusted-script.ts';
import workerAddress from './watchdog.worker.ts?worker&url';

/** Keeps the display on until `ended`; requested anew when the page is visible. `onChange(true)`: refused, or not supported. */
export function keepAwake(onChange: (isRefused: boolean) => void, ended: AbortSignal): void {
  let lock: WakeLockSentinel | null = null;

  async function request(): Promise<void> {
    if (document.hidden || ended.aborted || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended.aborted) await lock.release();
      else onChange(false);
    } catch {
      if (!ended.aborted && !document.hidden) onChange(true);
    }
  }

  document.addEventListener('visibilitychange', request, { signal: ended });
  ended.addEventListener('abort', () => lock?.release().catch(() => {}));
  void request();
}

/** Calls `onSilence` after 30 s without a call of what this returns, on a visible page; one whose main thread hangs cannot be reloaded. */
export function startWatchdog(onSilence: () => void, ended: AbortSignal): () => void {
  let worker: Worker;
  try {
    worker = new Worker(trustedScript(workerAddress), { type: 'module' });
  } catch {
    return () => {};
  }
  worker.addEventListener('message', onSilence);
  // The browser slows the timers of a page that is hidden.
  const rest = () => document.hidden && worker.postMessage('rest');
  document.addEventListener('visibilitychange', rest, { signal: ended });
  ended.addEventListener('abort', () => worker.terminate());
  return () => {
    if (!document.hidden) worker.postMessage('beat');
  };
}

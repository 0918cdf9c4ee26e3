import { trustedScript } from '../../../ui/trusted-script.ts';
import workerAddress from './watchdog.worker.ts?worker&url';

/**
 * Calls `onSilence` when a visible page has not called what this returns for 30 s, until `ended`. Does nothing where
 * workers are refused. A page whose main thread hangs does not receive the message, and nothing else can reload it: the
 * device has to restart its browser.
 */
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

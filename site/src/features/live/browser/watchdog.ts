import { trustedScript } from '../../../ui/trusted-script.ts';
import workerAddress from './watchdog.worker.ts?worker&url';

type Watchdog = {
  /** The page still ticks. */
  beat(): void;
  stop(): void;
};

/**
 * Calls `onSilence` when a visible page has not ticked for 30 s. Does nothing where workers are refused. A page whose
 * main thread hangs does not receive the message, and nothing else can reload it (`WindowClient.navigate` of a service
 * worker waits for that same thread): the device has to restart its browser.
 */
export function startWatchdog(onSilence: () => void): Watchdog {
  let worker: Worker | null = null;
  try {
    worker = new Worker(trustedScript(workerAddress), { type: 'module' });
  } catch {
    // The page works without a watchdog.
  }
  const onVisibility = () => document.hidden && worker?.postMessage('rest');
  worker?.addEventListener('message', onSilence);
  document.addEventListener('visibilitychange', onVisibility);
  return {
    beat() {
      if (!document.hidden) worker?.postMessage('beat');
    },
    stop() {
      document.removeEventListener('visibilitychange', onVisibility);
      worker?.terminate();
    },
  };
}

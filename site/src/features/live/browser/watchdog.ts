import { trustedScript } from '../../../ui/trusted-script.ts';
import workerAddress from './watchdog.worker.ts?worker&url';

export type Watchdog = {
  /** The page still ticks. */
  beat(): void;
  stop(): void;
};

/**
 * Calls `onSilence` when a page that is seen has not ticked for 30 s. Does nothing where workers are refused. A page
 * whose thread hangs hears nothing either, and nobody else can load it again (tried: `WindowClient.navigate` of a service
 * worker waits for that same thread); that is for the device, which restarts its browser.
 */
export function startWatchdog(onSilence: () => void): Watchdog {
  let worker: Worker | null = null;
  try {
    worker = new Worker(trustedScript(workerAddress), { type: 'module' });
  } catch {
    // A page without a watchdog still ticks.
  }
  const rest = () => document.hidden && worker?.postMessage('rest');
  worker?.addEventListener('message', onSilence);
  document.addEventListener('visibilitychange', rest);
  return {
    beat() {
      if (!document.hidden) worker?.postMessage('beat');
    },
    stop() {
      document.removeEventListener('visibilitychange', rest);
      worker?.terminate();
    },
  };
}

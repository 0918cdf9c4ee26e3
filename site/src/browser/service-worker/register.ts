import { trustedScript } from '../../ui/trusted-script.ts';
import type { StoreMessage } from './scope.ts';

/** A prefetched page was fetched before the visitor opened it: the worker did not count it as read. */
const wasPrefetched = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');

/** Registers the service worker and has it store this page, if it is new to it, and what goes with a list of `saved` ids. */
export async function storePage(saved: readonly string[]): Promise<void> {
  // While developing there is no built worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(trustedScript('/sw.js'), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const message: StoreMessage = {
      page: isFirst || wasPrefetched() ? location.href : null,
      files: isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : [],
      saved,
    };
    active?.postMessage(message);
  } catch {
    // Refused (a private window, no https): the site needs the network.
  }
}

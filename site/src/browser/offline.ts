import { afterLoad } from './after-load.ts';
import { myList } from './my-list/my-list.ts';
import { filesOfPage, registerWorker, storePage } from './service-worker/register.ts';
import { whenShown } from './when-shown.ts';

/** Registers the service worker when the browser is idle, and has it store this page and what was saved for reading without network. */

/** A prefetched page was fetched before the visitor opened it: the worker did not count it as read. */
const wasPrefetched = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch');

async function start(): Promise<void> {
  try {
    const { isFirst } = await registerWorker();
    const saved = () => myList.items().map(({ id }) => id);
    await storePage({
      isNew: isFirst || wasPrefetched(),
      files: isFirst ? filesOfPage() : [],
      saved: saved(),
    });
    myList.subscribe((_, origin) => {
      if (origin === 'here') storePage({ isNew: false, files: [], saved: saved() });
    });
  } catch {
    // Refused (a private window, no https): the site needs the network.
  }
}

const whenIdle = (): void => void (window.requestIdleCallback ?? setTimeout)(start);

// While developing there is no built worker; in an editor's frame nothing is stored.
if (import.meta.env.PROD && 'serviceWorker' in navigator && window.top === window)
  whenShown(() => afterLoad(whenIdle));

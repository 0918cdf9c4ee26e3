import { afterLoad } from './after-load.ts';
import { myList } from './my-list/my-list.ts';
import { storePage } from './service-worker/register.ts';
import { whenShown } from './when-shown.ts';

/** Has the service worker store this page and what was saved for reading without network, when the browser is idle. */
const store = (): Promise<void> => storePage(myList.items().map(({ id }) => id));

function start(): void {
  void store();
  myList.subscribe((_, origin) => {
    if (origin === 'here') void store();
  });
}

const whenIdle = (): void => void (window.requestIdleCallback ?? setTimeout)(start);

// In an editor's frame nothing is stored.
if (window.top === window) whenShown(() => afterLoad(whenIdle));

import { ribbon } from '@inktvis/messages/ribbon';
import type { ToastMessage } from '../../ui/feedback/ToastRegion.island.tsx';
import { storageOf, textOfTab } from '../storage.ts';
import { createMyList, MY_LIST_KEY, type Saved } from './store.ts';

/** The list of the visitor of this page. On the server it is empty and stays so. */
export const myList =
  typeof window === 'undefined'
    ? createMyList(null)
    : createMyList(storageOf('localStorage'), window, textOfTab(MY_LIST_KEY));

/** Puts items back; the focus goes to their ribbon, on the page of the list once that shows it. */
function restore(items: readonly Saved[]): void {
  myList.save(items);
  requestAnimationFrame(() =>
    document
      .querySelector<HTMLElement>(`[data-ribbon="${CSS.escape(items[0]?.id ?? '')}"]`)
      ?.focus({ preventScroll: true }),
  );
}

/** Removes items; returns the message that says so and offers to undo it (requirements D10). */
export function removeItems(ids: readonly string[]): ToastMessage {
  const removed = myList.items().filter(({ id }) => ids.includes(id));
  myList.remove(ids);
  return {
    text: ribbon.removed_toast,
    icon: 'undo',
    action: { label: ribbon.undo, run: () => restore(removed) },
  };
}

/** Saves or removes an item; returns the message that says so. */
export function toggleItem(item: Saved): ToastMessage {
  if (myList.has(item.id)) return removeItems([item.id]);
  myList.save([item]);
  return myList.persistent
    ? { text: ribbon.saved_toast, icon: 'ribbon-saved' }
    : { text: ribbon.not_kept, icon: 'info' };
}

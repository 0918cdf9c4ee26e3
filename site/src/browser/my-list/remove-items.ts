import { ribbon } from '@inktvis/messages/ribbon';
import type { ToastMessage } from '../../ui/toast.ts';
import { myList } from './my-list.ts';
import type { Saved } from './saved-items.ts';

/** The focus goes back to where the visitor was, if that is still there. */
function restore(items: readonly Saved[]): void {
  myList.addAll(items);
  document.querySelector<HTMLElement>(`[data-ribbon="${items[0]?.id}"]`)?.focus({ preventScroll: true });
}

/** Takes items off the list; gives the message that says so and offers the way back (requirements D10). */
export function takeOff(ids: readonly string[]): ToastMessage {
  const taken = myList.items().filter(({ id }) => ids.includes(id));
  for (const id of ids) myList.remove(id);
  return {
    text: ribbon.removed_toast,
    icon: 'undo',
    action: { label: ribbon.undo, run: () => restore(taken) },
  };
}

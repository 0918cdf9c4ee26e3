import { ribbon } from '../ui/messages/ribbon.ts';
import { showToast, type ToastMessage } from '../ui/toast.ts';
import { draw, savedOf } from './draw.ts';
import type { Saved } from './kept.ts';
import { leeslint } from './leeslint.ts';

/** The ribbons and the counts of a page: one listener for all of them, also for those that come later. */

const redraw = () => draw(leeslint.items(), { motion: false });

/** The focus goes back to where the visitor was, if that is still there. */
function restore(item: Saved): void {
  leeslint.save(item);
  document.querySelector<HTMLElement>(`[data-ribbon="${item.id}"]`)?.focus({ preventScroll: true });
}

function toggle(item: Saved): ToastMessage {
  if (leeslint.has(item.id)) {
    leeslint.remove(item.id);
    return {
      text: ribbon.removed_toast,
      icon: 'undo',
      action: { label: ribbon.undo, run: () => restore(item) },
    };
  }
  leeslint.save(item);
  return leeslint.persistent
    ? { text: ribbon.saved_toast, icon: 'ribbon-saved' }
    : { text: ribbon.not_kept, icon: 'info' };
}

document.addEventListener('click', ({ target }) => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-ribbon]') : null;
  const item = element && savedOf(element);
  if (item) showToast(toggle(item));
});

const tellOfOtherTab = () => showToast({ text: ribbon.other_tab_toast, icon: 'info' });

/** In a tab that is not looked at, the toast waits, and is one for all changes. */
let isTold = true;
document.addEventListener('visibilitychange', () => {
  if (document.hidden || isTold) return;
  isTold = true;
  tellOfOtherTab();
});

leeslint.subscribe((items, origin) => {
  draw(items, { motion: origin === 'here' });
  if (origin === 'here') return;
  isTold = !document.hidden;
  if (isTold) tellOfOtherTab();
});

document.addEventListener('programme:updated', redraw);
redraw();

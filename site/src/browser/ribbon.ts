import { ribbon } from '@inktvis/messages/ribbon';
import { showToast, type ToastMessage } from '../ui/toast.ts';
import { draw, savedOf } from './my-list/draw-ribbon.ts';
import { myList } from './my-list/my-list.ts';
import { takeOff } from './my-list/remove-items.ts';
import type { Saved } from './my-list/saved-items.ts';

/** The ribbons and the counts of a page: one listener for all of them, also for those that come later. */

const redraw = () => draw(myList.items(), { motion: false });

function toggle(item: Saved): ToastMessage {
  if (myList.has(item.id)) return takeOff([item.id]);
  myList.save(item);
  return myList.persistent
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

myList.subscribe((items, origin) => {
  draw(items, { motion: origin === 'here' });
  if (origin === 'here') return;
  isTold = !document.hidden;
  if (isTold) tellOfOtherTab();
});

document.addEventListener('programme:updated', redraw);
redraw();

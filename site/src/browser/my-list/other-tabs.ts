import { ribbon } from '@inktvis/messages/ribbon';
import { showToast } from '../../ui/feedback/toast.ts';
import { whenShown } from '../when-shown.ts';
import { myList } from './my-list.ts';

/** When another tab changes the visitor's list: no motion here, and a message once this tab is visible. */
let isUnseen = false;

function announce(): void {
  isUnseen = document.hidden;
  if (!isUnseen) showToast({ text: ribbon.other_tab_toast, icon: 'info' });
}

/** The browser has applied the new lengths after two frames; then transitions are allowed again. */
function withoutMotion(): void {
  const root = document.documentElement;
  root.setAttribute('data-ribbons-still', '');
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-ribbons-still')));
}

whenShown(() =>
  myList.subscribe((_items, origin) => {
    if (origin === 'here') return;
    withoutMotion();
    announce();
  }),
);
document.addEventListener('visibilitychange', () => isUnseen && announce());

/** What every page does in the browser. */
import './header.ts';
import './ribbon.ts';
import './back-link.ts';
import './prefetch.ts';
import './keep-offline.ts';

// A browser asks for six files at once; what nobody uses in the first second need not be one of them. Without it a list
// of places has its field; what is pressed there waits for its file.
const has = (mark: string) => document.querySelector(mark) !== null;
const nothing = () => {};

if (has('[data-press]'))
  document.addEventListener('click', (event) =>
    import('../features/bookstores/browser/pressed.ts').then((near) => near.pressed(event)).catch(nothing),
  );

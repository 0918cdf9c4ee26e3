/** What every page does in the browser. */
import './header.client.ts';
import '../leeslint/ribbon.client.ts';
import './back-link.client.ts';
import './navigation/prefetch.client.ts';
import './navigation/keep-offline.client.ts';

// A browser asks for six files at once; what nobody uses in the first second need not be one of them. Without it a form
// is sent by a plain post, and a list of places has its field; what is pressed there waits for its file.
const has = (mark: string) => document.querySelector(mark) !== null;
const nothing = () => {};

if (has('[data-form]')) import('../forms/forms.client.ts').catch(nothing);
if (has('[data-press]'))
  document.addEventListener('click', (event) =>
    import('../near/browser/pressed.ts').then((near) => near.pressed(event)).catch(nothing),
  );

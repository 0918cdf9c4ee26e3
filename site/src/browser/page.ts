/** What every page does in the browser. */
import './header.ts';
import './ribbon.ts';
import './back-link.ts';
import './prefetch.ts';
import './keep-offline.ts';
import './replay-clicks.ts';

// A browser asks for six files at once; what nobody uses in the first second need not be one of them. Without it a form
// is sent by a plain post.
const has = (mark: string) => document.querySelector(mark) !== null;
const nothing = () => {};

if (has('[data-form]')) import('../features/forms/forms.client.ts').catch(nothing);

/** What every page does in the browser. */
import './header.ts';
import './ribbon.ts';
import './back-link.ts';
import './prefetch.ts';
import './keep-offline.ts';
import './replay-clicks.ts';

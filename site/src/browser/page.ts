/** What every page does in the browser. */
import './report-errors.ts';
import './header.ts';
import './ribbon.ts';
import './my-list-count.ts';
import './other-tabs.ts';
import './back-link.ts';
import './prefetch.ts';
import './offline.ts';
import './replay-clicks.ts';
import './broken-pictures.ts';

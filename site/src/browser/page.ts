/** What every page does in the browser. */
import './header.ts';
import './my-list/ribbon.ts';
import './my-list/my-list-count.ts';
import './my-list/other-tabs.ts';
import './back-link.ts';
import './date-strip.ts';
import './prefetch.ts';
import './offline.ts';
import './broken-pictures.ts';
import './booking-opens.ts';

const { today } = document.documentElement.dataset;
if (document.querySelector(`[data-queue-day="${today}"]`)) void import('./queue-slips.ts');

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
import { showQueues } from './show-queues.ts';

showQueues();

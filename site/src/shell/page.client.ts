/** What every page does in the browser. */
import './header.client.ts';
import '../leeslint/ribbon.client.ts';
import './back-link.client.ts';
import './navigation/prefetch.client.ts';
import './navigation/keep-offline.client.ts';

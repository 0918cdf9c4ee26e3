/** What every page does in the browser. */
import './header.client.ts';
import '../leeslint/ribbon.client.ts';
import './back-link.client.ts';
import './navigation/prefetch.client.ts';
import './navigation/keep-offline.client.ts';

// A browser asks for six files at once; what nobody uses in the first second need not be one of them.
if (document.querySelector('[data-form], [data-near-locate], [data-near-map]')) {
  // Without it a form is sent by a plain post, and a list has its field.
  import('./later.client.ts').catch(() => {});
}

import { inlineScript } from './inline-script.ts';

/**
 * Tells a browser that knows speculation rules to fetch the page behind each marked link: the value of the header
 * `Speculation-Rules`, which leads to `public/prefetch.speculationrules`. Which links those are, and when, says
 * `browser/prefetch.ts`; the browser adds its own reasons not to (a battery that runs low, little memory).
 */
export const SPECULATION_RULES = '"/prefetch.speculationrules"';

/**
 * From page to page the old one fades into the new one, where the browser is known to survive it and the visitor wants
 * motion. WebKitGTK is not: where it draws without the graphics card, any view transition ends the whole browser
 * (https://github.com/block/buzz/pull/5768; seen in 2.50.6 too), and nothing in a page tells that from other WebKit. So
 * it fades in an engine that can render pages ahead, which is Chromium; any other changes pages at once. A script in
 * the page says so, for Chromium calls a fade off ("opt-in disabled") when the rule comes later than the page itself, as
 * it does in a style sheet; that stays an error. Every other fade that is not shown rejects promises that nobody asked
 * for (https://github.com/w3c/csswg-drafts/issues/13726), some out of reach: a busy Chromium gives up one in fifty before
 * `pagereveal` ("Page already revealed"). The visitor sees the new page at once, and that is no error.
 */
export const TRANSITION_SCRIPT = inlineScript(`
addEventListener('unhandledrejection', (event) => {
  const { reason } = event;
  if (reason instanceof DOMException && /^Transition was (?!.*opt-in)/.test(reason.message)) event.preventDefault();
});
if ('prerendering' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition { navigation: auto }');
  document.adoptedStyleSheets.push(sheet);
}`);

import { createHash } from 'node:crypto';

/**
 * Tells a browser that knows speculation rules to fetch the page behind each marked link: the value of the header
 * `Speculation-Rules`, which leads to `public/prefetch.speculationrules`. Which links those are, and when, says
 * `prefetch.client.ts`; the browser adds its own reasons not to (a battery that runs low, little memory).
 */
export const SPECULATION_RULES = '"/prefetch.speculationrules"';

/**
 * From page to page the old one fades into the new one, where the browser can and the visitor wants motion. A script in
 * the page says so, for Chromium calls a fade off, with an error, when the rule comes later than the page itself, as it
 * does in a style sheet. A fade that cannot be shown rejects promises that nobody asked for, and Chromium reports those
 * as errors too (https://github.com/w3c/csswg-drafts/issues/13726).
 */
export const TRANSITION_SCRIPT = `
for (const moment of ['pageswap', 'pagereveal'])
  addEventListener(moment, ({ viewTransition: fade }) => fade && Promise.allSettled([fade.ready, fade.finished]));
if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition { navigation: auto }');
  document.adoptedStyleSheets.push(sheet);
}`.replaceAll(/\n\s*/g, '');

/** What the policy of a page says of that script. */
export const TRANSITION_SCRIPT_HASH =
  `sha256-${createHash('sha256').update(TRANSITION_SCRIPT).digest('base64')}` as const;

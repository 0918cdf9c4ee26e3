/**
 * Tells a browser that knows speculation rules to fetch the page behind each marked link: the value of the header
 * `Speculation-Rules`, which leads to `public/prefetch.speculationrules`. Which links those are, and when, says
 * `prefetch.client.ts`; the browser adds its own reasons not to (a battery that runs low, little memory).
 */
export const SPECULATION_RULES = '"/prefetch.speculationrules"';

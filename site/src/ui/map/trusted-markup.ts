/**
 * Leaflet writes markup as text, which the Trusted Types policy of our pages refuses. On a page with a map the texts
 * below become markup and no others: they are all that Leaflet writes in the ways we use it. Imported before Leaflet,
 * which writes the first one while it loads.
 */
const LEAFLET_MARKUP = new Set([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
]);

/** Without any markup: the credits for the map data. */
const isPlain = (text: string): boolean => !text.includes('<');

window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (LEAFLET_MARKUP.has(text) || isPlain(text) ? text : null),
});

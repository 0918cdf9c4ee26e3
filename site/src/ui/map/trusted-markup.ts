/**
 * Leaflet writes markup as text, which pages refuse (Trusted Types). On a page with a map these texts may become markup
 * and no others: all that Leaflet writes in the ways we use it. Imported before Leaflet, which writes the first at once.
 */
const LEAFLET = new Set([
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '<span aria-hidden="true">&#x2212;</span>',
]);

/** A text without any markup in it: what the map says of where its drawings come from. */
const isPlain = (text: string): boolean => !text.includes('<');

window.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (LEAFLET.has(text) || isPlain(text) ? text : null),
});

/** All markup that Leaflet writes as text in the ways we use it: Trusted Types refuse any other. Imported before Leaflet. */
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

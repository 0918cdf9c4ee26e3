/** Characters that XML 1.0 cannot hold in any way (2.2), besides halves of characters. */
const IMPOSSIBLE = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Written as it is, a reader would turn it into a line feed or a space.
  '\r': '&#13;',
};

/** Text or an attribute's value as XML; what XML cannot hold is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');

/** Characters that XML 1.0 cannot contain (section 2.2), other than lone surrogates. */
const IMPOSSIBLE = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Unescaped, a parser would turn it into a line feed or a space (XML 1.0, 2.11).
  '\r': '&#13;',
};

type Attributes = Readonly<Record<string, string | number>>;

/** Text or an attribute's value as XML; characters that XML cannot contain are spaces. */
export const escapeXml = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(IMPOSSIBLE, ' ')
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');

const open = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')}`;

export const textElement = (name: string, text: string | number, attributes: Attributes = {}): string =>
  `${open(name, attributes)}>${escapeXml(String(text))}</${name}>`;

/** An element with child elements, which are XML already. */
export const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  children.length === 0
    ? `${open(name, attributes)}/>`
    : `${open(name, attributes)}>\n${children.join('\n')}\n</${name}>`;

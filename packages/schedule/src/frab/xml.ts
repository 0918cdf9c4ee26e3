import { escapeXml } from '@inktvis/foundation/xml';

type Attributes = Readonly<Record<string, string | number>>;

const open = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')}`;

/** An element with text. */
export const textElement = (name: string, text: string | number, attributes: Attributes = {}): string =>
  `${open(name, attributes)}>${escapeXml(String(text))}</${name}>`;

/** An element with others in it, which are XML already. */
export const element = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  children.length === 0
    ? `${open(name, attributes)}/>`
    : `${open(name, attributes)}>\n${children.join('\n')}\n</${name}>`;

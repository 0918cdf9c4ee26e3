import { escapeXml } from '@inktvis/foundation/xml';

/** An element with text; `''` when there is none to say. */
export const textElement = (name: string, text: string | null, attributes = ''): string =>
  text === null ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;

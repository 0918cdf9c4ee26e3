/** The forms a body can be sent in. */
export type Encoding = 'br' | 'gzip' | 'identity';

const remembered = new Map<string, Encoding>();

/**
 * The best form for an `Accept-Encoding` header: brotli, gzip, else the plain body. What browsers send is the
 * same few strings, so the answer is remembered; the memory is emptied before strangers can fill it.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  if (remembered.size >= 100) remembered.clear();
  const chosen = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  remembered.set(header, chosen);
  return chosen;
}

/** Whether the header names this coding (or `*`) with a quality above zero. */
function accepts(header: string, coding: string): boolean {
  let wildcard = false;
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (name === coding || (coding === 'gzip' && name === 'x-gzip')) return !refused;
    if (name === '*') wildcard = !refused;
  }
  return wildcard;
}

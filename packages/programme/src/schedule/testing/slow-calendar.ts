/** A property of a calendar: name, parameters and value as written. */
export type Property = { readonly name: string; readonly parameters: string; readonly value: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a calendar octet by octet, straight from RFC 5545: slow, plain, and nothing shared with what writes it. Throws
 * at what the standard forbids.
 */
export function readSlowly(ics: string): Property[] {
  const octets = [...Buffer.from(ics, 'utf8')];
  const lines: number[][] = [];
  let line: number[] = [];
  for (let i = 0; i < octets.length; i += 1) {
    const octet = octets[i] ?? 0;
    if (octet === 0x0d && octets[i + 1] === 0x0a) {
      if (line.length > 75) throw new Error(`a line of ${line.length} octets`);
      // Each line by itself must be text: no character is cut in two.
      utf8.decode(Uint8Array.from(line));
      lines.push(line);
      line = [];
      i += 1;
    } else {
      if ((octet < 0x20 && octet !== 0x09) || octet === 0x7f) throw new Error(`control octet ${octet}`);
      line.push(octet);
    }
  }
  if (line.length > 0) throw new Error('the last line has no end');

  const unfolded: number[][] = [];
  for (const one of lines) {
    if (one[0] === 0x20 || one[0] === 0x09) unfolded.at(-1)?.push(...one.slice(1));
    else unfolded.push([...one]);
  }
  return unfolded.map((one) => {
    const text = Buffer.from(one).toString('utf8');
    const colon = text.indexOf(':');
    const [name = '', ...parameters] = text.slice(0, colon).split(';');
    return { name, parameters: parameters.join(';'), value: text.slice(colon + 1) };
  });
}

/** The text that a TEXT value stands for. */
export function unescapeSlowly(value: string): string {
  let text = '';
  for (let i = 0; i < value.length; i += 1) {
    const character = value.charAt(i);
    if (character === ',' || character === ';') throw new Error(`a bare ${character} in ${value}`);
    if (character !== '\\') {
      text += character;
      continue;
    }
    i += 1;
    const next = value.charAt(i);
    if (!'\\;,nN'.includes(next) || next === '') throw new Error(`what is \\${next}?`);
    text += next === 'n' || next === 'N' ? '\n' : next;
  }
  return text;
}

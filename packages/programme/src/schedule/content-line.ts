import { withoutControls } from '@inktvis/foundation/control-characters';

/** Without its end (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;
/** Of one UTF-16 unit in UTF-8. */
const MAX_UNIT_OCTETS = 3;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A TEXT value (RFC 5545, 3.3.11). Control characters, which it may not hold, become spaces. */
export const escapeText = (text: string): string =>
  withoutControls(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** At 75 octets (RFC 5545, 3.1), never inside a character; the next line starts with a space, which counts. */
export function foldLine(line: string): string {
  if (line.length * MAX_UNIT_OCTETS <= MAX_LINE_OCTETS) return line;
  const octets = encoder.encode(line);
  const lines: string[] = [];
  for (let from = 0, room = MAX_LINE_OCTETS; from < octets.length; room = MAX_LINE_OCTETS - 1) {
    const until = cutBefore(octets, from + room);
    lines.push(decoder.decode(octets.subarray(from, until)));
    from = until;
  }
  return lines.join('\r\n ');
}

function cutBefore(octets: Uint8Array, at: number): number {
  if (at >= octets.length) return octets.length;
  let cut = at;
  // Octets like 10xxxxxx go on with the character before them.
  while (((octets[cut] ?? 0) & 0xc0) === 0x80) cut -= 1;
  return cut;
}

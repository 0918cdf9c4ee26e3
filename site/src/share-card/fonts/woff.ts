import { inflateSync } from 'node:zlib';

/** What we need to know of a font to lay out text before it is drawn. Widths are in parts of the font size. */
export type FontMetrics = {
  /** Whether the font can draw a character. */
  readonly has: (codePoint: number) => boolean;
  /** How far a character moves the next one; 0 for what is not there. */
  readonly advance: (codePoint: number) => number;
};

type Table = (tag: string) => Buffer;

/**
 * Reads the character map and the widths of a WOFF 1 file (W3C WOFF 1.0; OpenType cmap format 4, hmtx). Throws on
 * anything else: fonts are ours, and a wrong one should not get past the start.
 */
export function readWoff(file: Buffer): FontMetrics {
  const table = tablesOf(file);
  const unitsPerEm = table('head').readUInt16BE(18);
  const measured = table('hhea').readUInt16BE(34);
  const hmtx = table('hmtx');
  const glyphs = glyphsOf(table('cmap'));
  const advance = (glyph: number) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unitsPerEm;
  return {
    has: (codePoint) => glyphs.has(codePoint),
    advance: (codePoint) => {
      const glyph = glyphs.get(codePoint);
      return glyph === undefined ? 0 : advance(glyph);
    },
  };
}

function tablesOf(file: Buffer): Table {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const places = new Map<string, number>();
  const count = file.readUInt16BE(12);
  for (let at = 44; at < 44 + count * 20; at += 20) places.set(file.toString('latin1', at, at + 4), at);
  return (tag) => {
    const at = places.get(tag);
    if (at === undefined) throw new Error(`font without ${tag}`);
    const offset = file.readUInt32BE(at + 4);
    const packed = file.readUInt32BE(at + 8);
    const bytes = file.subarray(offset, offset + packed);
    return packed === file.readUInt32BE(at + 12) ? bytes : inflateSync(bytes);
  };
}

/** Glyph by code point, from the format 4 subtable: the plane that our alphabets are on. */
function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const start = formatFour(cmap);
  const segments = cmap.readUInt16BE(start + 6);
  const ends = start + 14;
  const starts = ends + segments + 2;
  const glyphs = new Map<number, number>();
  for (let offset = 0; offset < segments; offset += 2) {
    const last = cmap.readUInt16BE(ends + offset);
    const first = cmap.readUInt16BE(starts + offset);
    const delta = cmap.readUInt16BE(starts + segments + offset);
    const rangeAt = starts + 2 * segments + offset;
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const found = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function formatFour(cmap: Buffer): number {
  const count = cmap.readUInt16BE(2);
  for (let index = 0; index < count; index += 1) {
    const start = cmap.readUInt32BE(8 + index * 8);
    if (cmap.readUInt16BE(start) === 4) return start;
  }
  throw new Error('font without a character map of format 4');
}

import besley from '@fontsource/besley/files/besley-latin-900-normal.woff?inline';
import besleyExtended from '@fontsource/besley/files/besley-latin-ext-900-normal.woff?inline';
import familjen from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff?inline';
import familjenExtended from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff?inline';
import { SOFT_HYPHEN } from '@inktvis/foundation/soft-hyphens';

/** Imported as `data:` addresses, so that the built site finds no files at run time. */
const FILES = {
  Besley: besley,
  'Besley Extended': besleyExtended,
  Familjen: familjen,
  'Familjen Extended': familjenExtended,
};

/** The fonts as satori takes them. */
export const FONTS = Object.entries(FILES).map(([name, address]) => ({
  name,
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  weight: 400 as const,
  style: 'normal' as const,
}));

/** Titles and dates: Besley 900. */
export const DISPLAY = 'Besley, Besley Extended';
/** All other text: Familjen Grotesk 700. */
export const TEXT = 'Familjen, Familjen Extended';

/** No text on a card is longer, in UTF-16 code units; the rest is not read. */
const MAX_LENGTH = 400;

/** The letters and signs that both fonts have, besides white space; a test draws them. */
export const IN_FONTS = /[!-~¡-\u0131\u0134-\u0148\u014a-\u017eȘ-ț\u1e80-\u1e85ẞỲỳ–—‘’‚“”„†•…‹›€]/u;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function inFonts(character: string): string {
  if (character === SOFT_HYPHEN) return character;
  if (/\s/.test(character)) return ' ';
  if (/[\p{C}\p{M}]/u.test(character)) return '';
  if (IN_FONTS.test(character)) return character;
  return [...character.normalize('NFKD')].filter((part) => IN_FONTS.test(part)).join('');
}

/**
 * The part of a text that the fonts can draw, on one line: without emoji, control characters, stacked accents and other
 * scripts; a letter with an accent that the fonts do not have loses it. Soft hyphens stay. Empty if more than half of the
 * letters would be lost: a partial title is worse than none.
 */
export function drawable(text: string): string {
  const given = text.slice(0, MAX_LENGTH).toWellFormed().normalize('NFC');
  const line = [...given].map(inFonts).join('').replace(/\s+/g, ' ').trim();
  return lettersIn(line) * 2 >= lettersIn(given) && /[\p{L}\p{N}]/u.test(line) ? line : '';
}

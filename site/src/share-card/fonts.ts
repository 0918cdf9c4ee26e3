import besley from '@fontsource/besley/files/besley-latin-900-normal.woff?inline';
import besleyExtended from '@fontsource/besley/files/besley-latin-ext-900-normal.woff?inline';
import familjen from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-700-normal.woff?inline';
import familjenExtended from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-700-normal.woff?inline';
import { withoutControls } from '@inktvis/foundation/control-characters';
import { withoutSoftHyphens } from '@inktvis/foundation/soft-hyphens';

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

/** A letter with an accent that the fonts do not have loses it; other scripts and emoji go. */
const inFonts = (character: string): string =>
  character === ' ' || IN_FONTS.test(character)
    ? character
    : character.normalize('NFKD').replace(/[^!-~]/g, '');

const lettersOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]/gu) ?? [];

/** What the fonts can draw of a text, on one line; empty when its beginning or most of it is lost: a leftover such as `(8+)`. */
export function drawable(text: string): string {
  const given = withoutControls(withoutSoftHyphens(text.slice(0, MAX_LENGTH)))
    .normalize('NFC')
    .replace(/\s+/g, ' ');
  const line = Array.from(given, inFonts).join('').trim();
  const [first = ' ', ...others] = lettersOf(given);
  return inFonts(first) !== '' && lettersOf(line).length > others.length / 2 ? line : '';
}

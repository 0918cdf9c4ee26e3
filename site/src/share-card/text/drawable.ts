import type { FontMetrics } from '../fonts/woff.ts';

const SOFT_HYPHEN = '\u00ad';
/** Nothing on a card is longer; what comes after is not looked at. */
const LONGEST = 400;

/**
 * The part of a text that a face can draw, as one line: emoji, control characters, accents in piles and letters of
 * other scripts are left out; a letter with an accent that the face has not, is drawn without. Soft hyphens stay. Empty
 * when most of the letters would be lost: half a title is worse than none.
 */
export function drawable(text: string, face: FontMetrics): string {
  const given = text.slice(0, LONGEST).toWellFormed().normalize('NFC');
  const kept = [...given].map((character) => inFace(character, face)).join('');
  const line = kept.replace(/\s+/g, ' ').trim();
  return lettersIn(line) * 2 >= lettersIn(given) && /[\p{L}\p{N}]/u.test(line) ? line : '';
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function inFace(character: string, face: FontMetrics): string {
  if (character === SOFT_HYPHEN) return character;
  if (/\s/.test(character)) return ' ';
  if (/[\p{C}\p{M}]/u.test(character)) return '';
  if (face.has(character.codePointAt(0) ?? 0)) return character;
  return [...character.normalize('NFKD')]
    .filter((part) => !/[\p{C}\p{M}]/u.test(part) && face.has(part.codePointAt(0) ?? 0))
    .join('');
}

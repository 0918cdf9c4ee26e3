import { SOFT_HYPHEN } from '@inktvis/foundation/soft-hyphens';
import { DISPLAY } from './fonts.ts';

/** In em: how wide a letter of the display font is on average, and how far letters stand apart. */
export const LETTER = 0.6;
const TRACKING = -0.03;

/** A size of a title: in px, the height of a line in em, and after how many lines it is cut. */
export type TitleSize = { readonly size: number; readonly leading: number; readonly maxLines: number };

/** A word of more than `max` letters is broken at its soft hyphens, with a hyphen that shows: satori draws none. */
function hyphenate(word: string, max: number): string {
  const parts = word.split(SOFT_HYPHEN);
  if (parts.join('').length <= max) return parts.join('');
  return parts.reduce((text, part) => {
    const line = text.slice(text.lastIndexOf('-') + 1);
    return line === '' || line.length + part.length < max ? text + part : `${text}-${part}`;
  }, '');
}

/** A text as it is set in a size, and whether it fits there by the number of its letters. */
function setIn(text: string, { size, maxLines }: TitleSize, width: number) {
  const perLine = Math.floor(width / (size * LETTER));
  const words = text.split(' ').map((word) => hyphenate(word, perLine));
  const set = words.join(' ');
  // Of each line a third of a word may stay empty.
  const fits = words.every((word) => word.length <= perLine) && set.length <= maxLines * (perLine - 2);
  return { set, fits };
}

type TitleProps = {
  readonly text: string;
  /** Of the column, in px. */
  readonly width: number;
  /** The second one holds what does not fit in the first. */
  readonly sizes: readonly [TitleSize, TitleSize];
};

/** A title in the first of two sizes in which it fits, cut with an ellipsis where it fits in neither (requirements D11). */
export function Title({ text, width, sizes: [large, small] }: TitleProps) {
  const inLarge = setIn(text, large, width);
  const { size, leading, maxLines } = inLarge.fits ? large : small;
  const { set, fits } = inLarge.fits ? inLarge : setIn(text, small, width);
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontFamily: DISPLAY,
        fontSize: size,
        lineHeight: leading,
        letterSpacing: size * TRACKING,
        ...(fits ? { textWrap: 'balance' } : { overflowWrap: 'break-word', lineClamp: maxLines }),
      }}
    >
      {set}
    </div>
  );
}

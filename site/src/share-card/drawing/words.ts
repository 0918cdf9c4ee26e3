import { hasMascot } from '../../ui/brand.ts';
import { COLOURS } from '../colours.ts';
import { DISPLAY, TEXT } from '../fonts/faces.ts';
import { drawable } from '../text/drawable.ts';
import type { FittedTitle } from '../text/fit-title.ts';
import { TITLE_TRACKING } from '../text/fit-title.ts';
import { cutToWidth, measureIn } from '../text/wrap.ts';
import { logo, logoHeight } from './artwork.ts';
import { box, type Part } from './parts.ts';

export const SMALL = { size: 27.6, leading: 1.2 } as const;
const NUMBER_TRACKING = -0.04;

/** One line of small words, cut to the width it has. Empty when nothing of it can be drawn. */
export const smallLine = (text: string, width: number): string =>
  cutToWidth(drawable(text, TEXT), width, measureIn(TEXT, SMALL.size, 0));

/** Lines of small words below each other. */
export const smallLines = (lines: readonly string[], style: Part['props']['style'] = {}): Part =>
  box(
    { fontFamily: TEXT.family, fontSize: SMALL.size, lineHeight: SMALL.leading, ...style },
    lines.map((line) => box({ whiteSpace: 'pre' }, line)),
  );

export const titleLines = ({ lines, size, leading }: FittedTitle, style: Part['props']['style']): Part =>
  box(
    {
      fontFamily: DISPLAY.family,
      fontSize: size,
      lineHeight: leading,
      letterSpacing: size * TITLE_TRACKING,
      ...style,
    },
    lines.map((line) => box({ whiteSpace: 'pre' }, line)),
  );

/** How wide a date stands at a size of 1 px. */
export const numberWidth = (number: string): number => measureIn(DISPLAY, 1, NUMBER_TRACKING)(number);

/** A date; struck when it is off. */
export const numberPart = (number: string, size: number, struck: boolean): Part =>
  box({ position: 'relative', flexShrink: 0 }, [
    box(
      {
        fontFamily: DISPLAY.family,
        fontSize: size,
        lineHeight: 0.85,
        letterSpacing: size * NUMBER_TRACKING,
        whiteSpace: 'pre',
      },
      number,
    ),
    ...(struck
      ? [
          box({
            position: 'absolute',
            left: 0,
            right: 0,
            top: size * 0.42,
            height: size * 0.09,
            backgroundColor: COLOURS.vermilion,
          }),
        ]
      : []),
  ]);

/** The mark of the brand: drawn for the demo brand, its name in type for any other. `width` in px. */
export function brandMark(brand: string, place: { x: number; y: number; width: number }) {
  const height = logoHeight(place.width);
  if (hasMascot(brand))
    return { height, drawing: logo(place.x, place.y, place.width), part: box({ height }) };
  const size = height * 1.1;
  const name = cutToWidth(drawable(brand, DISPLAY), 560, measureIn(DISPLAY, size, -0.05));
  const style = {
    height,
    fontFamily: DISPLAY.family,
    fontSize: size,
    lineHeight: 1,
    letterSpacing: size * -0.05,
  };
  return { height, drawing: '', part: box({ ...style, whiteSpace: 'pre', justifyContent: 'center' }, name) };
}

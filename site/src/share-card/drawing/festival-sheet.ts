import { hasMascot } from '../../ui/brand.ts';
import type { FestivalCard } from '../card.ts';
import { COLOURS } from '../colours.ts';
import { DISPLAY, TEXT } from '../fonts/faces.ts';
import { heroSquid, logoHeight } from './artwork.ts';
import { box, CARD, type Part } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { brandMark, smallLine } from './words.ts';

const NUMBER = 204;
const MARK = 276;
const LINE = { size: 30, leading: 1.55 };
const FOOT = 577.2;

/** First day, a dash in vermilion, last day. */
function dates([first, last]: readonly string[]): readonly Part[] {
  if (first === undefined) return [];
  const dash = box({ color: COLOURS.vermilion }, '–');
  const opening = box({ flexDirection: 'row' }, [box({}, first), ...(last ? [dash] : [])]);
  return last ? [opening, box({}, last)] : [opening];
}

/** The festival: its days, its name, its squid (requirements D11). */
export function festivalSheet(card: FestivalCard): Sheet {
  const line = smallLine(card.line, 560);
  const lineTop = FOOT - LINE.size * LINE.leading;
  const markTop = lineTop - 12 - logoHeight(MARK);
  const mark = brandMark(card.brand, { x: 60, y: markTop, width: MARK });
  const numbers = {
    position: 'absolute',
    left: 52.8,
    top: 54,
    fontFamily: DISPLAY.family,
    fontSize: NUMBER,
    lineHeight: 0.84,
    letterSpacing: NUMBER * -0.05,
  };
  const words = {
    position: 'absolute',
    left: 60,
    top: lineTop,
    fontFamily: TEXT.family,
    fontSize: LINE.size,
    lineHeight: LINE.leading,
  };
  return {
    paper: COLOURS[card.colour],
    below: hasMascot(card.brand) ? heroSquid() : '',
    parts: [
      box({ ...CARD }, [
        box(numbers, dates(card.days)),
        box({ position: 'absolute', left: 60, top: markTop }, [mark.part]),
        box(words, line),
      ]),
    ],
    drawings: mark.drawing,
  };
}

import type { ShopCard } from '../card.ts';
import { COLOURS } from '../colours.ts';
import { DISPLAY } from '../fonts/faces.ts';
import { drawable } from '../text/drawable.ts';
import { fitTitle } from '../text/fit-title.ts';
import { logoHeight, shopAwning } from './artwork.ts';
import { box, CARD } from './parts.ts';
import type { Sheet } from './sheet.ts';
import { brandMark, smallLine, smallLines, titleLines } from './words.ts';

const STEPS = [
  { size: 103.2, leading: 0.98 },
  { size: 78, leading: 1 },
  { size: 56.4, leading: 1.03 },
  { size: 46, leading: 1.03 },
];
const LEFT = 60;
const FOOT = 577.2;
const MARK = 204;

/** The front of a bookshop: its awning, its name, where it is (requirements D11). */
export function shopSheet(card: ShopCard): Sheet {
  const y = FOOT - logoHeight(MARK);
  const mark = brandMark(card.brand, { x: 936, y, width: MARK });
  const text = drawable(card.title, DISPLAY) || drawable(card.brand, DISPLAY);
  const title = fitTitle(text, { width: 1056, height: 285 }, STEPS);
  const facts = card.facts
    .map((fact) => smallLine(fact, 800))
    .filter(Boolean)
    .slice(0, 2);
  return {
    paper: COLOURS[card.colour],
    below: shopAwning([COLOURS.vermilion, card.colour === 'red' ? COLOURS.white : COLOURS.red]),
    parts: [
      box({ ...CARD }, [
        titleLines(title, { position: 'absolute', left: LEFT, top: 202.8 }),
        smallLines(facts, { position: 'absolute', left: LEFT, bottom: CARD.height - FOOT }),
        box({ position: 'absolute', right: LEFT, top: y }, [mark.part]),
      ]),
    ],
    drawings: mark.drawing,
  };
}

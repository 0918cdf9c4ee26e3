import type { CardDate, StoryCard } from '../card.ts';
import { COLOURS, paperBeside } from '../colours.ts';
import { DISPLAY, TEXT } from '../fonts/faces.ts';
import { drawable } from '../text/drawable.ts';
import { fitTitle } from '../text/fit-title.ts';
import { measureIn } from '../text/wrap.ts';
import { genreSign, paperBlot } from './artwork.ts';
import { box, CARD, type Part } from './parts.ts';
import { PICTURE, type Sheet } from './sheet.ts';
import { brandMark, numberPart, numberWidth, SMALL, smallLine, smallLines, titleLines } from './words.ts';

/** The column of words, in px. */
const COLUMN = { x: 60, top: 50.4, bottom: 577.2, width: 600 } as const;
const RULE = { above: 28.8, height: 6 } as const;
const ABOVE_TITLE = 21.6;
const SIGN = { size: 55.2, gap: 14.4 } as const;
const BETWEEN = 14;

const LARGE = { size: 67.2, leading: 1 };
const MEDIUM = { size: 56.4, leading: 1.03 };
const SMALLEST = { size: 46, leading: 1.03 };

/** What stands where the picture is: a drawing below, and words. */
type Over = { readonly drawing: string; readonly parts: readonly Part[] };
type Block = { readonly height: number; readonly part: Part };

/** The date with its words beside it, or below when they are long or the date has two ends. */
function dateBlock({ number, lines, struck }: CardDate): Block {
  const beside = COLUMN.width - numberWidth(number) * 150 - 19.2;
  const measure = measureIn(TEXT, SMALL.size, 0);
  if (lines.every((line) => measure(line) <= beside)) {
    const words = smallLines(lines, { lineHeight: 1.15 });
    const row = box({ flexDirection: 'row', alignItems: 'flex-end', gap: 19.2, marginTop: 24 }, [
      numberPart(number, 150, struck),
      words,
    ]);
    return { height: 24 + 150 * 0.85, part: row };
  }
  const size = Math.min(112, COLUMN.width / numberWidth(number));
  const line = smallLine(lines.join(', '), COLUMN.width);
  const part = box({ marginTop: 24, gap: 12 }, [numberPart(number, size, struck), smallLines([line])]);
  return { height: 24 + size * 0.85 + 12 + SMALL.size * SMALL.leading, part };
}

const kickerBlock = (line: string): Block => ({
  height: 19.2 + SMALL.size * 1.15,
  part: smallLines([line], { marginTop: 19.2, lineHeight: 1.15, color: COLOURS['vermilion-ink'] }),
});

function openingBlock({ date, kicker }: StoryCard): Block {
  if (date) return dateBlock(date);
  const line = smallLine(kicker, COLUMN.width);
  return line === '' ? { height: 4, part: box({ height: 4 }) } : kickerBlock(line);
}

/** What it is and where, with the sign of its genre, at the foot of the column. */
function footBlock({ genre, facts }: StoryCard): Block & { readonly drawing: string } {
  const indent = genre ? SIGN.size + SIGN.gap : 0;
  const lines = facts
    .map((fact) => smallLine(fact, COLUMN.width - indent))
    .filter(Boolean)
    .slice(0, 2);
  const height = Math.max(lines.length * SMALL.size * SMALL.leading, genre ? SIGN.size : 0);
  const top = COLUMN.bottom - height / 2 - SIGN.size / 2;
  return {
    height,
    part: smallLines(lines, { height, justifyContent: 'center', marginTop: 'auto', marginLeft: indent }),
    drawing: genre ? genreSign(genre, COLUMN.x, top, SIGN.size) : '',
  };
}

/** Flat paper with words and a blot, where no picture is (requirements D10). */
function paperInstead({ words, colour, flag }: StoryCard): Over {
  const lines = drawable(words, DISPLAY)
    .split(/(?<=-)|\s+/)
    .filter(Boolean)
    .slice(0, 4);
  const widest = Math.max(0, ...lines.map(measureIn(DISPLAY, 1, -0.03)));
  const size = Math.min(72, (PICTURE.width - 80) / Math.max(widest, 1));
  const paper = `<rect x="${PICTURE.x}" width="${PICTURE.width}" height="${PICTURE.height}" fill="${paperBeside(colour)}"/>`;
  const style = { position: 'absolute', left: PICTURE.x + 40, top: flag === '' ? 44 : 124 };
  return {
    drawing: paper + paperBlot(880, 320, 400),
    parts: [titleLines({ lines, size, leading: 1.02 }, style)],
  };
}

const FLAG = { x: PICTURE.x + 30, y: 30, size: 34, height: 60, padding: 20 } as const;

/** What a visitor must know first, on a cut slip of paper over the picture. */
function flagOver(words: string): Over {
  if (words === '') return { drawing: '', parts: [] };
  const { x, y, size, height, padding } = FLAG;
  const width = measureIn(TEXT, size, 0)(words) + 2 * padding;
  const corners = [
    [0, 0.07],
    [0.992, 0],
    [1, 0.94],
    [0.008, 1],
  ].map(([across = 0, down = 0]) => `${x + across * width},${y + down * height}`);
  const style = { color: COLOURS.white, fontFamily: TEXT.family, fontSize: size, lineHeight: 1 };
  return {
    drawing: `<polygon fill="${COLOURS['vermilion-ink']}" points="${corners.join(' ')}"/>`,
    parts: [box({ ...style, position: 'absolute', left: x + padding, top: y + (height - size) / 2 }, words)],
  };
}

/** The words of a story's card; `pictured`: whether its picture stands to the right of them. */
export function storySheet(card: StoryCard, pictured: boolean): Sheet {
  const mark = brandMark(card.brand, { x: COLUMN.x, y: COLUMN.top, width: 204 });
  const opening = openingBlock(card);
  const foot = footBlock(card);
  const used = mark.height + RULE.above + RULE.height + opening.height + ABOVE_TITLE + foot.height + BETWEEN;
  const height = COLUMN.bottom - COLUMN.top - used;
  const steps = card.date ? [MEDIUM, SMALLEST] : [LARGE, MEDIUM, SMALLEST];
  const text = drawable(card.title, DISPLAY) || drawable(card.words, DISPLAY);
  const title = titleLines(fitTitle(text, { width: COLUMN.width, height }, steps), {
    marginTop: ABOVE_TITLE,
  });
  const rule = box({
    height: RULE.height,
    marginTop: RULE.above,
    backgroundColor: card.kicker && !card.date ? COLOURS['vermilion-ink'] : COLOURS.ink,
  });
  const column = box(
    {
      position: 'absolute',
      left: COLUMN.x,
      top: COLUMN.top,
      width: COLUMN.width,
      height: COLUMN.bottom - COLUMN.top,
    },
    [mark.part, rule, opening.part, title, foot.part],
  );
  const paper = pictured ? { drawing: '', parts: [] } : paperInstead(card);
  const flag = flagOver(card.flag);
  return {
    paper: COLOURS[card.colour],
    below: paper.drawing + flag.drawing,
    parts: [box({ ...CARD }, [column, ...paper.parts, ...flag.parts])],
    drawings: mark.drawing + foot.drawing,
  };
}

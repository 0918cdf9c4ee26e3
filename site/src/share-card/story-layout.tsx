import type { Colours } from '@inktvis/foundation/brand';
import type { ReactNode } from 'react';
import { BLOT, genreIcon, slip } from './artwork.ts';
import type { CardDate, StoryCard } from './card.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';
import { measureTexts } from './lay-out.tsx';
import { BrandMark, DATE_TRACKING, DateNumber, drawableLines, SMALL, SmallLines } from './parts.tsx';
import { CARD, PICTURE, placeholderColour } from './style.ts';
import { fitTitle, type TitleStep } from './title.tsx';

/** The column of text, in px. */
const COLUMN = { left: 60, top: 50.4, width: 600, height: 526.8 } as const;
const LARGE = { size: 67.2, leading: 1 };
const MEDIUM = { size: 56.4, leading: 1.03 };
const SMALLEST = { size: 46, leading: 1.03 };
const WITH_DATE: readonly TitleStep[] = [MEDIUM, SMALLEST];
const WITHOUT_DATE: readonly TitleStep[] = [LARGE, MEDIUM, SMALLEST];

/** Between a date and its words, in px. */
const DATE_GAP = 19.2;
const DATE = { size: 150, maxSizeAbove: 112 } as const;

/** A date with its words beside it, or below it when they are long or the date has two ends. */
async function dateBlock({ number, lines, struck }: CardDate, colours: Colours): Promise<ReactNode> {
  const [ems, emsOfNumber] = await Promise.all([
    measureTexts(lines, TEXT),
    measureTexts([number], DISPLAY, DATE_TRACKING),
  ]);
  const beside = COLUMN.width - emsOfNumber(number) * DATE.size - DATE_GAP;
  if (lines.every((line) => ems(line) * SMALL.size <= beside))
    return (
      <div style={{ display: 'flex', alignItems: 'flex-end', gap: DATE_GAP, marginTop: 24 }}>
        <DateNumber number={number} size={DATE.size} struck={struck} colours={colours} />
        <SmallLines lines={lines} leading={1.15} />
      </div>
    );
  const size = Math.min(DATE.maxSizeAbove, COLUMN.width / emsOfNumber(number));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 24 }}>
      <DateNumber number={number} size={size} struck={struck} colours={colours} />
      <SmallLines lines={drawableLines([lines.join(', ')])} />
    </div>
  );
}

/** What is above the title: a date, or small words. */
async function openingBlock({ date, kicker }: StoryCard, colours: Colours): Promise<ReactNode> {
  if (date) return dateBlock(date, colours);
  const lines = drawableLines([kicker]);
  if (lines.length === 0) return <div style={{ height: 4 }} />;
  return (
    <div style={{ display: 'flex', marginTop: 19.2 }}>
      <SmallLines lines={lines} leading={1.15} colour={colours['vermilion-ink']} />
    </div>
  );
}

const ICON_SIZE = 55.2;

/** At the foot of the column what it is and where, with the icon of its genre. */
const Foot = ({ genre, facts, colours }: StoryCard & { colours: Colours }) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 14.4 }}>
    {genre && <img src={genreIcon(genre, colours.ink)} width={ICON_SIZE} height={ICON_SIZE} alt="" />}
    <SmallLines lines={drawableLines(facts).slice(0, 2)} />
  </div>
);

/** In place of a picture: paper with large words and a blot (requirements D10). */
async function placeholder({ words, colour, flag }: StoryCard, colours: Colours): Promise<ReactNode> {
  const tracking = -0.03;
  const lines = drawable(words)
    .split(/(?<=-)|\s+/)
    .filter(Boolean)
    .slice(0, 4);
  const ems = await measureTexts(lines, DISPLAY, tracking);
  const size = Math.min(72, (PICTURE.width - 80) / Math.max(1, ...lines.map(ems)));
  const { x: left, y: top, width, height } = PICTURE;
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        left,
        top,
        width,
        height,
        backgroundColor: placeholderColour(colour, colours),
      }}
    >
      <img src={BLOT} width={400} height={400} alt="" style={{ position: 'absolute', left: 160, top: 320 }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          position: 'absolute',
          left: 40,
          top: flag === '' ? 44 : 124,
          fontFamily: DISPLAY,
          fontSize: size,
          lineHeight: 1.02,
          letterSpacing: size * tracking,
        }}
      >
        {lines.map((line) => (
          <div key={line} style={{ whiteSpace: 'pre' }}>
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}

/** What a visitor must know first, on a slip of paper over the picture. */
const Flag = ({ words, colours }: { readonly words: string; readonly colours: Colours }) => (
  <div
    style={{
      display: 'flex',
      alignItems: 'center',
      position: 'absolute',
      left: PICTURE.x + 30,
      top: 30,
      height: 60,
      padding: '0 20px',
      backgroundImage: `url(${slip(colours['vermilion-ink'])})`,
      backgroundSize: '100% 100%',
      color: colours.white,
      fontFamily: TEXT,
      fontSize: 34,
      lineHeight: 1,
    }}
  >
    {words}
  </div>
);

/** The card of a story. `hasPicture`: whether its picture is drawn below the layout. */
export async function storyLayout(
  card: StoryCard,
  hasPicture: boolean,
  colours: Colours,
): Promise<ReactNode> {
  const [opening, paper] = await Promise.all([
    openingBlock(card, colours),
    hasPicture ? null : placeholder(card, colours),
  ]);
  const ruleColour = card.kicker && !card.date ? colours['vermilion-ink'] : colours.ink;
  const column = (title: ReactNode) => (
    <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', ...COLUMN }}>
      <BrandMark brand={card.brand} width={204} />
      <div style={{ flexShrink: 0, height: 6, marginTop: 28.8, backgroundColor: ruleColour }} />
      {opening}
      <div
        key="title"
        style={{
          display: 'flex',
          flexGrow: 1,
          flexBasis: 0,
          minHeight: 0,
          marginTop: 21.6,
          marginBottom: 14,
        }}
      >
        {title}
      </div>
      <Foot {...card} colours={colours} />
    </div>
  );
  const text = drawable(card.title) || drawable(card.words);
  const steps = card.date ? WITH_DATE : WITHOUT_DATE;
  const title = await fitTitle(text, { width: COLUMN.width, around: column }, steps);
  return (
    <div style={{ display: 'flex', ...CARD }}>
      {paper}
      {column(title)}
      {card.flag && <Flag words={card.flag} colours={colours} />}
    </div>
  );
}

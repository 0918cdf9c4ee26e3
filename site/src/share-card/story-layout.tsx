import type { Colours } from '@inktvis/foundation/brand';
import { BLOT, genreIcon, slip } from './artwork.ts';
import type { CardDate, StoryCard } from './card.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';
import { BrandMark, DateNumber, drawableLines, SmallLines } from './parts.tsx';
import { CARD, PICTURE, placeholderColour } from './style.ts';
import { LETTER, Title, type TitleSize } from './title.tsx';

/** The column of text, in px. */
const COLUMN = { left: 60, top: 50.4, width: 600, height: 526.8 } as const;
const SIZES: readonly [TitleSize, TitleSize] = [
  { size: 67.2, leading: 1, maxLines: 4 },
  { size: 46, leading: 1.03, maxLines: 4 },
];
const SIZES_BELOW_DATE: readonly [TitleSize, TitleSize] = [
  { size: 56.4, leading: 1.03, maxLines: 3 },
  { size: 46, leading: 1.03, maxLines: 4 },
];

/** Between a date and its words, in px. */
const DATE_GAP = 19.2;
/** Letters of small text that fit beside a date. */
const BESIDE_DATE = 12;

/** A date with its words beside it, or below it when they are long or the date has two ends. */
function DateBlock({ number, lines, struck, colours }: CardDate & { colours: Colours }) {
  if (number.length <= 5 && lines.every((line) => line.length <= BESIDE_DATE))
    return (
      <div style={{ display: 'flex', alignItems: 'flex-end', gap: DATE_GAP, marginTop: 24 }}>
        <DateNumber number={number} size={150} struck={struck} colours={colours} />
        <SmallLines lines={lines} leading={1.15} />
      </div>
    );
  const size = Math.min(112, COLUMN.width / (number.length * LETTER));
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, marginTop: 24 }}>
      <DateNumber number={number} size={size} struck={struck} colours={colours} />
      <SmallLines lines={drawableLines([lines.join(', ')])} />
    </div>
  );
}

/** What is above the title: a date, or small words. */
function Opening({ date, kicker, colours }: StoryCard & { colours: Colours }) {
  if (date) return <DateBlock {...date} colours={colours} />;
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

/** In em: a letter of a short word may be wide. */
const WIDE_LETTER = 0.75;

/** In place of a picture: paper with large words and a blot (requirements D10). */
function Placeholder({ words, colour, flag, colours }: StoryCard & { colours: Colours }) {
  const tracking = -0.03;
  const lines = drawable(words)
    .split(/(?<=-)|\s+/)
    .filter(Boolean)
    .slice(0, 4);
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const size = Math.min(72, (PICTURE.width - 80) / (longest * WIDE_LETTER));
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

type StoryLayoutProps = {
  readonly card: StoryCard;
  /** Whether its picture is drawn below the layout. */
  readonly hasPicture: boolean;
  readonly colours: Colours;
};

/** The card of a story. */
export function StoryLayout({ card, hasPicture, colours }: StoryLayoutProps) {
  const ruleColour = card.kicker && !card.date ? colours['vermilion-ink'] : colours.ink;
  const text = drawable(card.title) || drawable(card.words);
  return (
    <div style={{ display: 'flex', ...CARD }}>
      {!hasPicture && <Placeholder {...card} colours={colours} />}
      <div style={{ display: 'flex', flexDirection: 'column', position: 'absolute', ...COLUMN }}>
        <BrandMark brand={card.brand} width={204} />
        <div style={{ flexShrink: 0, height: 6, marginTop: 28.8, backgroundColor: ruleColour }} />
        <Opening {...card} colours={colours} />
        <div
          style={{
            display: 'flex',
            flexGrow: 1,
            flexBasis: 0,
            minHeight: 0,
            overflow: 'hidden',
            marginTop: 21.6,
            marginBottom: 14,
          }}
        >
          <Title text={text} width={COLUMN.width} sizes={card.date ? SIZES_BELOW_DATE : SIZES} />
        </div>
        <Foot {...card} colours={colours} />
      </div>
      {card.flag && <Flag words={card.flag} colours={colours} />}
    </div>
  );
}

import { CROPS } from '@inktvis/content/picture-address';
import { type Colours, hasMascot } from '@inktvis/foundation/brand';
import { SOFT_HYPHEN } from '@inktvis/foundation/soft-hyphens';
import { BLOT, genreIcon, LOGO, LOGO_RATIO, SQUID } from './artwork.ts';
import { CARD, type ShareCard } from './card.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';

/** Where the picture is: two fifths, on the right. */
export const PICTURE = { left: 720, top: 0, width: CROPS.card.width, height: CROPS.card.height } as const;
/** The column of text. */
const COLUMN = { left: 60, top: 50, width: 600, height: 527 } as const;

/** In em: how wide a letter of the display font is on average, and how far letters stand apart. */
const LETTER = 0.6;
const TRACKING = -0.03;

const MAX_DATE_SIZE = 120;
const ICON_SIZE = 55;
const LOGO_WIDTH = 204;

/** A text on one line, cut with an ellipsis at the width it is given. */
const ONE_LINE = {
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

const SMALL_TEXT = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  fontFamily: TEXT,
  fontSize: 28,
  lineHeight: 1.2,
} as const;

/** Lines of small text; without those of which too little can be drawn. */
const SmallLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <div style={SMALL_TEXT}>
    {lines
      .map(drawable)
      .filter(Boolean)
      .map((line) => (
        <div key={line} style={ONE_LINE}>
          {line}
        </div>
      ))}
  </div>
);

/** The mark of the brand: a logo for the demo brand, its name for any other. */
function BrandMark({ brand }: { readonly brand: string }) {
  const height = LOGO_WIDTH * LOGO_RATIO;
  if (hasMascot(brand)) return <img src={LOGO} width={LOGO_WIDTH} height={height} alt="" />;
  return (
    <div style={{ ...ONE_LINE, height, fontFamily: DISPLAY, fontSize: height, lineHeight: 1 }}>
      {drawable(brand)}
    </div>
  );
}

/** A date as large as the column allows; struck where it does not take place. */
function DateNumber({
  date,
  flag,
  colours,
}: Pick<ShareCard, 'date' | 'flag'> & { readonly colours: Colours }) {
  const size = Math.min(MAX_DATE_SIZE, COLUMN.width / (date.length * LETTER));
  return (
    <div style={{ display: 'flex', position: 'relative', alignSelf: 'flex-start' }}>
      <div style={{ fontFamily: DISPLAY, fontSize: size, lineHeight: 0.85, letterSpacing: size * -0.04 }}>
        {date}
      </div>
      {flag && (
        <div
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: size * 0.42,
            height: size * 0.09,
            backgroundColor: colours.vermilion,
          }}
        />
      )}
    </div>
  );
}

/** A word of more than `max` letters is broken at its soft hyphens, with a hyphen that shows: satori draws none. */
function hyphenate(word: string, max: number): string {
  const parts = word.split(SOFT_HYPHEN);
  if (parts.join('').length <= max) return parts.join('');
  return parts.reduce((text, part) => {
    const line = text.slice(text.lastIndexOf('-') + 1);
    return line === '' || line.length + part.length < max ? text + part : `${text}-${part}`;
  }, '');
}

/** A title in the first of two sizes in which it fits, cut with an ellipsis where it fits in neither (requirements D11). */
function Title({ text }: { readonly text: string }) {
  const setIn = (fontSize: number, lineClamp: number) => {
    const perLine = Math.floor(COLUMN.width / (fontSize * LETTER));
    const words = text.split(' ').map((word) => hyphenate(word, perLine));
    const set = words.join(' ');
    // Of each line a third of a word may stay empty.
    const fits = words.every((word) => word.length <= perLine) && set.length <= lineClamp * (perLine - 2);
    return { set, fits, style: { fontSize, letterSpacing: fontSize * TRACKING, lineClamp } };
  };
  const large = setIn(60, 3);
  const { set, style } = large.fits ? large : setIn(46, 4);
  return (
    <div
      style={{
        ...style,
        display: 'block',
        width: '100%',
        fontFamily: DISPLAY,
        lineHeight: 1.03,
        overflowWrap: 'break-word',
      }}
    >
      {set}
    </div>
  );
}

/** In place of a picture: paper of another colour than that of the page, with the squid or a blot. */
const NoPicture = ({ brand, colour, colours }: ShareCard & { readonly colours: Colours }) => (
  <div
    style={{
      display: 'flex',
      position: 'absolute',
      ...PICTURE,
      backgroundColor: colour === 'red' ? colours.blue : colours.ochre,
    }}
  >
    <img
      src={hasMascot(brand) ? SQUID : BLOT}
      width={460}
      height={402}
      alt=""
      style={{ position: 'absolute', left: 10, bottom: 0 }}
    />
  </div>
);

/** That it does not take place, over the picture. */
const Flag = ({ words, colours }: { readonly words: string; readonly colours: Colours }) => (
  <div
    style={{
      position: 'absolute',
      left: PICTURE.left + 30,
      top: 30,
      padding: '13px 20px',
      backgroundColor: colours['vermilion-ink'],
      color: colours.white,
      fontFamily: TEXT,
      fontSize: 34,
      lineHeight: 1,
    }}
  >
    {words}
  </div>
);

type CardLayoutProps = {
  readonly card: ShareCard;
  /** Whether its picture is drawn below the layout. */
  readonly hasPicture: boolean;
  readonly colours: Colours;
};

/** Everything on a card but its picture. */
export const CardLayout = ({ card, hasPicture, colours }: CardLayoutProps) => (
  <div style={{ display: 'flex', ...CARD, color: colours.ink }}>
    {!hasPicture && <NoPicture {...card} colours={colours} />}
    <div style={{ display: 'flex', flexDirection: 'column', gap: 14, position: 'absolute', ...COLUMN }}>
      <BrandMark brand={card.brand} />
      <div style={{ flexShrink: 0, height: 6, marginTop: 8, backgroundColor: colours.ink }} />
      {card.date && <DateNumber {...card} colours={colours} />}
      {card.kicker && <SmallLines lines={[card.kicker]} />}
      <div style={{ display: 'flex', flexGrow: 1, flexBasis: 0, minHeight: 0, overflow: 'hidden' }}>
        <Title text={drawable(card.title) || drawable(card.brand)} />
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 14 }}>
        {card.genre && (
          <img src={genreIcon(card.genre, colours.ink)} width={ICON_SIZE} height={ICON_SIZE} alt="" />
        )}
        <SmallLines lines={card.facts.slice(0, 2)} />
      </div>
    </div>
    {card.flag && <Flag words={card.flag} colours={colours} />}
  </div>
);

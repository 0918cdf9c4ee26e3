import { CROPS } from '@inktvis/content/picture-address';
import { type Colours, hasMascot } from '@inktvis/foundation/brand';
import { BLOT, genreIcon, LOGO, LOGO_RATIO, SQUID } from './artwork.ts';
import { CARD, type ShareCard } from './card.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';

/** Where the picture is: two fifths, on the right. */
export const PICTURE = { left: 720, top: 0, width: CROPS.card.width, height: CROPS.card.height } as const;
const COLUMN = { left: 60, top: 50, width: 600, height: 527 } as const;

const DATE = { fontFamily: DISPLAY, lineHeight: 0.85, letterSpacing: -4 } as const;
/** That it does not take place, over the picture. */
const FLAG = {
  position: 'absolute',
  left: PICTURE.left + 30,
  top: 30,
  padding: '13px 20px',
  fontFamily: TEXT,
  fontSize: 34,
} as const;
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

/** A title in the larger of two sizes when it is short, cut with an ellipsis where it fits in neither (requirements D11). */
function Title({ text }: { readonly text: string }) {
  const isShort = text.length <= 42 && text.split(/[\s-]/).every((word) => word.length <= 16);
  return (
    <div
      style={{
        display: 'block',
        width: '100%',
        fontFamily: DISPLAY,
        fontSize: isShort ? 60 : 46,
        letterSpacing: isShort ? -1.8 : -1.4,
        lineHeight: 1.03,
        lineClamp: isShort ? 3 : 4,
        overflowWrap: 'break-word',
      }}
    >
      {text}
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
      {card.date && (
        <div style={{ ...DATE, fontSize: card.date.length > '26.10'.length ? 90 : 120 }}>{card.date}</div>
      )}
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
    {card.flag && (
      <div style={{ ...FLAG, backgroundColor: colours['vermilion-ink'], color: colours.white }}>
        {card.flag}
      </div>
    )}
  </div>
);

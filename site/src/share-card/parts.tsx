import { type Colours, hasMascot } from '@inktvis/foundation/brand';
import { LOGO, LOGO_RATIO } from './artwork.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';

/** Small text: size in px, height of a line in em. */
const SMALL = { size: 27.6, leading: 1.2 } as const;

/** A text on one line, cut with an ellipsis at the width it is given. */
export const ONE_LINE = {
  display: 'block',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

type SmallLinesProps = {
  readonly lines: readonly string[];
  readonly leading?: number;
  readonly colour?: string;
};

/** Lines of small text, each cut at the width of its container. */
export const SmallLines = ({ lines, leading = SMALL.leading, colour }: SmallLinesProps) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 1,
      minWidth: 0,
      fontFamily: TEXT,
      fontSize: SMALL.size,
      lineHeight: leading,
      ...(colour && { color: colour }),
    }}
  >
    {lines.map((line) => (
      <div key={line} style={ONE_LINE}>
        {line}
      </div>
    ))}
  </div>
);

/** The texts that the fonts can draw, without those of which too little is left. */
export const drawableLines = (texts: readonly string[]): string[] => texts.map(drawable).filter(Boolean);

/** Of a date, in em. */
const DATE_TRACKING = -0.04;

type DateNumberProps = {
  readonly number: string;
  /** In px. */
  readonly size: number;
  /** It does not take place then. */
  readonly struck: boolean;
  readonly colours: Colours;
};

/** The number of a date. */
export const DateNumber = ({ number, size, struck, colours }: DateNumberProps) => (
  <div style={{ display: 'flex', position: 'relative', flexShrink: 0, alignSelf: 'flex-start' }}>
    <div
      style={{
        fontFamily: DISPLAY,
        fontSize: size,
        lineHeight: 0.85,
        letterSpacing: size * DATE_TRACKING,
        whiteSpace: 'pre',
      }}
    >
      {number}
    </div>
    {struck && (
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

/** Of the name of a brand, in px. */
const MAX_BRAND_WIDTH = 560;

type BrandMarkProps = {
  readonly brand: string;
  /** Of the logo, in px. */
  readonly width: number;
};

/** The mark of the brand: a logo for the demo brand, its name for any other. */
export function BrandMark({ brand, width }: BrandMarkProps) {
  const height = width * LOGO_RATIO;
  if (hasMascot(brand)) return <img src={LOGO} width={width} height={height} alt="" />;
  const size = height * 1.1;
  const style = { fontFamily: DISPLAY, fontSize: size, lineHeight: 1, letterSpacing: size * -0.05 };
  return (
    <div style={{ display: 'flex', alignItems: 'center', height }}>
      <div style={{ ...ONE_LINE, ...style, maxWidth: MAX_BRAND_WIDTH }}>{drawable(brand)}</div>
    </div>
  );
}

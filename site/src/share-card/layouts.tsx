import { type Colours, hasMascot } from '@inktvis/foundation/brand';
import type { ReactNode } from 'react';
import { SQUID, shopAwning } from './artwork.ts';
import type { FestivalCard, ShareCard, ShopCard } from './card.ts';
import { DISPLAY, drawable, TEXT } from './fonts.ts';
import { BrandMark, drawableLines, ONE_LINE, SmallLines } from './parts.tsx';
import { StoryLayout } from './story-layout.tsx';
import { CARD } from './style.ts';
import { Title, type TitleSize } from './title.tsx';

/** The margin at both sides, and at the foot of a card. */
const SIDE = 60;
const FOOT = 52.8;

const SHOP_SIZES: readonly [TitleSize, TitleSize] = [
  { size: 103.2, leading: 0.98, maxLines: 2 },
  { size: 56.4, leading: 1.03, maxLines: 4 },
];
const SHOP_TITLE = { left: SIDE, top: 202.8, width: 1056, height: 285 } as const;

/** The front of a bookshop: its awning, its name, where it is (requirements D11). */
function ShopLayout({ brand, colour, title, facts, colours }: ShopCard & { colours: Colours }) {
  const text = drawable(title) || drawable(brand);
  const awning = shopAwning([colours.vermilion, colour === 'red' ? colours.white : colours.red]);
  return (
    <div style={{ display: 'flex', ...CARD }}>
      <img
        src={awning}
        width={CARD.width}
        height={140}
        alt=""
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: CARD.width,
          height: 17,
          backgroundColor: colours.ink,
        }}
      />
      <div style={{ display: 'flex', position: 'absolute', ...SHOP_TITLE }}>
        <Title text={text} width={SHOP_TITLE.width} sizes={SHOP_SIZES} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', left: SIDE, bottom: FOOT, width: 800 }}>
        <SmallLines lines={drawableLines(facts).slice(0, 2)} />
      </div>
      <div style={{ display: 'flex', position: 'absolute', right: SIDE, bottom: FOOT }}>
        <BrandMark brand={brand} width={204} />
      </div>
    </div>
  );
}

const NUMBER_SIZE = 204;

/** The first day, a dash in vermilion, the last day. */
const Days = ({ days: [first, last], colours }: Pick<FestivalCard, 'days'> & { colours: Colours }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      position: 'absolute',
      left: 52.8,
      top: 54,
      fontFamily: DISPLAY,
      fontSize: NUMBER_SIZE,
      lineHeight: 0.84,
      letterSpacing: NUMBER_SIZE * -0.05,
    }}
  >
    <div style={{ display: 'flex' }}>
      <div>{first}</div>
      {last && <div style={{ color: colours.vermilion }}>–</div>}
    </div>
    {last && <div>{last}</div>}
  </div>
);

const LINE = { size: 30, leading: 1.55 } as const;

/** The festival: its days, its name, its squid (requirements D11). */
const FestivalLayout = ({ brand, days, line, colours }: FestivalCard & { colours: Colours }) => (
  <div style={{ display: 'flex', ...CARD }}>
    {hasMascot(brand) && (
      <img
        src={SQUID}
        width={648}
        height={567}
        alt=""
        style={{ position: 'absolute', left: 612, top: 147 }}
      />
    )}
    {days.length > 0 && <Days days={days} colours={colours} />}
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        gap: 12,
        position: 'absolute',
        left: SIDE,
        bottom: FOOT,
        width: 560,
        fontFamily: TEXT,
        fontSize: LINE.size,
        lineHeight: LINE.leading,
      }}
    >
      <BrandMark brand={brand} width={276} />
      <div style={ONE_LINE}>{drawable(line)}</div>
    </div>
  </div>
);

type CardLayoutProps = {
  readonly card: ShareCard;
  /** Whether its picture is drawn below the layout. */
  readonly hasPicture: boolean;
  readonly colours: Colours;
};

/** Everything on a card but its picture. */
export function CardLayout({ card, hasPicture, colours }: CardLayoutProps): ReactNode {
  switch (card.kind) {
    case 'shop':
      return <ShopLayout {...card} colours={colours} />;
    case 'festival':
      return <FestivalLayout {...card} colours={colours} />;
    case 'story':
      return <StoryLayout card={card} hasPicture={hasPicture} colours={colours} />;
  }
}

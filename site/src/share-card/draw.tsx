import type { Colours } from '@inktvis/foundation/brand';
import sharp, { type OutputInfo } from 'sharp';
import { cornerShape } from './artwork.ts';
import { CardLayout, PICTURE } from './CardLayout.tsx';
import { CARD, type ShareCard } from './card.ts';
import { FONTS } from './fonts.ts';

// Cards are drawn while pages are served: one thread is enough, and a drawn card is cached as a page.
sharp.concurrency(1);
sharp.cache(false);

/** Limits of decoding a picture, against decompression bombs. */
const MAX_PIXELS = 30_000_000;
const MAX_SECONDS = 5;

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

/** A picture cut to size, without one corner; null if it cannot be read: paper is drawn in its place. */
async function cutPicture(picture: Buffer): Promise<Pixels | null> {
  try {
    return await sharp(picture, { limitInputPixels: MAX_PIXELS, pages: 1 })
      .autoOrient()
      .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
      .composite([{ input: Buffer.from(cornerShape(PICTURE)), blend: 'dest-out' }])
      .timeout({ seconds: MAX_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    return null;
  }
}

/** Every colour of a flat drawing stays exactly what it is, at a third of the bytes of full colour. */
const FINE = { quality: 100, dither: 1 };
/** For photos with so much in them that the card would be slow to arrive. */
const COARSE = { quality: 60, dither: 0 };
const MAX_BYTES = 200_000;
/** From 4 on paper keeps its exact colour; 7 saves a tenth of the bytes for half as much CPU again (measured). */
const EFFORT = 5;

async function encode({ data, info }: Pixels): Promise<Buffer> {
  const png = (quality: typeof FINE) =>
    sharp(data, { raw: info })
      .png({ palette: true, effort: EFFORT, ...quality })
      .toBuffer();
  const fine = await png(FINE);
  return fine.length <= MAX_BYTES ? fine : png(COARSE);
}

/** Draws a card as a PNG of at most some 200 kB. `picture`: the bytes of its picture; null or unreadable: none. */
export async function drawCard(card: ShareCard, picture: Buffer | null, colours: Colours): Promise<Buffer> {
  const cut = picture && (await cutPicture(picture));
  // It takes 20 MB, so it is loaded for the first card, not at the start.
  const { default: satori } = await import('satori');
  // Text becomes outlines: no font is needed to show the drawing.
  const svg = await satori(<CardLayout card={card} hasPicture={cut !== null} colours={colours} />, {
    ...CARD,
    fonts: FONTS,
  });
  const layers = [
    ...(cut ? [{ input: cut.data, raw: cut.info, left: PICTURE.left, top: PICTURE.top }] : []),
    { input: Buffer.from(svg), left: 0, top: 0 },
  ];
  const drawn = await sharp({ create: { ...CARD, channels: 3, background: colours[card.colour] } })
    .composite(layers)
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(drawn);
}

import satori from 'satori';
import sharp, { type OutputInfo } from 'sharp';
import type { ShareCard } from '../card.ts';
import { COLOURS } from '../colours.ts';
import { DISPLAY, TEXT } from '../fonts/faces.ts';
import { biteShape } from './artwork.ts';
import { festivalSheet } from './festival-sheet.ts';
import { box, CARD } from './parts.ts';
import { PICTURE, type Sheet } from './sheet.ts';
import { shopSheet } from './shop-sheet.ts';
import { storySheet } from './story-sheet.ts';

// Cards are drawn beside pages: one thread is enough, and what is drawn once is not drawn again.
sharp.concurrency(1);
sharp.cache(false);

const FONTS = [DISPLAY, TEXT].flatMap((face) =>
  face.files.map(({ name, data }) => ({ name, data, weight: 400 as const, style: 'normal' as const })),
);
/** Of a picture that comes in: no decoder is kept busy by a small file that says it is huge. */
const MOST_PIXELS = 30_000_000;
const MOST_SECONDS = 5;

function sheetOf(card: ShareCard, pictured: boolean): Sheet {
  switch (card.kind) {
    case 'shop':
      return shopSheet(card);
    case 'festival':
      return festivalSheet(card);
    case 'story':
      return storySheet(card, pictured);
  }
}

/** The words as outlines, so that no font is needed to show them. */
async function drawWords({ below, parts, drawings }: Sheet): Promise<Buffer> {
  const { width, height } = CARD;
  const words = await satori(box({ width, height, color: COLOURS.ink }, parts), {
    width,
    height,
    fonts: FONTS,
  });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return Buffer.from(`${head}${below}${words}${drawings}</svg>`);
}

/** A picture in its place, with a corner bitten off. Rejects when it cannot be read. */
const bitten = (picture: Buffer, corner: 'a' | 'b' | 'c', faded: boolean): Promise<Dots> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .autoOrient()
    .resize(PICTURE.width, PICTURE.height, { fit: 'cover' })
    .modulate({ saturation: faded ? 0.15 : 1 })
    .composite([{ input: Buffer.from(biteShape(corner, PICTURE)), blend: 'dest-out' }])
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });

async function pictureOf(card: ShareCard, picture: Buffer | null): Promise<Dots | null> {
  if (card.kind !== 'story' || picture === null) return null;
  try {
    return await bitten(picture, card.corner, card.flag !== '');
  } catch {
    // A picture that nothing can be made of is no picture: the paper block stands in.
    return null;
  }
}

/**
 * From fine to coarse. In the first every colour of a flat drawing stays exactly what it is, at a third of the bytes of
 * full colour; the others are for photos with so much in them that the card would be slow to arrive.
 */
const QUALITIES = [
  { quality: 100, dither: 1 },
  { quality: 80, dither: 0 },
  { quality: 60, dither: 0 },
] as const;
const MOST_BYTES = 200_000;
/** From 4 on paper keeps its exact colour; 7 saves a tenth of the bytes for half as much CPU again (measured). */
const EFFORT = 5;

type Dots = { readonly data: Buffer; readonly info: OutputInfo };

async function encode({ data, info }: Dots): Promise<Buffer> {
  let png = data;
  for (const quality of QUALITIES) {
    png = await sharp(data, { raw: info })
      .png({ palette: true, effort: EFFORT, ...quality })
      .toBuffer();
    if (png.length <= MOST_BYTES) break;
  }
  return png;
}

/** Draws a card as PNG, 1200 × 630; `picture`: the bytes of its picture, null for none. */
export async function drawCard(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  const placed = await pictureOf(card, picture);
  const sheet = sheetOf(card, placed !== null);
  const layers = [
    ...(placed ? [{ input: placed.data, raw: placed.info, left: PICTURE.x, top: PICTURE.y }] : []),
    { input: await drawWords(sheet), left: 0, top: 0 },
  ];
  const drawn = await sharp({ create: { ...CARD, channels: 3, background: sheet.paper } })
    .composite(layers)
    .timeout({ seconds: MOST_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(drawn);
}

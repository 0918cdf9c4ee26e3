import { cardAlt, FESTIVAL_CARD } from '../share-card/card.ts';
import { CARD } from '../share-card/style.ts';
import { fitSize, imageAddress, isVector, type PictureSource } from '../ui/image-address.ts';

/** The picture of a shared link. */
export type SharePicture = {
  /** Full address. */
  readonly url: string;
  readonly alt: string;
  /** In pixels; null for a picture of somebody else. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

type Page = {
  readonly brand: string;
  readonly canonicalBase: string;
  readonly title: string;
  readonly card?: string;
};

const ASSET = /\/f\/(\d+\/(\d+)x(\d+)\/[\w-]+\/[\w.%+-]+)$/;

function assetOf(address: string): PictureSource | null {
  const [, path, width, height] = ASSET.exec(address) ?? [];
  return path ? { path, width: Number(width), height: Number(height), focus: null } : null;
}

/**
 * The picture that the editor chose by its address: one of the content service is cut to the size of a card, as jpeg
 * since not every reader knows webp. Otherwise the card that is drawn for the page.
 */
export function sharePicture(chosen: string, { brand, canonicalBase, title, card }: Page): SharePicture {
  const alt = cardAlt({ brand, title });
  const source = assetOf(chosen);
  if (source && !isVector(source)) {
    const url = canonicalBase + imageAddress(source, CARD, { format: 'jpeg' });
    return { url, alt, size: fitSize(CARD, source) };
  }
  if (!source && /^https?:\/\//.test(chosen)) return { url: chosen, alt, size: null };
  return { url: canonicalBase + (card ?? FESTIVAL_CARD), alt, size: CARD };
}

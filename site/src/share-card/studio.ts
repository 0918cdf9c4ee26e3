import { LRUCache } from 'lru-cache';
import type { CardPicture, ShareCard } from './card.ts';
import { drawCard } from './drawing/draw.ts';
import { createTurns } from './turns.ts';

/** What became of a picture that a card asks for. `down`: it may be there later. */
export type PictureRead =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'missing' | 'down' };

export type DrawnCard = {
  readonly png: Buffer;
  /** False when its picture could not be had now: right to show, wrong to keep. */
  readonly complete: boolean;
};

type StudioOptions = {
  /** Most memory for drawn cards, in bytes. */
  readonly maxBytes: number;
  /** How many are drawn at the same time, and how many may wait for their turn. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly draw?: typeof drawCard;
};

export type CardStudio = {
  /** The card, drawn; null when too many are waiting. Rejects when it cannot be drawn. */
  card(
    card: ShareCard,
    fetchPicture: (picture: CardPicture) => Promise<PictureRead>,
  ): Promise<DrawnCard | null>;
};

/** With the time a picture may take and that of the drawing itself, they stay below the time a page may take. */
const PICTURE_PATIENCE_MS = 2000;
const DRAWING_PATIENCE_MS = 5000;
const PICTURES_AT_ONCE = 8;

/**
 * Draws cards, a few at a time. A card that says the same as one before is not drawn again: pages look often whether
 * something changed, and drawing costs a tenth of a second.
 */
export function createCardStudio({
  maxBytes,
  atOnce,
  mostWaiting,
  draw = drawCard,
}: StudioOptions): CardStudio {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (png, key) => png.length + key.length * 2,
  });
  const fetching = createTurns({ atOnce: PICTURES_AT_ONCE, mostWaiting, patienceMs: PICTURE_PATIENCE_MS });
  const drawing = createTurns({ atOnce, mostWaiting, patienceMs: DRAWING_PATIENCE_MS });

  return {
    async card(card, fetchPicture) {
      const key = JSON.stringify(card);
      const known = kept.get(key);
      if (known) return { png: known, complete: true };
      const wanted = card.kind === 'story' ? card.picture : null;
      const picture: PictureRead = wanted
        ? ((await fetching(() => fetchPicture(wanted))) ?? { kind: 'down' })
        : { kind: 'missing' };
      const bytes = picture.kind === 'bytes' ? picture.bytes : null;
      const png = await drawing(async () => kept.get(key) ?? (await draw(card, bytes)));
      if (!png) return null;
      const complete = picture.kind !== 'down';
      if (complete) kept.set(key, png);
      return { png, complete };
    },
  };
}

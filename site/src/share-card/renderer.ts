import { createBoundedQueue, Overloaded } from '@inktvis/foundation/bounded-queue';
import type { Colours } from '@inktvis/foundation/brand';
import { LRUCache } from 'lru-cache';
import type { CardPicture, ShareCard } from './card.ts';
import { drawCard } from './draw.tsx';

/** The result of fetching the picture of a card. `down`: it may be available later. */
export type PictureRead =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'missing' | 'down' };

export type DrawnCard = {
  readonly png: Buffer;
  /** False if its picture could not be fetched now: to be sent, but not cached. */
  readonly complete: boolean;
};

type RendererOptions = {
  readonly colours: Colours;
  /** Maximum size of the cache of drawn cards, in bytes. */
  readonly maxBytes: number;
  /** Maximum number of cards drawn at the same time. */
  readonly concurrency: number;
  /** Maximum number of cards that wait to be drawn. */
  readonly maxWaiting: number;
  readonly draw?: typeof drawCard;
};

type CardRenderer = {
  /** Draws a card; null if too many are waiting. Rejects if it cannot be drawn. */
  render(
    card: ShareCard,
    fetchPicture: (picture: CardPicture) => Promise<PictureRead>,
  ): Promise<DrawnCard | null>;
};

/** How long cards wait for a free place. Together with the work itself it stays below the time limit of a page. */
const PICTURE_WAIT_MS = 2000;
const DRAWING_WAIT_MS = 5000;
const MAX_PICTURES_AT_ONCE = 8;

/** The result of `work`; null when too much waited before it. */
const unlessOverloaded = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof Overloaded) return null;
    throw error;
  });

/**
 * Draws cards, a few at a time, and caches them by their content: pages are often checked for changes, and drawing takes
 * a tenth of a second.
 */
export function createCardRenderer({
  colours,
  maxBytes,
  concurrency,
  maxWaiting,
  draw = drawCard,
}: RendererOptions): CardRenderer {
  const cache = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (png, key) => png.length + key.length * 2,
  });
  const fetching = createBoundedQueue({
    running: MAX_PICTURES_AT_ONCE,
    waiting: maxWaiting,
    waitMs: PICTURE_WAIT_MS,
  });
  const drawing = createBoundedQueue({ running: concurrency, waiting: maxWaiting, waitMs: DRAWING_WAIT_MS });

  return {
    async render(card, fetchPicture) {
      const key = JSON.stringify(card);
      const cached = cache.get(key);
      if (cached) return { png: cached, complete: true };
      const wanted = card.kind === 'story' ? card.picture : null;
      const picture: PictureRead = wanted
        ? ((await unlessOverloaded(fetching(() => fetchPicture(wanted)))) ?? { kind: 'down' })
        : { kind: 'missing' };
      const bytes = picture.kind === 'bytes' ? picture.bytes : null;
      const png = await unlessOverloaded(
        drawing(async () => cache.get(key) ?? (await draw(card, bytes, colours))),
      );
      if (!png) return null;
      const complete = picture.kind !== 'down';
      if (complete) cache.set(key, png);
      return { png, complete };
    },
  };
}

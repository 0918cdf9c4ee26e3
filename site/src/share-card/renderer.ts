import type { Colours } from '@inktvis/foundation/brand';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
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

type Limit = { readonly concurrency: number; readonly maxWaiting: number; readonly waitMs: number };

/**
 * Limits how much work runs at the same time; the rest waits in order. The work is not started, and the result null, if
 * `maxWaiting` others are waiting, or after `waitMs` of waiting. Rejects as the work does.
 */
export function limitConcurrency({ concurrency, maxWaiting, waitMs }: Limit) {
  const queue = new PQueue({ concurrency });
  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (queue.pending >= concurrency && queue.size >= maxWaiting) return null;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), waitMs);
    const start = () => {
      clearTimeout(timer);
      return work();
    };
    try {
      return await queue.add(start, { signal: waiting.signal });
    } catch (error) {
      if (waiting.signal.aborted) return null;
      throw error;
    }
  };
}

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
  const fetching = limitConcurrency({
    concurrency: MAX_PICTURES_AT_ONCE,
    maxWaiting,
    waitMs: PICTURE_WAIT_MS,
  });
  const drawing = limitConcurrency({ concurrency, maxWaiting, waitMs: DRAWING_WAIT_MS });

  return {
    async render(card, fetchPicture) {
      const key = JSON.stringify(card);
      const cached = cache.get(key);
      if (cached) return { png: cached, complete: true };
      const wanted = card.kind === 'story' ? card.picture : null;
      const picture: PictureRead = wanted
        ? ((await fetching(() => fetchPicture(wanted))) ?? { kind: 'down' })
        : { kind: 'missing' };
      const bytes = picture.kind === 'bytes' ? picture.bytes : null;
      const png = await drawing(async () => cache.get(key) ?? (await draw(card, bytes, colours)));
      if (!png) return null;
      const complete = picture.kind !== 'down';
      if (complete) cache.set(key, png);
      return { png, complete };
    },
  };
}

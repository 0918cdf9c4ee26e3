import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '../cache/cached-response.ts';

/** An image, the fact that there is none, or a source that does not answer. */
export type ImageOutcome =
  | { readonly kind: 'image'; readonly answer: CachedResponse }
  | { readonly kind: 'missing' | 'down' };

export type KeptImagesOptions = {
  /** Most memory for kept images, in bytes. */
  readonly maxBytes: number;
  readonly onError?: (path: string, error: unknown) => void;
};

const largestKept = 1024 * 1024;
const largestPassed = 16 * 1024 * 1024;
const mostAtOnce = 64;

/** Images fetched for visitors: kept in memory, each fetched once at a time, few at once. */
export function createKeptImages({ maxBytes, onError }: KeptImagesOptions) {
  const kept = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    maxEntrySize: largestKept + 4096,
    sizeCalculation: (answer) => answer.bytes,
  });
  const flights = new Map<string, Promise<ImageOutcome>>();

  return {
    /** The image under `key`; `path` is what a failure is logged as. `fetchImage` may reject; this never does. */
    async get(key: string, path: string, fetchImage: () => Promise<ImageOutcome>): Promise<ImageOutcome> {
      const found = kept.get(key);
      if (found !== undefined) return { kind: 'image', answer: found };
      const running = flights.get(key);
      if (running !== undefined) return running;
      if (flights.size >= mostAtOnce) return { kind: 'down' };
      const flight = fetchImage()
        .then((outcome) => {
          if (outcome.kind === 'image') kept.set(key, outcome.answer);
          return outcome;
        })
        .catch((error: unknown): ImageOutcome => {
          onError?.(path, error);
          return { kind: 'down' };
        })
        .finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}

/** The type of an answer, without its parameters. */
export const typeOf = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Ends an answer that is no image. Rejects when the source is to blame and may do better later. */
export async function refuseImage(response: Response): Promise<ImageOutcome> {
  await response.body?.cancel();
  if (response.status < 500 && response.status !== 429) return { kind: 'missing' };
  throw new Error(`image service answered ${response.status}`);
}

/** The bytes of an image. Rejects when there are too many. */
export async function readImage(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestPassed) throw new Error('image is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import { createBoundedQueue } from '@inktvis/foundation/bounded-queue';
import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { type Loaded, RevalidatingCache } from '@inktvis/foundation/revalidating-cache';
import type { PictureRead } from '../../src/server/render-locals.ts';
import { bodyOf, type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';

/** An image, the fact that there is none, or a source that does not respond. */
export type ImageOutcome =
  | { readonly kind: 'image'; readonly response: CachedResponse }
  | { readonly kind: 'missing' | 'down' };

/** What is requested, and by whom. */
export type ImageRequest = {
  /** As failures are logged. */
  readonly path: string;
  /** Else the site itself asks, which stores the picture elsewhere: on disk, or drawn into a share card. */
  readonly forVisitor?: boolean;
  /** The header of the visitor. */
  readonly accept?: string;
};

type ImageCacheOptions = {
  /** What the source of the images is called in the health check. */
  readonly source: string;
  /** Upper bound of the memory for images, in bytes. */
  readonly maxBytes: number;
  readonly onError?: (path: string, error: unknown) => void;
};

/** In bytes. Larger images are passed on without being stored, and even larger ones are refused. */
const MAX_STORED = 1024 * 1024;
const MAX_PASSED = 8 * 1024 * 1024;
/** Fetches at a time, so that a flood cannot exhaust memory. */
const FETCHES = { running: 16, waiting: 512, waitMs: 10_000 };
/** When the source counts as down; one image that cannot be had says little. Milliseconds. */
const CIRCUIT = { failures: 20, silenceMs: 4_000, pauseMs: 3_000 } as const;

const down = { kind: 'failed', failure: undefined } as const;

/** Images fetched for visitors: stored in memory, each fetched once at a time, and few at once. */
export function createImageCache({ source, maxBytes, onError }: ImageCacheOptions) {
  const cache = new RevalidatingCache<CachedResponse, ImageOutcome, undefined>({
    maxBytes,
    // An address always means the same bytes: entries do not expire, and a failed fetch is repeated at once.
    timeouts: { missing: Number.POSITIVE_INFINITY, expired: 0, stale: 0, invalidated: 0 },
    backOff: { ms: 0, maxFactor: 1 },
  });
  const circuit = createCircuit({ ...CIRCUIT, source });
  const queued = createBoundedQueue(FETCHES);

  async function load(
    { path, forVisitor = false }: ImageRequest,
    fetchImage: () => Promise<ImageOutcome>,
  ): Promise<Loaded<CachedResponse, ImageOutcome, undefined>> {
    try {
      const outcome = await queued(() => circuit.run(fetchImage, () => true));
      if (outcome === null) return down;
      if (outcome.kind !== 'image' || outcome.response.bytes > MAX_STORED || !forVisitor) {
        return { kind: 'uncached', value: outcome };
      }
      const { response } = outcome;
      return { kind: 'value', value: response, bytes: response.bytes, freshMs: Number.POSITIVE_INFINITY };
    } catch (error) {
      onError?.(path, error);
      return down;
    }
  }

  return {
    /** The image under `key`. `fetchImage` may reject; this never does. */
    async get(
      key: string,
      request: ImageRequest,
      fetchImage: () => Promise<ImageOutcome>,
    ): Promise<ImageOutcome> {
      const found = await cache.read(key, () => load(request, fetchImage));
      if ('entry' in found) return { kind: 'image', response: found.entry.value };
      return found.kind === 'uncached' ? found.value : { kind: 'down' };
    },
  };
}

/** A picture as it is sent. A drawing may be opened as a document of its own. */
export function pictureResponse(
  { type, body, headers }: { readonly type: string; readonly body: Buffer; readonly headers: HeaderList },
  security: SecurityHeaders,
): Promise<CachedResponse> {
  const policy = type === 'image/svg+xml' ? security.svgCsp : undefined;
  return makeCachedResponse({
    status: 200,
    body,
    headers: [['Content-Type', type], ...headers, ...security.headers(policy)],
  });
}

/** The media type of a response, without its parameters. */
export const mediaTypeOf = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Ends a response that is not an image. Rejects when the source is to blame and may do better later. */
export async function refuseImage(response: Response): Promise<ImageOutcome> {
  await response.body?.cancel();
  if (response.status < 500 && response.status !== 429) return { kind: 'missing' };
  throw new Error(`image service responded with ${response.status}`);
}

/** The bytes of an image. Rejects when there are too many. */
export async function readImage(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_PASSED) throw new Error('image is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The bytes of an outcome, for pages that draw with the picture. */
export function pictureOf(outcome: ImageOutcome): PictureRead {
  if (outcome.kind !== 'image') return { kind: outcome.kind };
  return { kind: 'bytes', bytes: bodyOf(outcome.response) };
}

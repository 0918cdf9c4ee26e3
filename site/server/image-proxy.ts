import { LRUCache } from 'lru-cache';
import { readImageAddress } from './image-address.ts';
import { makeReadyAnswer, type ReadyAnswer } from './ready-answer.ts';
import type { SecurityHeaders } from './security-headers.ts';

export type ImageProxyOptions = {
  /** Address of the content service's image service, without a slash at the end. */
  readonly assetsUrl: string;
  readonly spaceId: string;
  /** Most memory for kept images, in bytes. */
  readonly maxBytes: number;
  readonly timeoutMs?: number;
  readonly security: SecurityHeaders;
  readonly onError?: (path: string, error: unknown) => void;
};

/** An image, the fact that there is none, or a source that does not answer. */
export type ImageOutcome =
  | { readonly kind: 'image'; readonly answer: ReadyAnswer }
  | { readonly kind: 'missing' | 'down' };

const largestKept = 1024 * 1024;
const largestPassed = 16 * 1024 * 1024;
const mostAtOnce = 64;
const allowedType = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/;

/** The image service under our own address: `/beeld/…` (contract content-service 4). */
export function createImageProxy(options: ImageProxyOptions) {
  const { timeoutMs = 5000, security, onError } = options;
  const kept = new LRUCache<string, ReadyAnswer>({
    maxSize: options.maxBytes,
    maxEntrySize: largestKept + 4096,
    sizeCalculation: (answer) => answer.bytes,
  });
  const flights = new Map<string, Promise<ImageOutcome>>();

  async function fetchImage(
    upstreamPath: string,
    accept: string,
    negotiated: boolean,
  ): Promise<ImageOutcome> {
    const response = await fetch(`${options.assetsUrl}${upstreamPath}`, {
      headers: { accept },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    if (!response.ok || !allowedType.test(type)) {
      await response.body?.cancel();
      if (response.status < 500 && response.status !== 429) return { kind: 'missing' };
      throw new Error(`image service answered ${response.status}`);
    }
    const answer = await makeReadyAnswer({
      status: 200,
      body: await readBounded(response, largestPassed),
      compress: type === 'image/svg+xml',
      headers: [
        ['Content-Type', type],
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ...(negotiated ? [['Vary', 'Accept'] as const] : []),
        ...security.base,
        ['Content-Security-Policy', type === 'image/svg+xml' ? security.svgCsp : security.csp(null)],
      ],
    });
    return { kind: 'image', answer };
  }

  return {
    /** The image at `path`; `accept` is the visitor's header. Never rejects. */
    async answer(path: string, accept: string | undefined): Promise<ImageOutcome> {
      const address = readImageAddress(path, options.spaceId);
      if (address === null) return { kind: 'missing' };
      const wanted = address.negotiated && accept?.includes('image/webp') ? 'image/webp,image/*' : 'image/*';
      const key = `${wanted} ${address.upstreamPath}`;
      const found = kept.get(key);
      if (found !== undefined) return { kind: 'image', answer: found };
      const running = flights.get(key);
      if (running !== undefined) return running;
      if (flights.size >= mostAtOnce) return { kind: 'down' };
      const flight = fetchImage(address.upstreamPath, wanted, address.negotiated)
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

async function readBounded(response: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error('image is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

import type { SecurityHeaders } from '../security/security-headers.ts';
import { upstreamAddress } from './image-address.ts';
import {
  createImageCache,
  type ImageOutcome,
  type ImageRequest,
  mediaTypeOf,
  pictureResponse,
  readImage,
  refuseImage,
} from './image-cache.ts';

type ImageProxyOptions = {
  /** Address of the content service's image service, without a slash at the end. */
  readonly assetsUrl: string;
  readonly spaceId: string;
  /** Upper bound of the memory for images, in bytes. */
  readonly maxBytes: number;
  readonly timeoutMs?: number;
  readonly security: SecurityHeaders;
  readonly onError?: (path: string, error: unknown) => void;
};

const allowedType = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/;

/** The image service under our own address: `/beeld/…` (storyblok.com/docs/api/image-service). */
export function createImageProxy(options: ImageProxyOptions) {
  const { timeoutMs = 5000, security } = options;
  const cache = createImageCache({ ...options, source: 'pictures' });

  async function fetchImage(upstreamPath: string): Promise<ImageOutcome> {
    const response = await fetch(`${options.assetsUrl}${upstreamPath}`, {
      headers: { accept: 'image/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const type = mediaTypeOf(response);
    if (!response.ok || !allowedType.test(type)) return refuseImage(response);
    const headers = [['Cache-Control', 'public, max-age=31536000, immutable']] as const;
    const body = await readImage(response);
    return { kind: 'image', response: await pictureResponse({ type, body, headers }, security) };
  }

  return {
    /** The requested image. Never rejects. */
    async get(request: ImageRequest): Promise<ImageOutcome> {
      const upstreamPath = upstreamAddress(request.path, options.spaceId);
      if (upstreamPath === null) return { kind: 'missing' };
      return cache.get(upstreamPath, request, () => fetchImage(upstreamPath));
    },
  };
}

import type { SecurityHeaders } from '../security/security-headers.ts';
import { canBeLean, leanPicture, upstreamAddress } from './image-address.ts';
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

  async function fetchImage(upstreamPath: string, isLean: boolean): Promise<ImageOutcome> {
    const response = await fetch(`${options.assetsUrl}${upstreamPath}`, {
      headers: { accept: 'image/*' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const type = mediaTypeOf(response);
    if (!response.ok || !allowedType.test(type)) return refuseImage(response);
    const headers = [
      // A shared cache that ignores Vary must not give the lean form to all visitors.
      ['Cache-Control', `${isLean ? 'private' : 'public'}, max-age=31536000, immutable`] as const,
      ...(canBeLean(upstreamPath) ? [['Vary', 'Save-Data'] as const] : []),
    ];
    const body = await readImage(response);
    return { kind: 'image', response: await pictureResponse({ type, body, headers }, security) };
  }

  return {
    /** The requested image. Never rejects. */
    async get(request: ImageRequest): Promise<ImageOutcome> {
      const usual = upstreamAddress(request.path, options.spaceId);
      if (usual === null) return { kind: 'missing' };
      const isLean = request.saveData === true && canBeLean(usual);
      const upstreamPath = isLean ? leanPicture(usual) : usual;
      return cache.get(upstreamPath, request, () => fetchImage(upstreamPath, isLean));
    },
  };
}

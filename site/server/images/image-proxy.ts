import { makeCachedResponse } from '../cache/cached-response.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { canBeLean, leanPicture, readImageAddress } from './image-address.ts';
import { createImageCache, type ImageOutcome, mediaTypeOf, readImage, refuseImage } from './image-cache.ts';

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
    const type = mediaTypeOf(response);
    if (!response.ok || !allowedType.test(type)) return refuseImage(response);
    const cached = await makeCachedResponse({
      status: 200,
      body: await readImage(response),
      compress: type === 'image/svg+xml',
      headers: [
        ['Content-Type', type],
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ...(negotiated ? [['Vary', 'Accept'] as const] : []),
        ...(canBeLean(upstreamPath) ? [['Vary', 'Save-Data'] as const] : []),
        ...security.base,
        ['Content-Security-Policy', type === 'image/svg+xml' ? security.svgCsp : security.csp(null)],
      ],
    });
    return { kind: 'image', response: cached };
  }

  return {
    /** The image at `path`; `accept` is the visitor's `Accept`; `saveData`: they sent `Save-Data: on`. Never rejects. */
    async get(path: string, accept: string | undefined, saveData = false): Promise<ImageOutcome> {
      const address = readImageAddress(path, options.spaceId);
      if (address === null) return { kind: 'missing' };
      const wanted = address.negotiated && accept?.includes('image/webp') ? 'image/webp,image/*' : 'image/*';
      const upstreamPath = saveData ? leanPicture(address.upstreamPath) : address.upstreamPath;
      return cache.get(`${wanted} ${upstreamPath}`, path, () =>
        fetchImage(upstreamPath, wanted, address.negotiated),
      );
    },
  };
}

import type { PictureRead } from '../../src/server/render-locals.ts';
import { makeCachedResponse } from '../cache/cached-response.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { isReducible, readImageAddress, reducedImage } from './image-address.ts';
import { createKeptImages, type ImageOutcome, readImage, refuseImage, typeOf } from './kept-images.ts';

/** Serves pictures of another service under our own address. */
export type ImageProxy = {
  /** The image at `path`; `accept` is the visitor's header, `saveData` whether they save data. Never rejects. */
  read(path: string, accept: string | undefined, saveData?: boolean): Promise<ImageOutcome>;
};

export type ImageProxyOptions = {
  /** Address of the content service's image service, without a slash at the end. */
  readonly assetsUrl: string;
  readonly spaceId: string;
  /** Memory for cached images, in bytes. */
  readonly maxBytes: number;
  readonly timeoutMs?: number;
  readonly security: SecurityHeaders;
  readonly onError?: (path: string, error: unknown) => void;
};

const allowedType = /^image\/(avif|gif|jpeg|png|svg\+xml|webp)$/;

/** The image service under our own address: `/beeld/…` (contract content-service 4). */
export function createImageProxy(options: ImageProxyOptions): ImageProxy {
  const { timeoutMs = 5000, security } = options;
  const kept = createKeptImages(options);

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
    const type = typeOf(response);
    if (!response.ok || !allowedType.test(type)) return refuseImage(response);
    const answer = await makeCachedResponse({
      status: 200,
      body: await readImage(response),
      compress: type === 'image/svg+xml',
      headers: [
        ['Content-Type', type],
        ['Cache-Control', 'public, max-age=31536000, immutable'],
        ...(negotiated ? [['Vary', 'Accept'] as const] : []),
        ...(isReducible(upstreamPath) ? [['Vary', 'Save-Data'] as const] : []),
        ...security.base,
        ['Content-Security-Policy', type === 'image/svg+xml' ? security.svgCsp : security.csp(null)],
      ],
    });
    return { kind: 'image', answer };
  }

  return {
    async read(path, accept, saveData = false) {
      const address = readImageAddress(path, options.spaceId);
      if (address === null) return { kind: 'missing' };
      // Named explicitly: `*/*` is also sent by clients that cannot show WebP.
      const wanted = address.negotiated && accept?.includes('image/webp') ? 'image/webp,image/*' : 'image/*';
      const upstreamPath = saveData ? reducedImage(address.upstreamPath) : address.upstreamPath;
      return kept.get(`${wanted} ${upstreamPath}`, path, () =>
        fetchImage(upstreamPath, wanted, address.negotiated),
      );
    },
  };
}

/**
 * The bytes of a picture for a page that draws with it, through the proxy that visitors get it from: the same rules,
 * the same cache, the same timeout. Never rejects.
 */
export async function readPicture(proxy: ImageProxy | undefined, path: string): Promise<PictureRead> {
  const outcome = await proxy?.read(path, undefined);
  if (outcome?.kind !== 'image') return { kind: outcome?.kind ?? 'missing' };
  const { body } = outcome.answer.variants.identity;
  return { kind: 'bytes', bytes: typeof body === 'string' ? Buffer.from(body, 'latin1') : body };
}

import { type EventsClient, readPictureAddress, resizedImageAddress } from '@inktvis/events';
import type { SecurityHeaders } from '../security/security-headers.ts';
import {
  createImageCache,
  type ImageOutcome,
  type ImageRequest,
  mediaTypeOf,
  pictureResponse,
  readImage,
  refuseImage,
} from './image-cache.ts';

type TourImageProxyOptions = {
  readonly events: EventsClient;
  /** Where pictures may be fetched, redirects included; `https://*.imgix.net` is every host below that name. */
  readonly origins: readonly string[];
  /** Upper bound of the memory for pictures, in bytes. */
  readonly maxBytes: number;
  /** For a picture with all its redirects, in ms. */
  readonly timeoutMs?: number;
  readonly security: SecurityHeaders;
  readonly onError?: (path: string, error: unknown) => void;
};

/** No SVG: these are photos from elsewhere, and a drawing can hold script. */
const allowedType = /^image\/(avif|gif|jpeg|png|webp)$/;
const redirects = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 3;

const isOrigin = (url: URL, pattern: string): boolean => {
  const [protocol, parent] = pattern.split('//*.');
  if (parent === undefined) return url.origin === pattern;
  return url.protocol === protocol && url.port === '' && url.hostname.endsWith(`.${parent}`);
};

/**
 * The pictures of touring events under our own address, `/toerbeeld/{slug}/{width}x{height}` (docs.publiq.be, Search
 * API).
 */
export function createTourImageProxy(options: TourImageProxyOptions) {
  const { events, origins, timeoutMs = 5000, security } = options;
  const cache = createImageCache({ ...options, source: 'tour-pictures' });

  function allowed(address: string): URL {
    const url = new URL(address);
    const isClean = url.username === '' && url.password === '';
    if (isClean && origins.some((pattern) => isOrigin(url, pattern))) return url;
    throw new Error(`pictures may not come from ${url.origin}`);
  }

  /** Follows redirects itself: each must lead to an allowed origin. */
  async function ask(address: string, accept: string): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = allowed(address);
    for (let redirected = 0; redirected <= maxRedirects; redirected += 1) {
      const response = await fetch(url, { headers: { accept }, redirect: 'manual', signal });
      const location = response.headers.get('location');
      if (!redirects.has(response.status) || location === null) return response;
      await response.body?.cancel();
      url = allowed(new URL(location, url).href);
    }
    throw new Error('too many redirects');
  }

  async function fetchPicture(address: string, accept: string): Promise<ImageOutcome> {
    const response = await ask(address, accept);
    const type = mediaTypeOf(response);
    if (!response.ok || !allowedType.test(type)) return refuseImage(response);
    const headers = [
      // The organiser can put another picture under the same event.
      ['Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'],
      ['Vary', 'Accept'],
    ] as const;
    const body = await readImage(response);
    return { kind: 'image', response: await pictureResponse({ type, body, headers }, security) };
  }

  return {
    /** The requested picture. Never rejects. */
    async get(request: ImageRequest): Promise<ImageOutcome> {
      const wanted = readPictureAddress(request.path);
      if (wanted === null) return { kind: 'missing' };
      const event = await events.find(wanted.slug);
      if (!event.ok) return { kind: 'down' };
      if (!event.value?.image) return { kind: 'missing' };
      const address = resizedImageAddress(event.value.image.filename, wanted.size);
      const types = request.accept?.includes('image/webp') ? 'image/webp,image/*' : 'image/*';
      return cache.get(`${types} ${address}`, request, () => fetchPicture(address, types));
    },
  };
}

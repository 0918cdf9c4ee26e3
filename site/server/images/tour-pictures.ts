import { type EventsClient, readPictureAddress, resizedImageAddress } from '@inktvis/events';

/** A picture that can be fetched: `key` names its bytes. */
export type Found = { readonly key: string; readonly ask: (signal: AbortSignal) => Promise<Response> };

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 3;

/** `https://*.imgix.net` is every host below that name. */
const isOrigin = (url: URL, pattern: string): boolean => {
  const [protocol, parent] = pattern.split('//*.');
  if (parent === undefined) return url.origin === pattern;
  return url.protocol === protocol && url.port === '' && url.hostname.endsWith(`.${parent}`);
};

function allowed(address: string, origins: readonly string[]): URL {
  const url = new URL(address);
  const isClean = url.username === '' && url.password === '';
  if (isClean && origins.some((pattern) => isOrigin(url, pattern))) return url;
  throw new Error(`pictures may not come from ${url.origin}`);
}

/** The picture of a touring event (docs.publiq.be, Search API). `origins`: where it may come from, redirects included. */
export async function findTourPicture(
  path: string,
  accept: string | undefined,
  events: EventsClient,
  origins: readonly string[],
): Promise<Found | 'missing' | 'down'> {
  const wanted = readPictureAddress(path);
  if (wanted === null) return 'missing';
  const event = await events.find(wanted.slug);
  if (!event.ok) return 'down';
  if (!event.value?.image) return 'missing';
  const address = resizedImageAddress(event.value.image.filename, wanted.size);
  const types = accept?.includes('image/webp') ? 'image/webp,image/*' : 'image/*';
  return {
    key: `${types} ${address}`,
    /** Follows redirects itself: each must lead to an allowed origin. */
    async ask(signal) {
      let url = allowed(address, origins);
      for (let redirected = 0; redirected <= MAX_REDIRECTS; redirected += 1) {
        const response = await fetch(url, { headers: { accept: types }, redirect: 'manual', signal });
        const location = response.headers.get('location');
        if (!REDIRECTS.has(response.status) || location === null) return response;
        await response.body?.cancel();
        url = allowed(new URL(location, url).href, origins);
      }
      throw new Error('too many redirects');
    },
  };
}

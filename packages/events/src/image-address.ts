const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Where the pictures of the real source live, in production and for tests (contract events-source 1). */
export const UITDATABANK_IMAGES: readonly string[] = [
  'https://images.uitdatabank.be',
  'https://images-test.uitdatabank.be',
];

/**
 * The address of an original, with `https` where old records have `//` or `http:` (contract events-source 8). Null
 * unless it lies at one of `origins`: what fetches pictures for visitors must not go anywhere else.
 */
export function readImageAddress(raw: string, origins: readonly string[]): string | null {
  const text = raw.trim();
  if (!URL.canParse(text, 'https://nowhere.invalid')) return null;
  const url = new URL(text, 'https://nowhere.invalid');
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && !LOCAL.has(url.hostname) && !origins.includes(url.origin))
    url.protocol = 'https:';
  url.search = '';
  url.hash = '';
  return origins.includes(url.origin) ? url.href : null;
}

/** The address of a picture cut to a size in pixels; the real host answers it with a redirect to another host. */
export function resizedImageAddress(filename: string, size: { width: number; height: number }): string {
  const url = new URL(filename);
  url.searchParams.set('width', String(Math.round(size.width)));
  url.searchParams.set('height', String(Math.round(size.height)));
  url.searchParams.set('crop', 'auto');
  return url.href;
}

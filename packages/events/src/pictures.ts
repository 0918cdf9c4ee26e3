/**
 * Origins of the pictures of the real source, in production and for tests (docs.publiq.be, Search API), and of records from
 * before 2016, which name `//media.uitdatabank.be`.
 */
export const UITDATABANK_IMAGES: readonly string[] = [
  'https://images.uitdatabank.be',
  'https://images-test.uitdatabank.be',
  'https://media.uitdatabank.be',
];

/**
 * The address of an original, with `https` where old records have `//` or `http:` (docs.publiq.be, Search API). Null
 * unless it is at one of `origins`: the image proxy must not fetch from anywhere else.
 */
export function readImageAddress(raw: string, origins: readonly string[]): string | null {
  // Old records begin with `//`.
  const url = URL.parse(raw.trim(), 'https://nowhere.invalid');
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && !origins.includes(url.origin)) url.protocol = 'https:';
  url.search = '';
  url.hash = '';
  return origins.includes(url.origin) ? url.href : null;
}

/** The address of a picture cut to a size in pixels; the real host redirects it to another host. */
export function resizedImageAddress(filename: string, size: { width: number; height: number }): string {
  const url = new URL(filename);
  url.searchParams.set('width', String(Math.round(size.width)));
  url.searchParams.set('height', String(Math.round(size.height)));
  url.searchParams.set('crop', 'auto');
  return url.href;
}

type PictureSize = { readonly width: number; readonly height: number };

/** Width ÷ height of the shapes in which a picture is shown: in a list, at the head of a page, in a shared link. */
const RATIOS = { wide: 3 / 2, square: 1, share: 1200 / 630 } as const;

export type PictureShape = keyof typeof RATIOS;

/** A selection of the widths of content pictures (requirements 9), as needed where each shape is shown. */
const WIDTHS: { readonly [shape in PictureShape]: readonly number[] } = {
  wide: [128, 256, 384, 640],
  square: [256, 384, 640, 750, 828, 1080, 1200],
  share: [1200],
};

/** The sizes in pixels in which a picture is requested, small to large; few, so that caches are effective. */
export const pictureSizes = (shape: PictureShape): readonly PictureSize[] =>
  WIDTHS[shape].map((width) => ({ width, height: Math.round(width / RATIOS[shape]) }));

const written = ({ width, height }: PictureSize): string => `${width}x${height}`;

/** The address on our own server of an event's picture, cut to one of `pictureSizes`. */
export const pictureAddress = (slug: string, size: PictureSize): string =>
  `/toerbeeld/${slug}/${written(size)}`;

const ADDRESS = /^\/toerbeeld\/([0-9a-f-]+)\/(\d+x\d+)$/;

/** The event and the size in such an address; null for any other address, and for a size that is not used. */
export function readPictureAddress(
  path: string,
): { readonly slug: string; readonly size: PictureSize } | null {
  const [, slug, text = ''] = ADDRESS.exec(path) ?? [];
  const sizes = (Object.keys(RATIOS) as PictureShape[]).flatMap(pictureSizes);
  const size = sizes.find((one) => written(one) === text);
  return slug !== undefined && size ? { slug, size } : null;
}

/** In production and for tests (docs.publiq.be, Search API); records from before 2016 name `//media.uitdatabank.be`. */
export const UITDATABANK_IMAGES: readonly string[] = [
  'https://images.uitdatabank.be',
  'https://images-test.uitdatabank.be',
  'https://media.uitdatabank.be',
];

/** Null unless at one of `origins`: the image proxy must not fetch from elsewhere. Old records have `//` or `http:`. */
export function readImageAddress(raw: string, origins: readonly string[]): string | null {
  const url = URL.parse(raw.trim(), 'https://nowhere.invalid');
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && !origins.includes(url.origin)) url.protocol = 'https:';
  url.search = '';
  url.hash = '';
  return origins.includes(url.origin) ? url.href : null;
}

/** The real host redirects it to another host. */
export function resizedImageAddress(filename: string, size: { width: number; height: number }): string {
  const url = new URL(filename);
  url.searchParams.set('width', String(Math.round(size.width)));
  url.searchParams.set('height', String(Math.round(size.height)));
  url.searchParams.set('crop', 'auto');
  return url.href;
}

type PictureSize = { readonly width: number; readonly height: number };

/** Width ÷ height. */
const RATIOS = { wide: 3 / 2, square: 1, share: 1200 / 630 } as const;

export type PictureShape = keyof typeof RATIOS;

/** Of those of content pictures (requirements 9). */
const WIDTHS: { readonly [shape in PictureShape]: readonly number[] } = {
  wide: [128, 256, 384, 640],
  square: [256, 384, 640, 750, 828, 1080, 1200],
  share: [1200],
};

/** In pixels, small to large; few, so that caches are effective. */
export const pictureSizes = (shape: PictureShape): readonly PictureSize[] =>
  WIDTHS[shape].map((width) => ({ width, height: Math.round(width / RATIOS[shape]) }));

const written = ({ width, height }: PictureSize): string => `${width}x${height}`;

export const pictureAddress = (slug: string, size: PictureSize): string =>
  `/toerbeeld/${slug}/${written(size)}`;

const ADDRESS = /^\/toerbeeld\/([0-9a-f-]+)\/(\d+x\d+)$/;

/** Null for any other address, and for a size that is not used. */
export function readPictureAddress(path: string) {
  const [, slug, text = ''] = ADDRESS.exec(path) ?? [];
  const sizes = (Object.keys(RATIOS) as PictureShape[]).flatMap(pictureSizes);
  const size = sizes.find((one) => written(one) === text);
  return slug !== undefined && size ? { slug, size } : null;
}

export type PictureSize = { readonly width: number; readonly height: number };

/** Width ÷ height of the shapes in which a picture is shown: in a list, at the head of a page, in a shared link. */
const RATIOS = { wide: 3 / 2, square: 1, share: 1200 / 630 } as const;

export type PictureShape = keyof typeof RATIOS;

/** Widths out of those of the content's pictures (requirements 9), as many as the places of each shape need. */
const WIDTHS: { readonly [shape in PictureShape]: readonly number[] } = {
  wide: [128, 256, 384, 640],
  square: [256, 384, 640, 750, 828, 1080, 1200],
  share: [1200],
};

/** The sizes in pixels in which a picture is asked for, small to large: few, so that each is worth keeping. */
export const pictureSizes = (shape: PictureShape): readonly PictureSize[] =>
  WIDTHS[shape].map((width) => ({ width, height: Math.round(width / RATIOS[shape]) }));

const written = ({ width, height }: PictureSize): string => `${width}x${height}`;

const KNOWN = new Map(
  [...pictureSizes('wide'), ...pictureSizes('square'), ...pictureSizes('share')].map((size) => [
    written(size),
    size,
  ]),
);

/** Where our own server passes on the picture of an event, cut to one of `pictureSizes`. */
export const pictureAddress = (slug: string, size: PictureSize): string =>
  `/toerbeeld/${slug}/${written(size)}`;

const ADDRESS = /^\/toerbeeld\/([0-9a-f-]+)\/(\d+x\d+)$/;

/** The event and the size in such an address; null for any other, also for a size that nobody needs. */
export function readPictureAddress(
  path: string,
): { readonly slug: string; readonly size: PictureSize } | null {
  const [, slug, text = ''] = ADDRESS.exec(path) ?? [];
  const size = KNOWN.get(text);
  return slug !== undefined && size ? { slug, size } : null;
}

/** What an address needs to know of a picture; `Picture` of the content model fits. */
export type PictureSource = {
  /** `{space}/{W}x{H}/{hash}/{name}` */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly focus: string | null;
};

type ImageFilters = {
  readonly quality?: number;
  readonly blur?: number;
  readonly brightness?: number;
  readonly rotate?: number;
  readonly format?: string;
};

/** Widths the image service is asked for (requirements 9): image widths, then device widths. */
const WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
const MAX_SIDE = 4000;
const DEFAULT_QUALITY = 75;

/** The address of the original, as our own server passes it on. */
export const originalAddress = (picture: PictureSource): string => `/beeld/${picture.path}`;

/** The image service leaves these alone (storyblok.com/docs/api/image-service). */
export const isVector = (picture: PictureSource): boolean => picture.path.toLowerCase().endsWith('.svg');

/** Scales a size down until both sides are at most 4000 and inside the source, keeping the ratio (requirements 5). */
export function fitSize(
  wanted: { width: number; height: number },
  source: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(
    1,
    Math.min(MAX_SIDE, source.width) / wanted.width,
    Math.min(MAX_SIDE, source.height) / wanted.height,
  );
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)));

/** The filter part; ranges are clamped, other values of rotate and format dropped (requirements 5). */
function filterPart(filters: ImageFilters, focus: string | null): string {
  const parts: string[] = [];
  if (filters.blur !== undefined) parts.push(`blur(${clamp(filters.blur, 0, 100)})`);
  parts.push(`quality(${clamp(filters.quality ?? DEFAULT_QUALITY, 0, 100)})`);
  if (filters.brightness !== undefined) parts.push(`brightness(${clamp(filters.brightness, -100, 100)})`);
  if (filters.rotate === 90 || filters.rotate === 180 || filters.rotate === 270) {
    parts.push(`rotate(${filters.rotate})`);
  }
  const format = filters.format ?? 'webp';
  if (format === 'webp' || format === 'png' || format === 'jpeg') parts.push(`format(${format})`);
  if (focus !== null) parts.push(`focal(${focus})`);
  return `filters:${parts.join(':')}`;
}

/** The address of one rendition: cropped to the size around the focus; an svg is always the original. */
export function imageAddress(
  picture: PictureSource,
  wanted: { width: number; height: number },
  filters: ImageFilters = {},
): string {
  if (isVector(picture)) return originalAddress(picture);
  const { width, height } = fitSize(wanted, picture);
  return `${originalAddress(picture)}/m/${width}x${height}/${filterPart(filters, picture.focus)}`;
}

const SMALLEST_WINDOW = 640;

/**
 * The narrowest rendition that is of use to a `sizes` attribute: its smallest share of a window as wide as the
 * smallest device width (requirements 9). 0 where no share is named.
 */
export function leastWidth(sizes: string): number {
  const shares = [...sizes.matchAll(/(\d+(?:\.\d+)?)vw/g)].map(([, share]) => Number(share));
  return shares.length > 0 ? (Math.min(...shares) / 100) * SMALLEST_WINDOW : 0;
}

type Rendition = { readonly src: string; readonly width: number };

/**
 * Every rendition a browser may choose from, small to large: the fixed widths the source can fill at this ratio
 * (width ÷ height) and that are at least `least` wide, or the largest crop of the source when none fits.
 */
export function renditions(picture: PictureSource, ratio: number, least = 0): readonly Rendition[] {
  const largest = fitSize({ width: MAX_SIDE, height: MAX_SIDE / ratio }, picture).width;
  const fitting = WIDTHS.filter((width) => width >= least && width <= largest);
  const widths = fitting.length > 0 ? fitting : [largest];
  return widths.map((width) => ({ src: imageAddress(picture, { width, height: width / ratio }), width }));
}

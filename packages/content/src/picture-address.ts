// Addresses of pictures, `/beeld/…`: the server passes on only what pages write, so that nobody has others made at our cost.

/** In pixels; 0 when it is not known. */
type Size = { readonly width: number; readonly height: number };

export type PictureSource = Size & {
  /** `{space}/{W}x{H}/{hash}/{name}`; some addresses state no size: `{space}/{hash}/{name}`, `x`, `0x0`. */
  readonly path: string;
  readonly focus: string | null;
};

type ImageFilters = {
  readonly quality?: number;
  readonly blur?: number;
  readonly brightness?: number;
  readonly rotate?: number;
  readonly format?: string;
};

/** Browsers read none of `.heic`, `.tiff` and the like. */
const PATH = String.raw`(\d{1,12}/(?:\d{0,5}x\d{0,5}/)?[\w-]{1,64}/[\w%~+-][\w.~%+-]{0,200}\.(?:png|jpe?g|jfif|webp|gif|svg|avif))`;
const ASSET = new RegExp(
  `^(?:https?:)?//[^/?#]+(?:/a(?:-[a-z]+)?\\.storyblok\\.com)?/f/${PATH}(?:[?#]|$)`,
  'i',
);
const ORIGINAL = new RegExp(`^/beeld/${PATH}`, 'i');

/** Reads an address of the asset store (storyblok.com/docs/api/image-service); null when it is no picture to show. */
export function readAssetAddress(address: string): Omit<PictureSource, 'focus'> | null {
  const [, path] = ASSET.exec(address) ?? [];
  return path === undefined ? null : { path, ...sizeIn(path) };
}

function sizeIn(path: string): Size {
  const [, width, height] = /^\d+\/([1-9]\d*)x([1-9]\d*)\//.exec(path) ?? [];
  return { width: Number(width ?? 0), height: Number(height ?? 0) };
}

export const statesSize = ({ path }: { readonly path: string }): boolean => sizeIn(path).width > 0;

/** Widths requested of the image service (requirements 9): image widths, then device widths. */
const WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
const MAX_SIDE = 4000;
/** Of a picture whose size is not known; it is never enlarged. */
const WIDEST_UNKNOWN = 1920;
const DEFAULT_QUALITY = 75;

/** Width ÷ height of the shapes that pages show pictures in; a picture may also be shown whole. */
const RATIOS = { '1:1': 1, '5:4': 5 / 4, '4:3': 4 / 3, '3:2': 3 / 2, '16:9': 16 / 9, '2:1': 2 } as const;

export type Ratio = keyof typeof RATIOS | 'whole';

export const ratioOf = (ratio: Ratio, { width, height }: Size): number =>
  ratio === 'whole' ? width / height : RATIOS[ratio];

/** Crops in one size (px), for readers that choose none; as JPEG where not all of them read WebP. */
export const CROPS = {
  search: { width: 1200, height: 675, format: 'jpeg' },
  /** In place of the drawn card of a shared link. */
  share: { width: 1200, height: 630, format: 'jpeg' },
  /** In the drawn card of a shared link: two fifths of it. */
  card: { width: 480, height: 630, quality: 90 },
} as const satisfies { [name: string]: Size & ImageFilters };

export const originalAddress = (picture: PictureSource): string => `/beeld/${picture.path}`;

/** The image service leaves these alone (storyblok.com/docs/api/image-service). */
export const isVector = (picture: { readonly path: string }): boolean =>
  picture.path.toLowerCase().endsWith('.svg');

/** Scales a size down until both sides are at most 4000 and inside the source, keeping the ratio (requirements 5). */
export function fitSize(wanted: Size, source: Size): Size {
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
function filterPart(
  { blur, quality = DEFAULT_QUALITY, brightness, rotate = 0, format = 'webp' }: ImageFilters,
  focus: string | null,
): string {
  const parts = [
    blur !== undefined && `blur(${clamp(blur, 0, 100)})`,
    `quality(${clamp(quality, 0, 100)})`,
    brightness !== undefined && `brightness(${clamp(brightness, -100, 100)})`,
    [90, 180, 270].includes(rotate) && `rotate(${rotate})`,
    ['webp', 'png', 'jpeg'].includes(format) && `format(${format})`,
    focus !== null && `focal(${focus})`,
  ];
  return `filters:${parts.filter(Boolean).join(':')}`;
}

/** Steps along a side that a focus is rounded to: 17 places, so a size of a picture has 17 addresses at most. */
const FOCUS_STEPS = 16;

/** The middle of a focus along one side (px), rounded to a step; on the picture, whatever the editor's box says. */
function stepAlong(side: number, from: number, to: number): number {
  const last = side - 1;
  const middle = clamp(Math.floor((from + to) / 2), 0, last);
  const step = Math.max(1, last) / FOCUS_STEPS;
  return Math.round(Math.round(middle / step) * step);
}

/** The pixel that a crop is around, in steps along the axis that it shortens; null for the whole picture. */
function cropFocus(picture: PictureSource, crop: Size): string | null {
  if (picture.focus === null) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = picture.focus.split(/[x:]/).map(Number);
  const lost = {
    x: (picture.width * crop.height) / picture.height - crop.width,
    y: (picture.height * crop.width) / picture.width - crop.height,
  };
  // A pixel is what rounding the size of a rendition may cost.
  if (Math.max(lost.x, lost.y) <= 1) return null;
  const isWider = lost.x > lost.y;
  const x = isWider ? stepAlong(picture.width, left, right) : Math.floor(picture.width / 2);
  const y = isWider ? Math.floor(picture.height / 2) : stepAlong(picture.height, top, bottom);
  return `${x}x${y}:${x + 1}x${y + 1}`;
}

/** The address of one rendition, cropped around the focus; a height of 0 leaves the shape as it is. */
export function imageAddress(picture: PictureSource, wanted: Size, filters: ImageFilters = {}): string {
  if (isVector(picture)) return originalAddress(picture);
  const original = `${originalAddress(picture)}/m`;
  if (!statesSize(picture)) {
    // The focus is in pixels of a picture of which the server does not know the size.
    return `${original}/${wanted.width}x${Math.round(wanted.height)}/${filterPart(filters, null)}:no_upscale()`;
  }
  const size = fitSize(wanted, picture);
  return `${original}/${size.width}x${size.height}/${filterPart(filters, cropFocus(picture, size))}`;
}

export const cropAddress = (picture: PictureSource, crop: keyof typeof CROPS): string =>
  imageAddress(picture, CROPS[crop], CROPS[crop]);

/** The fixed widths that a picture can fill in a shape, and that of its largest crop. */
function widthsOf(picture: PictureSource, ratio: number) {
  const isKnown = picture.width > 0 && picture.height > 0;
  const largest = isKnown
    ? fitSize({ width: MAX_SIDE, height: MAX_SIDE / ratio }, picture).width
    : WIDEST_UNKNOWN;
  return { fitting: WIDTHS.filter((width) => width <= largest), largest };
}

/** The width of one side of the shape; the other is left free where the server cannot check it. */
const addressAt = (picture: PictureSource, width: number, shape: Ratio): string => {
  const isFree = shape === 'whole' && !statesSize(picture);
  return imageAddress(picture, { width, height: isFree ? 0 : width / ratioOf(shape, picture) });
};

/** What a browser may choose from, small to large: the fixed widths from `least` on, or the largest crop when none fits. */
export function renditions(picture: PictureSource, shape: Ratio, least = 0) {
  const ratio = ratioOf(shape, picture);
  const { fitting, largest } = widthsOf(picture, ratio);
  const wide = fitting.filter((width) => width >= least);
  const isStated = statesSize(picture);
  const last = isStated ? largest : (WIDTHS.find((width) => width >= largest) ?? 3840);
  const widths = isStated && wide.length > 0 ? wide : new Set([...wide, last]);
  return [...widths].map((width) => ({
    src: addressAt(picture, width, shape),
    width: Math.min(width, largest),
  }));
}

const FOCUS = /:focal\(((?:0|[1-9]\d*)x(?:0|[1-9]\d*):(?:0|[1-9]\d*)x(?:0|[1-9]\d*))\)$/;

/** Whether a page can have written an address: a drawing as it is, or another picture in one of the sizes above. */
export function isPictureAddress(address: string): boolean {
  const [original = '', path = ''] = ORIGINAL.exec(address) ?? [];
  const chosen = address.slice(original.length);
  const [, focus = null] = FOCUS.exec(chosen) ?? [];
  if (path === '') return false;
  const picture = { path, ...sizeIn(path), focus };
  if (isVector(picture)) return chosen === '';
  const shapes = ['whole', ...Object.keys(RATIOS)] as Ratio[];
  const crops = Object.keys(CROPS) as (keyof typeof CROPS)[];
  const written = shapes.flatMap((shape) => {
    const { fitting, largest } = widthsOf(picture, ratioOf(shape, picture));
    const widths = statesSize(picture) ? [...fitting, largest] : WIDTHS;
    return widths.map((width) => addressAt(picture, width, shape));
  });
  return written.includes(address) || crops.some((crop) => cropAddress(picture, crop) === address);
}

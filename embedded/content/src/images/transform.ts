import sharp from 'sharp';

const FORMATS = ['webp', 'jpeg', 'png'] as const;
export type Format = (typeof FORMATS)[number];

type Size = { readonly width: number; readonly height: number };
type Point = { readonly x: number; readonly y: number };

/** Of what `/m/…` can ask what the site uses: a size, in which 0 leaves a side free, and some filters. */
export type Transform = Size & {
  readonly format?: Format;
  /** 0–100 */
  readonly quality?: number;
  /** The middle of the crop, in pixels of the original. */
  readonly focal?: Point;
};

/** Reads `{W}x{H}/filters:…`, both optional; null for anything else. Other filters are ignored. */
export function parseTransform(text: string): Transform | null {
  const [, width = '0', height = '0', filters = '', rest = ''] =
    /^(?:(\d{1,6})x(\d{1,6}))?\/?(?:filters:([^/]*))?(.*)$/s.exec(text) ?? [];
  if (rest !== '') return null;
  const argumentOf = (name: string) => new RegExp(`(?:^|:)${name}\\(([^()]*)\\)`).exec(filters)?.[1];
  const quality = Number(argumentOf('quality') ?? 0);
  const corners = /^(\d+)x(\d+):(\d+)x(\d+)$/
    .exec(argumentOf('focal') ?? '')
    ?.slice(1)
    .map(Number);
  const [left = 0, top = 0, right = 0, bottom = 0] = corners ?? [];
  return {
    width: Number(width),
    height: Number(height),
    format: FORMATS.find((format) => format === argumentOf('format')),
    quality: quality || undefined,
    focal: corners && { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
}

const within = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));
const side = (value: number): number => Math.max(1, Math.round(value));

/** In the wanted proportion, and never larger than the source on either side (requirements 5). */
function targetSize(source: Size, wanted: Size): Size {
  const ratio = source.width / source.height;
  const width = wanted.width || (wanted.height ? wanted.height * ratio : source.width);
  const height = wanted.height || (wanted.width ? wanted.width / ratio : source.height);
  const factor = Math.min(1, source.width / width, source.height / height);
  return { width: side(width * factor), height: side(height * factor) };
}

/** The largest part of the source in the proportion of the target, around `focal` as far as it goes. */
function coverBox(source: Size, target: Size, focal: Point) {
  const factor = Math.min(source.width / target.width, source.height / target.height);
  const width = Math.min(source.width, side(target.width * factor));
  const height = Math.min(source.height, side(target.height * factor));
  const left = within(focal.x - width / 2, source.width - width);
  return { width, height, left, top: within(focal.y - height / 2, source.height - height) };
}

const DEFAULT_QUALITY: { readonly [format in Format]: number } = { webp: 80, jpeg: 82, png: 100 };

// Files change under us while editors work; a cache inside the library would hold on to old pixels.
sharp.cache(false);

/** Metadata is dropped. Rejects for a file that is no picture. */
export async function renderImage(file: string, wanted: Transform, format: Format): Promise<Buffer> {
  const { autoOrient: source } = await sharp(file).metadata();
  const target = targetSize(source, wanted);
  const box = coverBox(source, target, wanted.focal ?? { x: source.width / 2, y: source.height / 2 });
  const image = sharp(file).autoOrient();
  // A whole picture is shrunk while it is decoded, which costs half; it is whole but for a pixel of the result.
  const isPart =
    source.width - box.width >= source.width / target.width ||
    source.height - box.height >= source.height / target.height;
  if (isPart) image.extract(box);
  image.resize({ ...target, fit: 'fill' });
  const quality = wanted.quality ?? DEFAULT_QUALITY[format];
  if (format === 'webp') return image.webp({ quality, effort: 2 }).toBuffer();
  if (format === 'png') return image.png().toBuffer();
  return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}

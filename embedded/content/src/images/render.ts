import sharp, { type Sharp } from 'sharp';
import type { Area, Format, Transform } from './transform.ts';

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

const within = (value: number, max: number): number => Math.min(max, Math.max(0, value));
const side = (value: number): number => Math.max(1, Math.round(value));

/** The part of the crop that lies on the picture; undefined when none does. */
function boxOf(crop: Area, source: Size): Box | undefined {
  const left = within(crop.left, source.width);
  const top = within(crop.top, source.height);
  const width = within(crop.right, source.width) - left;
  const height = within(crop.bottom, source.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/**
 * The size to deliver for a wanted size, in which 0 leaves a side free: in the wanted proportion, and never larger
 * than the source on either side (requirements 5).
 */
export function targetSize(source: Size, wanted: Size): Size {
  const ratio = source.width / source.height;
  const width = wanted.width || (wanted.height ? wanted.height * ratio : source.width);
  const height = wanted.height || (wanted.width ? wanted.width / ratio : source.height);
  const factor = Math.min(1, source.width / width, source.height / height);
  return { width: side(width * factor), height: side(height * factor) };
}

/** The size of the whole picture when it has to fit in the wanted size; never larger than the source. */
export function fittedSize(source: Size, wanted: Size): Size {
  const factor = Math.min(
    1,
    wanted.width ? wanted.width / source.width : 1,
    wanted.height ? wanted.height / source.height : 1,
  );
  return { width: side(source.width * factor), height: side(source.height * factor) };
}

/** The largest part of the source in the proportion of the target, around the middle of `focal` as far as it goes. */
export function coverBox(source: Size, target: Size, focal: Area | undefined): Box {
  const factor = Math.min(source.width / target.width, source.height / target.height);
  const width = Math.min(source.width, side(target.width * factor));
  const height = Math.min(source.height, side(target.height * factor));
  const middleX = focal ? (focal.left + focal.right) / 2 : source.width / 2;
  const middleY = focal ? (focal.top + focal.bottom) / 2 : source.height / 2;
  return {
    width,
    height,
    left: Math.round(within(middleX - width / 2, source.width - width)),
    top: Math.round(within(middleY - height / 2, source.height - height)),
  };
}

const DEFAULT_QUALITY: { readonly [format in Format]: number } = { webp: 80, jpeg: 82, png: 100, avif: 60 };

// Files change under us while editors work; a cache inside the library would hold on to old pixels.
sharp.cache(false);

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

/** The focal area as it lies in the cropped picture. */
const shifted = (area: Area, left: number, top: number): Area => ({
  left: area.left - left,
  top: area.top - top,
  right: area.right - left,
  bottom: area.bottom - top,
});

/** Scales: inside the wanted size with `fit-in`, else cut to it. */
function resized(
  image: Sharp,
  source: Size,
  wanted: Transform,
  origin: { left: number; top: number },
): Sharp {
  const { fitIn, smart, filters } = wanted;
  if (wanted.width === 0 && wanted.height === 0) return image;
  if (fitIn) {
    const size = fittedSize(source, wanted);
    const inside = image.resize({ ...size, fit: 'fill' });
    if (filters.fill === undefined) return inside;
    const addX = Math.max(0, wanted.width - size.width);
    const addY = Math.max(0, wanted.height - size.height);
    return inside.extend({
      left: Math.floor(addX / 2),
      right: Math.ceil(addX / 2),
      top: Math.floor(addY / 2),
      bottom: Math.ceil(addY / 2),
      background: filters.fill === 'transparent' ? transparent : filters.fill,
    });
  }
  const size = targetSize(source, wanted);
  if (smart && !filters.focal) return image.resize({ ...size, fit: 'cover', position: 'attention' });
  const focal = filters.focal && shifted(filters.focal, origin.left, origin.top);
  return image.extract(coverBox(source, size, focal)).resize({ ...size, fit: 'fill' });
}

function encoded(image: Sharp, format: Format, asked: number | undefined): Sharp {
  const quality = Math.max(1, asked ?? DEFAULT_QUALITY[format]);
  switch (format) {
    case 'webp':
      return image.webp({ quality, effort: 3 });
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
    case 'avif':
      return image.avif({ quality, effort: 2 });
    case 'png':
      return image.png(asked === undefined ? {} : { quality });
  }
}

/** The picture with its turn taken out of the metadata and put into the pixels, raw, so that every size below is true. */
async function upright(file: string): Promise<{ image: Sharp; size: Size }> {
  const { width, height, orientation = 1 } = await sharp(file).metadata();
  const turned = orientation >= 5;
  const size = turned ? { width: height, height: width } : { width, height };
  if (orientation === 1) return { image: sharp(file), size };
  const { data, info } = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
  return { image: sharp(data, { raw: info }), size };
}

/**
 * Carries out a transform on the file of a raster picture. Metadata is dropped. Rejects for a file that is no picture.
 */
export async function renderImage(file: string, transform: Transform, format: Format): Promise<Buffer> {
  const { image, size } = await upright(file);
  const { filters } = transform;
  const box = transform.crop && boxOf(transform.crop, size);
  let result = resized(
    box ? await cut(image, box) : image,
    box ?? size,
    transform,
    box ?? { left: 0, top: 0 },
  );
  if (transform.flipX) result = result.flop();
  if (transform.flipY) result = result.flip();
  if (filters.brightness) result = result.modulate({ brightness: 1 + filters.brightness / 100 });
  if (filters.blur) result = result.blur(Math.max(0.3, filters.blur));
  if (filters.grayscale) result = result.grayscale();
  if (filters.rotate) result = result.rotate(filters.rotate);
  return encoded(result, format, filters.quality).toBuffer();
}

/** Two cuts in one pipeline are one too many for the library, so the first goes through memory. */
async function cut(
  image: Sharp,
  box: { left: number; top: number; width: number; height: number },
): Promise<Sharp> {
  const { data, info } = await image.extract(box).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

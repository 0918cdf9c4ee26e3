/** Where an image comes from, and whether its form depends on what the browser accepts. */
type ImageAddress = { readonly upstreamPath: string; readonly negotiated: boolean };

const side = '-?(?:[0-3]?\\d{1,3}|4000)';
const filter = [
  'quality\\(\\d{1,3}\\)',
  'format\\((?:webp|jpeg|png|avif)\\)',
  'brightness\\(-?\\d{1,3}\\)',
  'blur\\(\\d{1,3}(?:,\\d{1,3})?\\)',
  'rotate\\(\\d{1,3}\\)',
  'fill\\((?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|transparent)\\)',
  'focal\\(\\d{1,5}x\\d{1,5}:\\d{1,5}x\\d{1,5}\\)',
  'grayscale\\(\\)',
  'no_upscale\\(\\)',
  'round_corner\\(\\d{1,4}(?:(?:\\||%7C)\\d{1,4})?(?:,\\d{1,3}){3}(?:,[01])?\\)',
].join('|');

/** The original: pixel size, hash, file name of a picture. */
const original = '\\d{0,5}x\\d{0,5}/[0-9A-Za-z]{1,64}/[\\w][\\w.~-]{0,200}\\.(?:png|jpe?g|webp|gif|svg|avif)';

/** The transform: crop, fit-in, size, smart, filters, in this order (storyblok.com/docs/api/image-service). */
const transform = [
  '/m/?(?:\\d{1,5}x\\d{1,5}:\\d{1,5}x\\d{1,5}(?:/|$))?(?:fit-in(?:/|$))?',
  `(?:${side}x${side}(?:/|$))?(?:smart(?:/|$))?(?:filters(?::(?:${filter})){1,12})?`,
].join('');

const grammar = new RegExp(`^/beeld/(\\d{1,12})/(${original})(${transform})?$`);

/**
 * Reads `/beeld/{space}/{W}x{H}/{hash}/{name}[/m/…]`. Only our own space and only the grammar of the image service
 * (storyblok.com/docs/api/image-service): the proxy must not fetch anything else for anybody. Null: no such image.
 */
export function readImageAddress(path: string, spaceId: string): ImageAddress | null {
  const found = grammar.exec(path);
  if (found === null || found[1] !== spaceId) return null;
  const chosen = found[3] ?? '';
  return {
    upstreamPath: `/f/${spaceId}/${found[2]}${chosen}`,
    negotiated: chosen !== '' && !chosen.includes('format('),
  };
}

/** Fills a phone at 1.5 pixels per point: a third of the pixels that it would request by itself. */
const LEAN_WIDTH = 640;
const LEAN_QUALITY = 50;

const SIZE = /\/m\/(\d+)x(\d+)\//;
const STATED_QUALITY = /(?<=:quality\()\d+(?=\))/;

/** Whether a picture at this address has a leaner form; originals and drawings have none. */
export const canBeLean = (path: string): boolean => SIZE.test(path) && STATED_QUALITY.test(path);

/**
 * The address of the same picture for a visitor who saves data (`Save-Data: on`): the same crop, at most 640 wide, at
 * most quality 50. It is shown at the same size, which the page states.
 */
export function leanPicture(path: string): string {
  if (!canBeLean(path)) return path;
  return path
    .replace(SIZE, (size, width: string, height: string) => {
      const scale = LEAN_WIDTH / Number(width);
      return scale < 1 ? `/m/${LEAN_WIDTH}x${Math.round(Number(height) * scale)}/` : size;
    })
    .replace(STATED_QUALITY, (quality) => String(Math.min(LEAN_QUALITY, Number(quality))));
}

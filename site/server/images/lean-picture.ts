/** Fills a phone at one and a half of its own points; a third of the pixels that it would ask for by itself. */
const WIDEST = 640;
const QUALITY = 50;

const SIZE = /\/m\/(\d+)x(\d+)\//;
const STATED_QUALITY = /(?<=:quality\()\d+(?=\))/;

/** Whether a picture at this address has a leaner form; originals and drawings have none. */
export const canBeLean = (path: string): boolean => SIZE.test(path) && STATED_QUALITY.test(path);

/**
 * The address of the same picture for a visitor who saves data (`Save-Data: on`): the same crop, at most 640 wide, at
 * most quality 50. It shows as large: a page states the size itself.
 */
export function leanPicture(path: string): string {
  if (!canBeLean(path)) return path;
  return path
    .replace(SIZE, (size, width: string, height: string) => {
      const scale = WIDEST / Number(width);
      return scale < 1 ? `/m/${WIDEST}x${Math.round(Number(height) * scale)}/` : size;
    })
    .replace(STATED_QUALITY, (quality) => String(Math.min(QUALITY, Number(quality))));
}

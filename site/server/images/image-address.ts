import { isPictureAddress } from '@inktvis/content/picture-address';

/**
 * The address at the image service (storyblok.com/docs/api/image-service) of a picture below `/beeld/`. Null unless it
 * is of our own space and in a form that pages write: the proxy fetches nothing else for anybody.
 */
export const upstreamAddress = (path: string, spaceId: string): string | null =>
  path.startsWith(`/beeld/${spaceId}/`) && isPictureAddress(path) ? path.replace('/beeld/', '/f/') : null;

/** Fills a phone at 1.5 pixels per point: a third of the pixels that it would request otherwise. */
const LEAN_WIDTH = 640;
const LEAN_QUALITY = 50;

const SIZE = /\/m\/(\d+)x(\d+)\//;
const STATED_QUALITY = /(?<=:quality\()\d+(?=\))/;

/** Whether a picture at this address has a leaner form; drawings have none. */
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

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

export type PictureOptions = {
  readonly folder: string;
  /** Paths below the folder by file name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** An image service that resizes the same pictures, without slash at the end. */
  readonly cutterUrl: string | undefined;
};

/** 0 keeps the ratio. */
const side = (text: string | null): number => {
  const pixels = Number(text);
  return Number.isInteger(pixels) && pixels > 0 && pixels <= 4000 ? pixels : 0;
};

/** The original or, with a size, a redirect to the image service, as the real host does (docs.publiq.be, Search API). */
export async function pictureResponse(url: URL, options: PictureOptions): Promise<Response | null> {
  const name = url.pathname.slice('/images/'.length);
  const path = options.pictures.get(name);
  if (path === undefined) return null;
  const [width, height] = [side(url.searchParams.get('width')), side(url.searchParams.get('height'))];
  if (options.cutterUrl !== undefined && width + height > 0) {
    const location = `${options.cutterUrl}/f/${path}/m/${width}x${height}`;
    return new Response(null, { status: 302, headers: { location } });
  }
  const bytes = await readFile(join(options.folder, path)).catch(() => null);
  if (bytes === null) return null;
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}

const PICTURE = /\.(webp|jpe?g|png|gif)$/i;

/** By file name; none when there is no folder. */
export function findPictures(folder: string): ReadonlyMap<string, string> {
  const paths = globSync('**/*', { cwd: folder }).filter((path) => PICTURE.test(path));
  return new Map(paths.map((path) => [basename(path), path]));
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problem } from './answer/problem.ts';

export type PictureOptions = {
  /** Folder of the pictures. */
  readonly folder: string;
  /** Paths relative to the folder by file name. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Image service that cuts pictures of the same folder to size, without slash at the end; without one, nothing is cut. */
  readonly cutterUrl: string | undefined;
};

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** A side in pixels; 0 (keep the ratio) when it is not given or makes no sense. */
const side = (text: string | null): number => {
  const pixels = Number(text);
  return Number.isInteger(pixels) && pixels > 0 && pixels <= 4000 ? pixels : 0;
};

/**
 * The image host (contract events-source 8): the original, or with `width` or `height` a redirect to where it is cut
 * to size, as the real host redirects to an image CDN.
 */
export async function pictureAnswer(url: URL, options: PictureOptions): Promise<Response> {
  const name = url.pathname.slice('/images/'.length);
  const path = options.pictures.get(name);
  if (path === undefined) return problem('notFound');
  const [width, height] = [side(url.searchParams.get('width')), side(url.searchParams.get('height'))];
  if (options.cutterUrl !== undefined && width + height > 0) {
    const location = `${options.cutterUrl}/f/${path}/m/${width}x${height}`;
    return new Response(null, { status: 302, headers: { location } });
  }
  const bytes = await readFile(join(options.folder, path)).catch(() => null);
  if (bytes === null) return problem('notFound');
  const type = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  });
}

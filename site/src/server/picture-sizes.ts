import type { PictureSizes } from '@inktvis/content/client';
import type { Log } from '@inktvis/foundation/log';
import sharp from 'sharp';

type Size = { readonly width: number; readonly height: number };

type PictureSizesOptions = {
  /** Address of the content service's image service, without a slash at the end. */
  readonly assetsUrl: string;
  readonly log: Log;
};

/** In bytes; an original may be larger than what pages show. */
const MAX_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** The size in pixels of an original; of a drawing that of its `viewBox`. Rejects when it cannot be read. */
async function readSize(address: string): Promise<Size> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`image service responded with ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('picture is too large');
    chunks.push(chunk);
  }
  const { width, height, autoOrient } = await sharp(Buffer.concat(chunks)).metadata();
  const size = autoOrient ?? { width, height };
  if (!(size.width > 0 && size.height > 0)) throw new Error('picture has no size');
  return { width: Math.round(size.width), height: Math.round(size.height) };
}

/** For addresses without one: each original is read once, in the background, and again when asked for after a failure. */
export function createPictureSizes({ assetsUrl, log }: PictureSizesOptions): PictureSizes {
  const sizes = new Map<string, Size>();
  const underWay = new Set<string>();
  let turn: Promise<void> = Promise.resolve();
  let isNew = false;
  let tell = (): void => {};

  async function learn(path: string): Promise<void> {
    try {
      sizes.set(path, await readSize(`${assetsUrl}/f/${path}`));
      isNew = true;
    } catch (error) {
      log.warn({ path, error: String(error) }, 'the size of a picture could not be read');
    }
    underWay.delete(path);
    if (!isNew || underWay.size > 0) return;
    isNew = false;
    tell();
  }

  return {
    sizeOf(path) {
      const size = sizes.get(path);
      if (size === undefined && !underWay.has(path)) {
        underWay.add(path);
        turn = turn.then(() => learn(path));
      }
      return size;
    },
    whenLearnt(callback) {
      tell = callback;
    },
  };
}

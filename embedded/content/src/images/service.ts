import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Log } from '@inktvis/foundation/log';
import { err, ok, type Result } from '@inktvis/foundation/result';
import PQueue from 'p-queue';
import { type Format, parseTransform, renderImage, type Transform } from './transform.ts';

/** Which file of the asset store is requested, and how it is to be transformed. */
export type AssetAddress = {
  /** `{space}/{W}x{H}/{hash}/{name}`, or without a size, relative to the asset folder; every part is a plain name. */
  readonly path: string;
  readonly extension: string;
  /** What follows `/m/`; undefined for the original. */
  readonly transform: string | undefined;
};

export type Image = {
  readonly bytes: Buffer;
  readonly type: string;
  readonly etag: string;
  /** The same address gives another response to a browser that accepts other formats. */
  readonly variesByAccept: boolean;
};
type ImageProblem = { readonly status: 400 | 404; readonly message: string };

export type ImageService = {
  /** Delivers an asset, transformed if asked; `accept` decides the format where the address leaves it open. */
  readonly deliver: (address: AssetAddress, accept: string) => Promise<Result<Image, ImageProblem>>;
};

/** Pictures that are rendered at the same time: the site must stay quick meanwhile. */
const JOBS_AT_ONCE = 2;

const TYPES: { readonly [extension: string]: string | undefined } = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};
/** Pictures that can be transformed, and the format they have already. */
const RASTER: { readonly [extension: string]: Format | undefined } = {
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
};

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

export function createImageService(assetDir: string, cacheDir: string, log: Log): ImageService {
  const root = resolve(assetDir);
  const jobs = new PQueue({ concurrency: JOBS_AT_ONCE });
  const underWay = new Map<string, Promise<Buffer>>();

  /** From the cache, or made and cached; a disk that refuses is only logged. */
  async function rendered(file: string, key: string, transform: Transform, format: Format): Promise<Buffer> {
    const cached = await readFile(join(cacheDir, key)).catch(() => undefined);
    if (cached) return cached;
    const bytes = await jobs.add(() => renderImage(file, transform, format));
    const part = join(cacheDir, `${key}.${randomUUID()}.part`);
    await mkdir(cacheDir, { recursive: true })
      .then(() => writeFile(part, bytes))
      .then(() => rename(part, join(cacheDir, key)))
      .catch((error: unknown) => log.warn({ cacheDir, reason: String(error) }, 'a picture was not cached'));
    return bytes;
  }

  /** Many ask for a new picture at the same time; it is made once. */
  function once(file: string, key: string, transform: Transform, format: Format): Promise<Buffer> {
    const running = underWay.get(key);
    if (running) return running;
    const started = rendered(file, key, transform, format).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  }

  return {
    async deliver({ path, extension, transform: text }, accept) {
      const transform = text === undefined ? undefined : parseTransform(text);
      if (transform && !transform.ok) return err({ status: 400, message: transform.error });
      const file = join(root, path);
      const info = file.startsWith(root + sep) ? await stat(file).catch(() => undefined) : undefined;
      if (!info?.isFile()) return err({ status: 404, message: 'Not Found' });
      const identity = `${path} ${info.size} ${info.mtimeMs}`;

      const original = async (): Promise<Result<Image, ImageProblem>> => {
        const bytes = await readFile(file).catch(() => undefined);
        if (!bytes) return err({ status: 404, message: 'Not Found' });
        const type = TYPES[extension] ?? 'application/octet-stream';
        return ok({ bytes, type, etag: `"${digest(identity)}"`, variesByAccept: false });
      };
      if (!transform) return original();
      const source = RASTER[extension];
      if (!source) return original();

      const asked = transform.value.format;
      const format = asked ?? (accept.includes('image/webp') ? 'webp' : source);
      const key = digest(`${identity} ${format} ${JSON.stringify(transform.value)}`);
      try {
        const bytes = await once(file, key, transform.value, format);
        return ok({
          bytes,
          type: `image/${format}`,
          etag: `"${key}"`,
          variesByAccept: asked === undefined,
        });
      } catch (error) {
        log.error({ path, reason: String(error) }, 'a picture could not be transformed');
        return original();
      }
    },
  };
}

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { writeCopy } from '@inktvis/foundation/last-good';
import type { Log } from '@inktvis/foundation/log';
import { percentDecode } from '@inktvis/foundation/percent-decode';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import PQueue from 'p-queue';
import { type Format, parseTransform, renderImage, type Transform } from './transform.ts';

/** The path of a file, and what follows `/m/`. Older pictures and other files may have no size in it. `..` has no way in. */
const ADDRESS =
  /^\/f\/(\d{1,15}(?:\/\d{0,6}x\d{0,6})?\/[\w-]{1,128}\/[\w-][\w.+ ()-]{0,254})(\/m(?:\/.*)?)?$/;

const RASTER: { readonly [extension: string]: Format | undefined } = {
  '.webp': 'webp',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.jfif': 'jpeg',
  '.png': 'png',
};

/** The site must stay quick meanwhile. */
const JOBS_AT_ONCE = 2;

type ImageOptions = {
  readonly assetDir: string;
  readonly cacheDir: string;
  readonly log: Log;
};

/** `GET /f/{space}/{W}x{H}/{hash}/{name}[/m/…]` (storyblok.com/docs/api/image-service). */
export function imageRoutes({ assetDir, cacheDir, log }: ImageOptions): Hono {
  const routes = new Hono();
  const jobs = new PQueue({ concurrency: JOBS_AT_ONCE });

  /** A disk that refuses is only logged. */
  async function rendered(file: string, transform: Transform, format: Format): Promise<Buffer> {
    const { size, mtimeMs } = await stat(file);
    const identity = JSON.stringify([file, size, mtimeMs, format, transform]);
    const cached = join(cacheDir, createHash('sha256').update(identity).digest('hex').slice(0, 32));
    const known = await readFile(cached).catch(() => undefined);
    if (known) return known;
    const bytes = await jobs.add(() => renderImage(file, transform, format));
    await writeCopy(cached, bytes).catch((error: unknown) =>
      log.warn({ cacheDir, reason: String(error) }, 'a picture was not cached'),
    );
    return bytes;
  }

  routes.get('/f/*', async (context) => {
    const [, path, transformed] = ADDRESS.exec(percentDecode(new URL(context.req.url).pathname) ?? '') ?? [];
    if (path === undefined) return context.json({ error: 'Not Found' }, 404);
    const file = join(resolve(assetDir), path);
    const info = await stat(file).catch(() => undefined);
    if (!info?.isFile()) return context.json({ error: 'Not Found' }, 404);
    const headers: Record<string, string> = {
      'content-type': getMimeType(path) ?? 'application/octet-stream',
      // An address holds the hash of its file, so its response never changes.
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // A drawing that is opened as a document must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    const source = RASTER[extname(path).toLowerCase()];
    const original = async () => context.body(new Uint8Array(await readFile(file)), 200, headers);
    if (transformed === undefined || !source) return original();
    const transform = parseTransform(transformed.slice('/m/'.length).replace(/\/$/, ''));
    if (!transform) return context.json({ error: 'No size and no filter' }, 400);
    const asked = transform.format;
    const format = asked ?? (context.req.header('accept')?.includes('image/webp') ? 'webp' : source);
    try {
      const bytes = await rendered(file, transform, format);
      if (asked === undefined) headers.vary = 'Accept';
      return context.body(new Uint8Array(bytes), 200, { ...headers, 'content-type': `image/${format}` });
    } catch (error) {
      log.error({ path, reason: String(error) }, 'a picture could not be transformed');
      return original();
    }
  });
  return routes;
}

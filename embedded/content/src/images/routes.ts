import { percentDecode } from '@inktvis/foundation/percent-decode';
import { type Context, Hono } from 'hono';
import type { AssetAddress, Image, ImageService } from './service.ts';

/** Older pictures, drawings and other files may have no size in their address. */
const ADDRESS =
  /^\/f\/(\d{1,15}(?:\/\d{0,6}x\d{0,6})?\/[\w-]{1,128}\/([\w-][\w.+ ()-]{0,254}))(?:\/m(\/.*)?)?$/;

/** Reads a decoded path; undefined when it is no address of an asset. `..` has no way in: every part is matched. */
function parseAssetPath(pathname: string): AssetAddress | undefined {
  const match = ADDRESS.exec(pathname);
  const [, path, name, rest] = match ?? [];
  if (match === null || path === undefined || name === undefined) return undefined;
  const hasTransform = pathname.length > 3 + path.length;
  return {
    path,
    extension: /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '',
    transform: hasTransform ? (rest ?? '').replace(/^\/+|\/+$/g, '') : undefined,
  };
}

/** An address holds the hash of its file, so its response never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

function headersOf({ bytes, type, etag, variesByAccept }: Image): Headers {
  const headers = new Headers({
    'content-type': type,
    'content-length': String(bytes.length),
    'cache-control': FOREVER,
    etag,
    'x-content-type-options': 'nosniff',
    // A drawing that is opened as a document must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (variesByAccept) headers.set('vary', 'Accept');
  return headers;
}

/** `GET /f/{space}/{W}x{H}/{hash}/{name}[/m/…]`. */
export function imageRoutes(images: ImageService): Hono {
  const routes = new Hono();
  routes.get('/f/*', async (context: Context) => {
    const path = percentDecode(new URL(context.req.url).pathname);
    if (path === null || path.includes('\0')) return context.json({ error: 'The path cannot be read' }, 400);
    const address = parseAssetPath(path);
    if (!address) return context.json({ error: 'Not Found' }, 404);
    const image = await images.deliver(address, context.req.header('accept') ?? '');
    if (!image.ok) return context.json({ error: image.error.message }, image.error.status);
    const headers = headersOf(image.value);
    if (matches(context.req.header('if-none-match'), image.value.etag)) {
      headers.delete('content-length');
      headers.delete('content-type');
      return new Response(null, { status: 304, headers });
    }
    return new Response(new Uint8Array(image.value.bytes), { headers });
  });
  return routes;
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');

import { existsSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { isUtf8MimeType, mime, send } from '@fastify/send';
import { filesIn } from '../build.ts';
import type { Encoding } from '../cache/cached-response.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import type { ErrorStatus } from './error-responses.ts';
import { chooseEncoding } from './preferences.ts';
import type { Exchange } from './send.ts';

export type StaticFiles = ReturnType<typeof createStaticFiles>;

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

// RFC 9239.
mime.define({ 'text/javascript': ['js', 'mjs'] }, true);

/** The names of files are read once, so that no path trick reaches others; `.br` and `.gz` are variants (`precompress.ts`). */
export function createStaticFiles(directory: string, security: SecurityHeaders) {
  const files = new Map<string, ReturnType<typeof describe>>();
  for (const name of existsSync(directory) ? filesIn(directory) : []) {
    const path = join(directory, name);
    const address = `/${name.split(sep).map(encodeURIComponent).join('/')}`;
    if (!isHidden.test(address) && !isVariant(path)) files.set(address, describe(path, address, security));
  }
  return {
    has: (path: string): boolean => files.has(path),
    /** Sends that file; resolves to null, or to the error that is to be shown: it is gone, has changed, has no such part. */
    async send(path: string, { request, response, requestId }: Exchange): Promise<ErrorStatus | null> {
      const file = files.get(path);
      if (file === undefined) return 404;
      const accepted = chooseEncoding(request.headers['accept-encoding']);
      const encoding = file.encodings.has(accepted) ? accepted : 'identity';
      const { type, statusCode, headers, stream } = await send(request, path + suffixes[encoding], {
        root: directory,
        dotfiles: 'allow',
        cacheControl: false,
        contentType: false,
      });
      if (type !== 'file') {
        stream.destroy();
        return statusCode === 404 || statusCode === 412 || statusCode === 416 ? statusCode : 500;
      }
      const ofBody: Record<string, string> = { 'Content-Type': file.contentType };
      if (encoding !== 'identity') ofBody['Content-Encoding'] = encoding;
      response.writeHead(statusCode, {
        'X-Request-Id': requestId,
        ...(statusCode === 304 ? {} : ofBody),
        ...file.headers,
        ...headers,
      });
      // Also destroys the stream when the visitor disconnects; a read error breaks the connection off.
      pipeline(stream, response, () => {});
      return null;
    },
  };
}

const isVariant = (path: string): boolean =>
  /\.(br|gz)$/.test(path) && existsSync(path.replace(/\.(br|gz)$/, ''));

const isHidden = /\/\.(?!well-known\/)/;

/** A service worker has the policy of its own file: it fetches what it caches. Null for any other file. */
const workerPolicy = (address: string): string | null =>
  address === '/sw.js' ? "default-src 'none'; connect-src 'self'" : null;

function describe(path: string, address: string, security: SecurityHeaders) {
  const type = mime.getType(path) ?? 'application/octet-stream';
  const encodings = (['br', 'gzip'] as const).filter((encoding) => existsSync(path + suffixes[encoding]));
  return {
    encodings: new Set<Encoding>([...encodings, 'identity']),
    contentType: isUtf8MimeType(type) ? `${type}; charset=utf-8` : type,
    headers: {
      // The names of built files hold a hash of their content.
      'Cache-Control': address.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=300, must-revalidate',
      Vary: 'Accept-Encoding',
      ...Object.fromEntries(
        security.headers(
          extname(path) === '.svg' ? security.svgCsp : security.csp(workerPolicy(address)),
          type,
        ),
      ),
    },
  };
}

import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { makeReadyAnswer, type ReadyAnswer } from '../cache/ready-answer.ts';
import type { HeaderList, SecurityHeaders } from '../security/security-headers.ts';
import { sendReady, type Wishes } from './send.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.speculationrules': 'application/speculationrules+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Larger files are read from disk each time, in parts when asked; all others stand in memory. Bytes. */
const largestInMemory = 1024 * 1024;

type StoredFile =
  | { readonly kind: 'memory'; readonly answer: ReadyAnswer }
  | { readonly kind: 'disk'; readonly path: string; readonly size: number; readonly headers: string[] };

export type StaticFiles = {
  send(path: string, request: IncomingMessage, response: ServerResponse, wishes: Wishes): boolean;
};

/**
 * The files of the build, read once at the start: a request can only name what was there then, so no path trick
 * reaches anything else, and a build that runs beside the server does not change what it serves.
 * `.br` and `.gz` files beside a file are its compressed forms; hidden files are left out.
 */
export async function loadStaticFiles(directory: string, security: SecurityHeaders): Promise<StaticFiles> {
  const files = new Map<string, StoredFile>();
  for (const path of listFiles(directory)) {
    const isForm = /\.(br|gz)$/.test(path) && existsSync(path.replace(/\.(br|gz)$/, ''));
    if (!isForm) {
      const address = `/${relative(directory, path).split(sep).map(encodeURIComponent).join('/')}`;
      files.set(address, await loadFile(path, address, security));
    }
  }
  return {
    /** Answers when there is such a file; false when there is not. */
    send(path, request, response, wishes) {
      const file = files.get(path);
      if (file === undefined) return false;
      if (file.kind === 'memory') sendReady(request, response, file.answer, wishes);
      else sendFromDisk(file, request, response, wishes);
      return true;
    },
  };
}

function listFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\.(?!well-known[\\/])/.test(relative(directory, path)));
}

/** A service worker has the policy of its own file: it fetches what it keeps. Null for any other file. */
const workerPolicy = (address: string): string | null =>
  /^\/([a-z]+-)?sw\.js$/.test(address) ? "default-src 'none'; connect-src 'self'" : null;

async function loadFile(path: string, address: string, security: SecurityHeaders): Promise<StoredFile> {
  const extension = extname(path).toLowerCase();
  const lifetime = address.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=300, must-revalidate';
  const headers: HeaderList = [
    ['Content-Type', contentTypes[extension] ?? 'application/octet-stream'],
    ['Cache-Control', lifetime],
    ...security.base,
    ['Content-Security-Policy', extension === '.svg' ? security.svgCsp : security.csp(workerPolicy(address))],
  ];
  const { size } = statSync(path);
  if (size > largestInMemory) return { kind: 'disk', path, size, headers: headers.flat() };
  const form = (suffix: string) => (existsSync(path + suffix) ? readFileSync(path + suffix) : undefined);
  const precompressed = { br: form('.br'), gzip: form('.gz') };
  const answer = await makeReadyAnswer({
    status: 200,
    body: readFileSync(path),
    headers,
    precompressed,
    compress: false,
  });
  return { kind: 'memory', answer };
}

function sendFromDisk(
  file: StoredFile & { kind: 'disk' },
  request: IncomingMessage,
  response: ServerResponse,
  { requestId }: Wishes,
): void {
  const range = readRange(request.headers.range, file.size);
  const headers = ['X-Request-Id', requestId, ...file.headers, 'Accept-Ranges', 'bytes'];
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.push('Content-Length', String(end - start + 1));
  if (range !== null) headers.push('Content-Range', `bytes ${start}-${end}/${file.size}`);
  response.writeHead(range === null ? 200 : 206, headers);
  if (request.method === 'HEAD') response.end();
  // A file that has gone since the start breaks the connection off: its headers are already sent.
  else pipeline(createReadStream(file.path, { start, end }), response, () => {});
}

/** One byte range; null (the whole file) for anything else, as RFC 9110, 14.2 allows. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const found = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  if (found === null) return null;
  const start = Number(found[1]);
  const end = Math.min(found[2] ? Number(found[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : null;
}

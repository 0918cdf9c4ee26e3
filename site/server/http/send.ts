import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { CacheStatus } from '../cache/page-cache.ts';
import type { Rendered } from '../cache/rendered.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { chooseEncoding, type RequestPreferences } from './request-preferences.ts';

/** One request that Node has parsed, and the response to it. */
export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly preferences: RequestPreferences;
};

/** Sends a stored response: whole, without its body (HEAD), or as 304 when the visitor's copy is still valid. */
export function sendCached(
  { request, response, preferences }: Exchange,
  stored: CachedResponse,
  cacheStatus?: CacheStatus,
): void {
  const { acceptEncoding, ifNoneMatch } = preferences;
  const variant = stored.variants[chooseEncoding(acceptEncoding)];
  const notModified =
    ifNoneMatch !== undefined && stored.status === 200 && matches(ifNoneMatch, variant.etag);
  const headers = ['X-Request-Id', preferences.requestId];
  if (cacheStatus) headers.push('Age', String(cacheStatus.ageSeconds), 'X-Cache', cacheStatus.state);
  headers.push(...(notModified ? variant.notModifiedHeaders : variant.headers));
  response.writeHead(notModified ? 304 : stored.status, headers);
  if (notModified || request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** RFC 9110, 13.1.2: `*`, or a list of tags compared weakly. */
function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

/** Sends a rendering that is not stored, in the one encoding that this visitor gets. */
export async function sendRendered(exchange: Exchange, rendered: Rendered): Promise<void> {
  const { response, preferences } = exchange;
  if (rendered.status === 204 || rendered.status === 304) {
    const headers = ['X-Request-Id', preferences.requestId, ...rendered.headers.flat()];
    response.writeHead(rendered.status, headers).end();
    return;
  }
  const only = chooseEncoding(preferences.acceptEncoding);
  sendCached(exchange, await makeCachedResponse({ ...rendered, effort: 'once', only }));
}

/** Redirects to the canonical address of what was requested. */
export function sendRedirect(
  { response, preferences }: Exchange,
  location: string,
  security: SecurityHeaders,
): void {
  const headers = [
    ['X-Request-Id', preferences.requestId],
    ['Location', location],
    ['Cache-Control', 'public, max-age=3600'],
    ['Content-Length', '0'],
    ...security.headers(),
  ];
  response.writeHead(308, headers.flat()).end();
}

/** Sends a short JSON body that is not stored: for probes and programs. */
export function sendJson(
  { request, response, preferences, security }: Exchange & { readonly security: SecurityHeaders },
  status: number,
  body: object,
): void {
  const bytes = Buffer.from(`${JSON.stringify(body)}\n`);
  const headers = [
    ['X-Request-Id', preferences.requestId],
    ['Content-Type', 'application/json'],
    ['Cache-Control', 'no-store'],
    ...security.headers(),
    ['Content-Length', String(bytes.length)],
  ];
  response.writeHead(status, headers.flat());
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

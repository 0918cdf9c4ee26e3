import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedResponse, makeCachedResponse } from '../cache/cached-response.ts';
import type { CacheStatus } from '../cache/page-cache.ts';
import type { Rendered } from '../cache/renderer.ts';
import type { HeaderList } from '../security/security-headers.ts';
import { chooseEncoding } from './preferences.ts';

export type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
};

/** Sends a stored response: whole, without its body (HEAD), or as 304 when the visitor's copy is still valid. */
export function sendCached(
  { request, response, requestId }: Exchange,
  stored: CachedResponse,
  cacheStatus?: CacheStatus,
): void {
  const variant = stored.variants[chooseEncoding(request.headers['accept-encoding'])];
  const ifNoneMatch = request.headers['if-none-match'];
  const notModified =
    ifNoneMatch !== undefined && stored.status === 200 && matches(ifNoneMatch, variant.etag);
  const own = ['X-Request-Id', requestId];
  if (cacheStatus) own.push('Age', String(cacheStatus.ageSeconds), 'X-Cache', cacheStatus.state);
  const headers = notModified ? variant.notModifiedHeaders : variant.headers;
  response.writeHead(notModified ? 304 : stored.status, own.concat(headers));
  response.end(notModified || request.method === 'HEAD' ? undefined : variant.body);
}

/** RFC 9110, 13.1.2: `*`, or a list of tags compared weakly. */
const matches = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));

/** Sends a rendering that is not stored, in the one encoding that this visitor gets. */
export async function sendRendered(exchange: Exchange, rendered: Rendered): Promise<void> {
  if (rendered.status === 204 || rendered.status === 304)
    return sendBare(exchange, rendered.status, rendered.headers);
  const only = chooseEncoding(exchange.request.headers['accept-encoding']);
  sendCached(exchange, await makeCachedResponse({ ...rendered, effort: 'once', only }));
}

export function sendBare({ response, requestId }: Exchange, status: number, headers: HeaderList): void {
  response.writeHead(status, [['X-Request-Id', requestId], ...headers].flat()).end();
}

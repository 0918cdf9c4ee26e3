import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from '../cache/cached-response.ts';

/** The few request headers that decide how a stored response is sent, and the id of the request. */
export type RequestPreferences = {
  readonly requestId: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
};

/** Picks those headers from a request that Node has parsed. */
export function readPreferences({ headers }: IncomingMessage): RequestPreferences {
  const given = headers['x-request-id'];
  return {
    requestId: requestId(typeof given === 'string' ? given : undefined),
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    cookie: headers.cookie,
  };
}

const usableId = /^[\w.:-]{8,64}$/;

/** The id that a proxy gave a request, when it is allowed in logs and headers; otherwise a new one. */
const requestId = (given: string | undefined): string =>
  given !== undefined && usableId.test(given) ? given : randomUUID();

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to send for an `Accept-Encoding` header: Brotli when it is acceptable, then gzip, otherwise none
 * (RFC 9110, 12.5.3 leaves the order to the server).
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const acceptable = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(encodings);
  return encodings.find((encoding) => acceptable.includes(encoding)) ?? 'identity';
}

/** Whether a client sent JSON or prefers to receive it: a script, for which an HTML page is of no use. */
export function prefersJson(request: Pick<IncomingMessage, 'headers'>): boolean {
  if (/^\s*application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) return true;
  return new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';
}

import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from '../cache/cached-response.ts';

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Brotli when it is acceptable, then gzip, otherwise none (RFC 9110, 12.5.3 leaves the order to the server). */
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

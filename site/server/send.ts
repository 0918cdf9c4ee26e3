import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { type ReadyAnswer, slots } from './ready-answer.ts';
import { requestId } from './request-id.ts';

/** The few request headers that decide how a stored answer is sent, and the id that the request goes by. */
export type Wishes = {
  requestId: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  cookie: string | undefined;
};

/**
 * Picks those headers from the raw list. `request.headers` would build an object of all of them first, and this
 * runs for every request.
 */
export function readWishes(request: IncomingMessage): Wishes {
  const wishes: Wishes = {
    requestId: '',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    cookie: undefined,
  };
  let givenId: string | undefined;
  const raw = request.rawHeaders;
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i] ?? '';
    if (name.length === 15) {
      if (name.toLowerCase() === 'accept-encoding') wishes.acceptEncoding ??= raw[i + 1];
    } else if (name.length === 13) {
      if (name.toLowerCase() === 'if-none-match') wishes.ifNoneMatch ??= raw[i + 1];
    } else if (name.length === 12) {
      if (name.toLowerCase() === 'x-request-id') givenId ??= raw[i + 1];
    } else if (name.length === 6 && name.toLowerCase() === 'cookie') {
      wishes.cookie = wishes.cookie === undefined ? raw[i + 1] : `${wishes.cookie}; ${raw[i + 1]}`;
    }
  }
  wishes.requestId = requestId(givenId);
  return wishes;
}

/** Where the page cache got an answer from, and how many seconds it has been there. */
export type CacheNote = { readonly state: 'HIT' | 'MISS' | 'STALE'; readonly ageSeconds: number };

/** Writes a ready answer: whole, without its body (HEAD) or as 304 when the visitor has it already. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  wishes: Wishes,
  note?: CacheNote,
): void {
  const variant = answer.variants[chooseEncoding(wishes.acceptEncoding)];
  const unchanged =
    wishes.ifNoneMatch !== undefined && answer.status === 200 && matches(wishes.ifNoneMatch, variant.etag);
  const headers = unchanged ? variant.notModifiedHeaders : variant.headers;
  // The array is shared by all requests; writeHead reads it before this function returns.
  headers[slots.requestId] = wishes.requestId;
  if (note !== undefined) {
    headers[slots.age] = String(note.ageSeconds);
    headers[slots.cacheState] = note.state;
  }
  response.writeHead(unchanged ? 304 : answer.status, headers);
  if (unchanged || request.method === 'HEAD') response.end();
  else response.end(variant.body, 'latin1');
}

/** RFC 9110, 13.1.2: `*`, or a list of tags compared weakly. */
function matches(header: string, etag: string): boolean {
  if (header === etag) return true;
  return header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ReadyAnswer, slots, type Variant } from '../cache/ready-answer.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { requestId } from './request-id.ts';

/** The few request headers that decide how a stored answer is sent, and the id that the request goes by. */
export type Wishes = {
  readonly requestId: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
  readonly cookie: string | undefined;
};

/** Picks those headers; Node has put all of them in an object by then. */
export function readWishes({ headers }: IncomingMessage): Wishes {
  const given = headers['x-request-id'];
  return {
    requestId: requestId(typeof given === 'string' ? given : undefined),
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
    cookie: headers.cookie,
  };
}

/** Where the page cache got an answer from, and how many seconds it has been there. */
export type CacheNote = { readonly state: 'HIT' | 'MISS' | 'STALE'; readonly ageSeconds: number };

/** Which form of an answer a visitor gets, and whether they have it already. */
export function choose(
  answer: ReadyAnswer,
  { acceptEncoding, ifNoneMatch }: Pick<Wishes, 'acceptEncoding' | 'ifNoneMatch'>,
): { readonly variant: Variant; readonly unchanged: boolean } {
  const variant = answer.variants[chooseEncoding(acceptEncoding)];
  const unchanged = ifNoneMatch !== undefined && answer.status === 200 && matches(ifNoneMatch, variant.etag);
  return { variant, unchanged };
}

/** Writes a ready answer: whole, without its body (HEAD) or as 304 when the visitor has it already. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  wishes: Wishes,
  note?: CacheNote,
): void {
  const { variant, unchanged } = choose(answer, wishes);
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

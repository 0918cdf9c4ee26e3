import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Body, type ReadyAnswer, slots, type Variant } from '../../cache/ready-answer.ts';
import { limits } from '../limits.ts';
import { type CacheNote, choose, type Wishes } from '../send.ts';

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${limits.keepAliveTimeoutMs / 1000}\r\n\r\n`;
const firstConstant = slots.cacheState + 1;

/**
 * Writes a stored answer to a plain GET on a bare connection at the moment `now` (epoch ms): the bytes that `sendReady`
 * makes Node write. Returns the status.
 */
export function writeReady(
  socket: Socket,
  answer: ReadyAnswer,
  wishes: Wishes,
  note: CacheNote,
  now: number,
): number {
  const { variant, unchanged } = choose(answer, wishes);
  const status = unchanged ? 304 : answer.status;
  const lines = linesOf(variant);
  const changing = `X-Request-Id: ${wishes.requestId}\r\nAge: ${note.ageSeconds}\r\nX-Cache: ${note.state}\r\n`;
  const constant = unchanged ? lines.notModified : lines.whole;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${changing}${constant}Date: ${httpDate(now)}\r\n${keepAlive}`;
  writeAtOnce(socket, head, unchanged ? '' : variant.body);
  return status;
}

/** Holds an answer while it is handed to the system: nothing is allocated for one that the system takes as a whole. */
let scratch = Buffer.allocUnsafeSlow(64 * 1024);

function writeAtOnce(socket: Socket, head: string, body: Body): void {
  const length = head.length + body.length;
  if (length > scratch.length) {
    socket.cork();
    socket.write(head, 'latin1');
    socket.write(body, 'latin1');
    socket.uncork();
    return;
  }
  scratch.write(head, 0, 'latin1');
  if (typeof body === 'string') scratch.write(body, head.length, 'latin1');
  else body.copy(scratch, head.length);
  socket.write(scratch.subarray(0, length));
  // The rest of it is still to be sent from there.
  if (socket.writableLength > 0) scratch = Buffer.allocUnsafeSlow(scratch.length);
}

function linesOf(variant: Variant): NonNullable<Variant['lines']> {
  variant.lines ??= { whole: join(variant.headers), notModified: join(variant.notModifiedHeaders) };
  return variant.lines;
}

function join(headers: readonly string[]): string {
  let text = '';
  for (let i = firstConstant; i < headers.length; i += 2) text += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return text;
}

let second = 0;
let date = '';

/** For the header `Date` (RFC 9110, 6.6.1), which counts in seconds. */
function httpDate(ms: number): string {
  const current = Math.floor(ms / 1000);
  if (current !== second) {
    second = current;
    date = new Date(current * 1000).toUTCString();
  }
  return date;
}

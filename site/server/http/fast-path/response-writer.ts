import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** A response on a connection that stays open. */
type WholeResponse = {
  readonly status: number;
  /** Header lines, each ended by CRLF; without `Date`, `Connection` and `Keep-Alive`. */
  readonly lines: string;
  /** A string has one character per byte (latin1). */
  readonly body: Buffer | string;
};

/**
 * Makes a function that writes a response to a plain GET on a bare connection: byte for byte what Node's HTTP server
 * writes for the same headers. `keepAliveMs`: the timeout that `Keep-Alive` announces to the client. `now`: epoch ms.
 */
export function createResponseWriter(keepAliveMs: number) {
  const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  return (socket: Socket, { status, lines, body }: WholeResponse, now: number): void => {
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Date: ${httpDate(now)}\r\n${keepAlive}`;
    writeAtOnce(socket, head, body);
  };
}

/** Holds a response while it is handed to the system: nothing is allocated for one that the system takes whole. */
let scratch = Buffer.allocUnsafeSlow(64 * 1024);

function writeAtOnce(socket: Socket, head: string, body: Buffer | string): void {
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
  // The rest of it is still to be sent from this buffer.
  if (socket.writableLength > 0) scratch = Buffer.allocUnsafeSlow(scratch.length);
}

let second = 0;
let date = '';

/** The value of `Date` (RFC 9110, 6.6.1), formatted once per second. */
function httpDate(ms: number): string {
  const current = Math.floor(ms / 1000);
  if (current !== second) {
    second = current;
    date = new Date(current * 1000).toUTCString();
  }
  return date;
}

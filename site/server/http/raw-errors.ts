import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type ErrorStatus, errorHeaders, plainErrorPage } from './error-pages.ts';

const reasons: Partial<Record<ErrorStatus, string>> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
};

/** What Node's parser tells about a request that it could not read. */
export type ParserError = Error & { readonly code?: string; readonly rawPacket?: Buffer };

/** Answers on a bare connection, where no request could be read, and closes it. */
export function answerRaw(socket: Socket | Duplex, status: ErrorStatus, security: SecurityHeaders): void {
  if (!socket.writable || ('bytesWritten' in socket && socket.bytesWritten > 0 && status === 408)) {
    socket.destroy();
    return;
  }
  const body = plainErrorPage(status);
  const lines = errorHeaders(status, security, security.csp(null)).map(
    ([name, value]) => `${name}: ${value}`,
  );
  lines.unshift(`HTTP/1.1 ${status} ${reasons[status] ?? 'Bad Request'}`);
  lines.push(`Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close');
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** The status for a request that could not be parsed. An unknown method is no fault of ours: 405, not 501. */
export function statusOfParserError(error: ParserError, longestAddress: number): ErrorStatus {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  const packet = error.rawPacket?.toString('latin1') ?? '';
  if (error.code === 'HPE_INVALID_METHOD') return /^[A-Z]{1,20} \//.test(packet) ? 405 : 400;
  if (error.code !== 'HPE_HEADER_OVERFLOW') return 400;
  // The parser counts the address among the headers.
  const lineEnd = packet.indexOf('\r\n');
  return lineEnd < 0 || lineEnd > longestAddress ? 414 : 431;
}

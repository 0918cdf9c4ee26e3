import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeReadyAnswer } from '../cache/ready-answer.ts';
import type { Rendered } from '../cache/rendered.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { sendReady, type Wishes } from './send.ts';

/** Sends a rendering that is not stored. */
export async function sendRendered(
  rendered: Rendered,
  request: IncomingMessage,
  response: ServerResponse,
  wishes: Wishes,
): Promise<void> {
  if (rendered.status === 204 || rendered.status === 304) {
    response.writeHead(rendered.status, ['X-Request-Id', wishes.requestId, ...rendered.headers.flat()]).end();
    return;
  }
  const text = rendered.headers.some(
    ([name, value]) => /^content-type$/i.test(name) && /text|json|xml/.test(value),
  );
  const only = chooseEncoding(wishes.acceptEncoding);
  sendReady(
    request,
    response,
    await makeReadyAnswer({ ...rendered, compress: text, effort: 'once', only }),
    wishes,
  );
}

/** Sends a visitor to the one address of what they asked for. */
export function sendRedirect(
  location: string,
  response: ServerResponse,
  wishes: Wishes,
  security: SecurityHeaders,
): void {
  const headers = ['X-Request-Id', wishes.requestId, 'Location', location];
  headers.push('Cache-Control', 'public, max-age=3600', 'Content-Length', '0');
  for (const [name, value] of security.base) headers.push(name, value);
  headers.push('Content-Security-Policy', security.csp(null));
  response.writeHead(308, headers).end();
}

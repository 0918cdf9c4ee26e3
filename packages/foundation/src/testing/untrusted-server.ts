import { createServer } from 'node:https';
import { onTestFinished } from 'vitest';
import { closeServer, listen } from '../network/listen.ts';
import { selfSigned } from './certificate.ts';

/** An address of this machine (RFC 1122, 3.2.1.3) for which no code makes the exceptions that it makes for localhost. */
export const HOST = '127.0.0.2';

/** An HTTPS server, until the test is over, whose certificate no authority signed, and what reached it. */
export async function openUntrustedServer() {
  const reached = { isConnected: false, requests: 0 };
  const server = createServer(selfSigned(HOST), (_request, response) => {
    reached.requests += 1;
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.on('connection', () => {
    reached.isConnected = true;
  });
  // A client that refuses the certificate ends the handshake.
  server.on('tlsClientError', () => undefined);
  onTestFinished(() => closeServer(server));
  const port = await listen(server, 0, HOST);
  return { port, url: `https://${HOST}:${port}`, reached };
}

import { createServer } from 'node:https';
import { closeServer, listen } from '../network/listen.ts';
import { selfSigned } from './certificate.ts';

/** An address of this machine (RFC 1122, 3.2.1.3) for which no code makes the exceptions that it makes for localhost. */
export const HOST = '127.0.0.2';

/** An HTTPS server on this machine whose certificate no authority signed, and what reached it. */
export async function openUntrustedServer() {
  let connections = 0;
  let requests = 0;
  const server = createServer(selfSigned(HOST), (_request, response) => {
    requests += 1;
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.on('connection', () => {
    connections += 1;
  });
  // A client that refuses the certificate ends the handshake.
  server.on('tlsClientError', () => undefined);
  const port = await listen(server, 0, HOST);
  return {
    port,
    url: `https://${HOST}:${port}`,
    connections: () => connections,
    requests: () => requests,
    close: () => closeServer(server),
  };
}

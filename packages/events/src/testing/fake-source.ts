import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listen } from '@inktvis/foundation/listen';

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

export type FakeSource = {
  readonly url: string;
  /** Path and search of every request, in order. */
  readonly asked: string[];
  readonly headers: IncomingMessage['headers'][];
  readonly respondWith: (respond: Respond) => void;
  readonly close: () => Promise<void>;
};

/** Responds to every request with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (_request, response) => {
    response
      .writeHead(status, { 'content-type': 'application/ld+json', ...headers })
      .end(JSON.stringify(body));
  };

/** A source that responds with whatever a test wants, including invalid responses. */
export async function startFakeSource(first: Respond): Promise<FakeSource> {
  let respond = first;
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    headers.push(request.headers);
    respond(request, response);
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    headers,
    respondWith(next) {
      respond = next;
    },
    close: () => closeServer(server),
  };
}

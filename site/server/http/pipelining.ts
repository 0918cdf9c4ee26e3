import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type PipeliningOptions = {
  /** Requests of one connection that are in work or whose response is not sent yet. */
  readonly inWork: number;
  /** Requests of one connection in all; with more it is closed. */
  readonly max: number;
};

type Requests = { inWork: number; readonly waiting: (readonly [IncomingMessage, ServerResponse])[] };

/**
 * Bounds what one connection makes the server hold: Node emits every request of a packet at once, so that a client which
 * sends a thousand of them and reads nothing would have a thousand responses in memory. The next is handled when one of
 * those before it is sent.
 */
export function boundPipelining(
  onRequest: RequestListener,
  { inWork, max }: PipeliningOptions,
): RequestListener {
  const bySocket = new WeakMap<Socket, Requests>();

  function start(requests: Requests, request: IncomingMessage, response: ServerResponse): void {
    requests.inWork += 1;
    response.once('close', () => {
      requests.inWork -= 1;
      const next = requests.waiting.shift();
      if (next && !request.socket.destroyed) start(requests, ...next);
    });
    onRequest(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    let requests = bySocket.get(socket);
    if (requests === undefined) {
      requests = { inWork: 0, waiting: [] };
      bySocket.set(socket, requests);
    }
    if (requests.inWork < inWork) start(requests, request, response);
    else if (requests.waiting.length < max - inWork) requests.waiting.push([request, response]);
    else socket.destroy();
  };
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import { closeServer, listen } from '@inktvis/foundation/listen';
import { z } from 'zod';

export type Call = {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
};

/** A small server that records the webhook calls it gets, and responds with `statuses`, then 200. */
export async function receiveCalls(onCall: (call: Call) => Promise<void> | void = () => {}) {
  const calls: Call[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
    const text = Buffer.concat(chunks).toString();
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    const call = { method: request.method, headers: request.headers, text, body };
    await onCall(call);
    calls.push(call);
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}/api/webhook/content`,
    calls,
    statuses,
    close: () => closeServer(server),
  };
}

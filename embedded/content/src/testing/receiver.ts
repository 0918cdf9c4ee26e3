import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';

export type Call = {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Record<string, unknown>;
};

/** A small server that notes the webhook calls it gets, and answers with the statuses in `answers`, then 200. */
export async function receiveCalls(onCall: (call: Call) => Promise<void> | void = () => {}) {
  const calls: Call[] = [];
  const answers: number[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
    const text = Buffer.concat(chunks).toString();
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    const call = { method: request.method, headers: request.headers, text, body };
    await onCall(call);
    calls.push(call);
    response.writeHead(answers.shift() ?? 200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/webhook/content`,
    calls,
    answers,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

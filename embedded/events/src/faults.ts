import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Ways in which the source can fail, for tests. */
export const FAULTS = ['off', 'problem', 'unauthorized', 'wrong-shape', 'cut', 'hang'] as const;
export type Fault = (typeof FAULTS)[number];

/** What tests can turn on; off by default. Pictures and `GET /healthz` never fail. */
export type Faults = {
  readonly latencyMs: number;
  readonly fault: Fault;
};

export const noFaults: Faults = { latencyMs: 0, fault: 'off' };

const JSON_LD = { 'content-type': 'application/ld+json' };

function fail(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault === 'problem') {
    const body = { title: 'Internal Server Error', type: 'about:blank', status: 500 };
    response.writeHead(500, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
  } else if (fault === 'unauthorized') {
    // Repeats the key, like the real service (docs.publiq.be, Search API).
    const detail = `The provided key ${request.headers['x-api-key']} is invalid.`;
    response.writeHead(401, JSON_LD).end(JSON.stringify({ title: 'Unauthorized', status: 401, detail }));
  } else if (fault === 'wrong-shape') {
    response.writeHead(200, JSON_LD).end('{"@type":"PagedCollection","totalItems":null,"member":{}}');
  } else if (fault === 'cut') {
    response.writeHead(200, { ...JSON_LD, 'content-length': '90000' });
    response.write('{"@type":"PagedCollection","member":[{"@id":', () => request.socket.destroy());
  }
}

/** Delays or fails a request; true when the app has nothing left to do. */
export async function injectFault(
  { latencyMs, fault }: Faults,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!/^\/events?(\/|\?|$)/.test(request.url ?? '')) return false;
  if (latencyMs > 0) await wait(latencyMs);
  if (fault === 'off') return false;
  fail(fault, request, response);
  return true;
}

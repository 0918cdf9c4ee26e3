import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Ways in which the source can fail, for tests (docs.publiq.be, Search API). */
export const FAULTS = [
  'off',
  'problem',
  'html',
  'unauthorized',
  'not-found',
  'rate-limit',
  'not-json',
  'wrong-shape',
  'truncated',
  'cut',
  'reset',
  'hang',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Failures that tests can ask for; off by default. Pictures and `GET /healthz` never fail. */
export type Faults = {
  /** Milliseconds to wait before every response. */
  readonly latencyMs: number;
  readonly fault: Fault;
  /** The share of requests that fail, 0 to 1, evenly spread: at 0.25 it is every fourth one. */
  readonly faultRate: number;
};

export const noFaults: Faults = { latencyMs: 0, fault: 'off', faultRate: 1 };

type Send = (request: IncomingMessage, response: ServerResponse) => void;

const respondWith =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Send =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };

const problemBody = (status: number, title: string, detail: string) =>
  JSON.stringify({ title, type: 'about:blank', status, detail });
const HALF =
  '{"@context":"http://www.w3.org/ns/hydra/context.jsonld","@type":"PagedCollection","itemsPerPage":30,"totalItems":90,"member":[{"@id":"https://io.uit';
const PAGE = '<!doctype html><html lang="en"><title>503</title><h1>Service Unavailable</h1></html>';
const LD = 'application/ld+json';

/** Repeats the key, like the real service (docs.publiq.be, Search API). */
const unauthorized: Send = (request, response) => {
  const key = String(request.headers['x-api-key'] ?? request.headers['x-client-id'] ?? '');
  respondWith(
    401,
    LD,
    problemBody(401, 'Unauthorized', `The provided key ${key} is invalid.`),
  )(request, response);
};

const FAULTY_RESPONSES: Record<Fault, Send> = {
  off: () => {},
  problem: respondWith(
    500,
    'application/problem+json',
    problemBody(500, 'Internal Server Error', 'engine failure'),
  ),
  html: respondWith(503, 'text/html; charset=utf-8', PAGE),
  unauthorized,
  'not-found': respondWith(404, 'application/problem+json', problemBody(404, 'Not Found', 'not a question')),
  'rate-limit': respondWith(
    429,
    'application/problem+json',
    problemBody(429, 'Too Many Requests', 'slow down'),
    {
      'retry-after': '30',
    },
  ),
  'not-json': respondWith(200, 'text/html; charset=utf-8', PAGE),
  'wrong-shape': respondWith(
    200,
    LD,
    '{"@type":"PagedCollection","itemsPerPage":"30","totalItems":null,"member":{}}',
  ),
  truncated: respondWith(200, LD, HALF),
  cut: (request, response) => {
    response.writeHead(200, { 'content-type': LD, 'content-length': '90000' });
    response.write(HALF, () => request.socket.destroy());
  },
  reset: (request) => void request.socket.resetAndDestroy(),
  hang: () => {},
};

/** Delays or fails a request as the current faults say; true when it has sent the response. */
export function createFaultInjection(faults: () => Faults) {
  let due = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!/^\/events?(\/|\?|$)/.test(request.url ?? '')) return false;
    const { latencyMs, fault, faultRate } = faults();
    if (latencyMs > 0) await wait(latencyMs);
    due = fault === 'off' ? 0 : due + faultRate;
    // The sum of many small shares falls just short of a whole one.
    if (due <= 1 - 1e-9) return false;
    due -= 1;
    FAULTY_RESPONSES[fault](request, response);
    return true;
  };
}

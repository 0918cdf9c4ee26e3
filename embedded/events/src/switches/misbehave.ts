import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Switches } from './switches.ts';

type Send = (request: IncomingMessage, response: ServerResponse) => void;

const answer =
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

/** A refusal repeats the key, like the real one (contract events-source, fact 10). */
const unauthorized: Send = (request, response) => {
  const key = String(request.headers['x-api-key'] ?? request.headers['x-client-id'] ?? '');
  answer(401, LD, problemBody(401, 'Unauthorized', `The provided key ${key} is invalid.`))(request, response);
};

const FAULTY: Record<Fault, Send> = {
  off: () => {},
  problem: answer(
    500,
    'application/problem+json',
    problemBody(500, 'Internal Server Error', 'engine failure'),
  ),
  html: answer(503, 'text/html; charset=utf-8', PAGE),
  unauthorized,
  'not-found': answer(404, 'application/problem+json', problemBody(404, 'Not Found', 'not a question')),
  'rate-limit': answer(429, 'application/problem+json', problemBody(429, 'Too Many Requests', 'slow down'), {
    'retry-after': '30',
  }),
  'not-json': answer(200, 'text/html; charset=utf-8', PAGE),
  'wrong-shape': answer(
    200,
    LD,
    '{"@type":"PagedCollection","itemsPerPage":"30","totalItems":null,"member":{}}',
  ),
  truncated: answer(200, LD, HALF),
  cut: (request, response) => {
    response.writeHead(200, { 'content-type': LD, 'content-length': '90000' });
    response.write(HALF, () => request.socket.destroy());
  },
  reset: (request) => void request.socket.resetAndDestroy(),
  hang: () => {},
};

/** Delays and fails as the switches say; true when the question has been dealt with. */
export function createMisbehaviour(switches: () => Switches) {
  let owed = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    if (!/^\/events?(\/|\?|$)/.test(request.url ?? '')) return false;
    const { latencyMs, fault, faultRate } = switches();
    if (latencyMs > 0) await wait(latencyMs);
    owed = fault === 'off' ? 0 : owed + faultRate;
    // The sum of many small shares falls just short of a whole one.
    if (owed <= 1 - 1e-9) return false;
    owed -= 1;
    FAULTY[fault](request, response);
    return true;
  };
}

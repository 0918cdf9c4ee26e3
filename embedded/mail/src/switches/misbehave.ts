import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { problem } from '../api/problem.ts';
import type { Fault, Switches } from './switches.ts';

type Request = IncomingMessage;
type Answer = ServerResponse;

async function send(response: Answer, answer: Response): Promise<void> {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
}

const HALF = '[{"email":"an@voorbeeld.be","status":"se';
const PAGE = '<!doctype html><html lang="en"><title>Welcome</title><h1>It works!</h1></html>';

const FAULTY: Partial<Record<Fault, (request: Request, response: Answer) => void>> = {
  refuse: (request) => void request.socket.resetAndDestroy(),
  unauthorized: (_request, response) => void send(response, problem('Invalid_Key')),
  '4xx': (_request, response) => void send(response, problem('TooManyRequests')),
  '5xx': (_request, response) => void send(response, problem('GeneralError')),
  'not-understood': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
  hang: () => {},
  cut: (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
    response.write(HALF, () => request.socket.destroy());
  },
};

type Misbehaviour = {
  readonly chance: () => Fault;
  readonly switches: () => Switches;
};

/**
 * Delays and fails calls of the provider as the switches say. Gives `dealt` when there is nothing left to do, and
 * `silent` when the call must be carried out but its answer must not arrive.
 */
export function createMisbehaviour({ chance, switches }: Misbehaviour) {
  return async (request: Request, response: Answer): Promise<'dealt' | 'silent' | 'fine'> => {
    if (!/^\/api\/1\.[03]\//.test(request.url ?? '')) return 'fine';
    const { latencyMs } = switches();
    if (latencyMs > 0) await wait(latencyMs, undefined, { ref: false });
    const fault = chance();
    if (fault === 'lost-answer') return 'silent';
    const fail = FAULTY[fault];
    fail?.(request, response);
    return fail ? 'dealt' : 'fine';
  };
}

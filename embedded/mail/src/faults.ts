import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What tests can make go wrong; the README says what each does over SMTP and over the provider's API. */
export const FAULTS = [
  'off',
  'refuse',
  'unauthorized',
  '4xx',
  '5xx',
  'not-understood',
  'hang',
  'cut',
  'lost-answer',
] as const;

export type Fault = (typeof FAULTS)[number];

/** Fault injection; off by default. It never affects the pages, `/api/messages` or `/healthz`. */
export type FaultSettings = {
  /** Delay before a mail is handled, in ms. */
  readonly latencyMs: number;
  readonly fault: Fault;
};

export const NO_FAULTS: FaultSettings = { latencyMs: 0, fault: 'off' };

/** Recipients that stand for an outcome, by the name before the at sign (mailchimp.com/developer/transactional). */
const OUTCOMES = ['reject', 'invalid', 'queue', 'down'] as const;

/** The outcome that an address stands for, if it stands for one. */
export function outcomeOf(address: string): (typeof OUTCOMES)[number] | undefined {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  return OUTCOMES.find((outcome) => outcome === name);
}

const PROBLEMS = {
  Invalid_Key: { status: 401, code: -1, message: 'Invalid API key' },
  ValidationError: { status: 400, code: -2, message: 'Validation error' },
  Unknown_Method: { status: 404, code: -1, message: 'Unknown method' },
  TooManyRequests: { status: 429, code: -1, message: 'Too many requests' },
  GeneralError: { status: 500, code: -1, message: 'An unknown error occurred processing your request' },
} as const;

type ProblemName = keyof typeof PROBLEMS;

const problemBody = (name: ProblemName, detail?: string) => {
  const { code, message } = PROBLEMS[name];
  return { status: 'error', code, name, message: detail ?? message };
};

/** An error in the form of the provider (mailchimp.com/developer/transactional). */
export const problem = (name: ProblemName, detail?: string): Response =>
  Response.json(problemBody(name, detail), { status: PROBLEMS[name].status });

const sendProblem = (response: ServerResponse, name: ProblemName): void =>
  void response
    .writeHead(PROBLEMS[name].status, { 'content-type': 'application/json' })
    .end(JSON.stringify(problemBody(name)));

const HALF_A_RESPONSE = '[{"email":"an@voorbeeld.be","status":"se';
const FOREIGN_PAGE = '<!doctype html><html lang="en"><title>Welcome</title><h1>It works!</h1></html>';

const FAILURES: Partial<Record<Fault, (request: IncomingMessage, response: ServerResponse) => void>> = {
  refuse: (request) => void request.socket.resetAndDestroy(),
  unauthorized: (_request, response) => sendProblem(response, 'Invalid_Key'),
  '4xx': (_request, response) => sendProblem(response, 'TooManyRequests'),
  '5xx': (_request, response) => sendProblem(response, 'GeneralError'),
  'not-understood': (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FOREIGN_PAGE),
  hang: () => {},
  cut: (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
    response.write(HALF_A_RESPONSE, () => request.socket.destroy());
  },
};

/**
 * Delays calls of the provider's API and makes them fail. Gives `handled` when nothing is left to do, and `silent` when
 * the call must be carried out but its response must not arrive.
 */
export function createHttpFaults(settings: () => FaultSettings) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<'handled' | 'silent' | 'none'> => {
    if (!/^\/api\/1\.[03]\//.test(request.url ?? '')) return 'none';
    const { latencyMs, fault } = settings();
    if (latencyMs > 0) await wait(latencyMs, undefined, { ref: false });
    if (fault === 'lost-answer') return 'silent';
    const fail = FAILURES[fault];
    fail?.(request, response);
    return fail ? 'handled' : 'none';
  };
}

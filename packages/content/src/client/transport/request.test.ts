import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { expect, it } from 'vitest';
import { type AttemptFailure, request } from './request.ts';

type Outcome = Result<string, AttemptFailure>;
const failure = (status: number | null, retryAfterMs?: number): Outcome =>
  err({ status, message: 'x', retryAfterMs });

const newCircuit = () => createCircuit({ source: 'proef', failures: 2, silenceMs: 5000, pauseMs: 60_000 });

/** One request, of which the attempts end so; after those they succeed. */
async function run(outcomes: Outcome[], circuit?: ReturnType<typeof newCircuit>) {
  const waits: number[] = [];
  let attempts = 0;
  const attempt = async () => outcomes[attempts++] ?? ok('goed');
  const sleep = async (ms: number) => void waits.push(ms);
  const result = await request(attempt, { throttle: async () => {}, sleep, circuit });
  return { result, waits, attempts };
}
const always = (status: number | null) => Array.from({ length: 9 }, () => failure(status));

it('fails at once, without another attempt, while the circuit is open', async () => {
  const circuit = newCircuit();
  const unavailable = { ok: false, error: { kind: 'unavailable' } };
  await run(always(404), circuit);
  expect(circuit.state()).toBe('closed');
  expect(await run(always(503), circuit)).toMatchObject({ result: unavailable, attempts: 2 });
  expect(circuit.state()).toBe('open');
  expect(await run([], circuit)).toMatchObject({ result: unavailable, attempts: 0 });
});

it.each([401, 402, 403])(
  'counts %s, with which the space refuses everything, as being away',
  async (status) => {
    const circuit = newCircuit();
    const refused = { result: { error: { kind: 'refused' } }, attempts: 1 };
    for (const _ of [1, 2]) expect(await run(always(status), circuit)).toMatchObject(refused);
    expect(circuit.state()).toBe('open');
  },
);

it('waits one second longer after each 429, five times at most', async () => {
  const good = { result: { ok: true }, waits: [1000, 2000, 3000] };
  expect(await run(always(429).slice(0, 3))).toMatchObject(good);
  const waits = [1000, 2000, 3000, 4000, 5000];
  const given = { result: { ok: false, error: { kind: 'unavailable' } }, attempts: 6, waits };
  expect(await run(always(429))).toMatchObject(given);
});

it('waits as long as the service asks', async () => {
  expect((await run([failure(429, 7000)])).waits).toEqual([7000]);
});

it.each([500, 503, null])('tries again twice after %s', async (status) => {
  const unavailable = { ok: false, error: { kind: 'unavailable' } };
  expect(await run(always(status).slice(0, 2))).toMatchObject({ result: { ok: true }, attempts: 3 });
  expect(await run(always(status))).toMatchObject({ result: unavailable, attempts: 3 });
});

it.each([400, 401, 403, 404, 422])('does not repeat a question that is refused with %s', async (status) => {
  const refused = { ok: false, error: { kind: 'refused' } };
  expect(await run(always(status))).toMatchObject({ result: refused, attempts: 1 });
});

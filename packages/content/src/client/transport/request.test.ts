import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { describe, expect, it } from 'vitest';
import { type AttemptFailure, request } from './request.ts';

type Outcome = Result<string, AttemptFailure>;
const failure = (status: number | null, retryAfterMs?: number): Outcome =>
  err({ status, message: 'x', retryAfterMs });

async function run(outcomes: Outcome[]) {
  const waits: number[] = [];
  let attempts = 0;
  const result = await request(
    async () => {
      attempts += 1;
      return outcomes.shift() ?? ok('goed');
    },
    {
      throttle: async () => {},
      sleep: async (ms) => {
        waits.push(ms);
      },
    },
  );
  return { result, waits, attempts };
}

describe('a request to the content service', () => {
  it('fails at once, without another attempt, while the circuit is open', async () => {
    let attempts = 0;
    const circuit = createCircuit({ source: 'proef', failures: 2, silenceMs: 5000, pauseMs: 60_000 });
    const ask = (outcome: Outcome) =>
      request(
        async () => {
          attempts += 1;
          return outcome;
        },
        {
          throttle: async () => {},
          sleep: async () => {},
          circuit,
        },
      );
    await ask(failure(404));
    expect(circuit.state()).toBe('closed');
    expect(await ask(failure(503))).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect([circuit.state(), attempts]).toEqual(['open', 3]);
    expect(await ask(ok('goed'))).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(attempts).toBe(3);
  });

  it.each([401, 402, 403])(
    'counts %s, with which the space refuses everything, as being away',
    async (status) => {
      const circuit = createCircuit({ source: 'proef', failures: 2, silenceMs: 5000, pauseMs: 60_000 });
      const ask = () => request(async () => failure(status), { throttle: async () => {}, circuit });
      expect([await ask(), await ask()]).toMatchObject([
        { error: { kind: 'refused' } },
        { error: { kind: 'refused' } },
      ]);
      expect(circuit.state()).toBe('open');
    },
  );

  it('waits one second longer after each 429, five times at most', async () => {
    expect(await run([failure(429), failure(429), failure(429)])).toMatchObject({
      result: { ok: true },
      waits: [1000, 2000, 3000],
    });
    const given = await run(Array.from({ length: 9 }, () => failure(429)));
    expect(given).toMatchObject({ result: { ok: false, error: { kind: 'unavailable' } }, attempts: 6 });
    expect(given.waits).toEqual([1000, 2000, 3000, 4000, 5000]);
  });

  it('waits as long as the service asks', async () => {
    expect((await run([failure(429, 7000)])).waits).toEqual([7000]);
  });

  it.each([500, 503, null])('tries again twice after %s', async (status) => {
    expect(await run([failure(status), failure(status)])).toMatchObject({
      result: { ok: true },
      attempts: 3,
    });
    expect(await run(Array.from({ length: 5 }, () => failure(status)))).toMatchObject({
      result: { ok: false, error: { kind: 'unavailable' } },
      attempts: 3,
    });
  });

  it.each([400, 401, 403, 404, 422])('does not repeat a question that is refused with %s', async (status) => {
    expect(await run([failure(status)])).toMatchObject({
      result: { ok: false, error: { kind: 'refused' } },
      attempts: 1,
    });
  });
});

import { createCircuit } from '@inktvis/foundation/circuit-breaker';
import { systemClock } from '@inktvis/foundation/clock';
import { describe, expect, it } from 'vitest';
import { createSearchHost, statusFailure } from './search-host.ts';
import { json, startFakeSource } from './testing/fake-source.ts';

describe('a status', () => {
  it.each([
    [400, 'refused', false],
    [401, 'refused', true],
    [403, 'refused', true],
    [404, 'refused', false],
    [429, 'unavailable', true],
    [301, 'unavailable', true],
    [500, 'unavailable', true],
  ])('%i is %s', (status, kind, affectsAll) => {
    expect(statusFailure(status, 'x')).toMatchObject({ kind, affectsAll, status });
  });
});

it('while the circuit is open a request fails at once, and the source is not asked', async () => {
  const source = await startFakeSource(json({}, 503));
  const circuit = createCircuit({ source: 'proef', failures: 4, silenceMs: 5000, pauseMs: 60_000 });
  const search = createSearchHost({
    timeoutMs: 5000,
    retryDelayMs: 1,
    throttle: async () => true,
    clock: systemClock,
    circuit,
  });
  const ask = () => search(new URL(source.url));
  for (let times = 0; times < 3; times += 1)
    expect(await ask()).toMatchObject({ ok: false, error: { kind: 'unavailable', affectsAll: true } });
  // Two requests with one retry each; the third was not sent.
  expect(source.asked).toHaveLength(4);
  await source.close();
});

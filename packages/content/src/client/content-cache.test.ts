import { err, ok } from '@inktvis/foundation/result';
import { noStore } from '@inktvis/foundation/testing/memory-store';
import { expect, it, vi } from 'vitest';
import { type ContentQuery, createContentCache, type Reader } from './content-cache.ts';

/** A content service of one text, that can be published to, stopped and made to hang. */
function world() {
  const service = { text: 'eerste', state: 'up' as 'up' | 'down' | 'hangs', asked: 0 };
  const time = { now: 0 };
  const circuit = { isOpen: false };
  const cache = createContentCache({
    store: noStore,
    timeoutMs: 60_000,
    isDown: () => circuit.isOpen,
    maxBytes: 1000,
    onFailure: () => {},
    now: () => time.now,
  });
  const query = (key: string): ContentQuery<string, string> => ({
    key,
    fetch: async () => {
      service.asked += 1;
      if (service.state === 'hangs') return new Promise<never>(() => {});
      return service.state === 'up' ? ok(service.text) : err({ kind: 'unavailable', message: 'down' });
    },
    parse: ok,
    revive: () => undefined,
  });
  const read = (key = 'tekst', reader?: Reader) => cache.read(query(key), reader);
  return { service, time, circuit, read, invalidate: cache.invalidate };
}

it('nothing is asked again until something is published, or an hour has passed', async () => {
  const { service, time, read, invalidate } = world();
  await read();
  time.now = 3_599_000;
  expect(await read()).toEqual(ok('eerste'));
  expect(service.asked).toBe(1);
  service.text = 'tweede';
  invalidate();
  expect(await read()).toEqual(ok('tweede'));
  service.text = 'derde';
  time.now += 3_601_000;
  expect(await read()).toEqual(ok('tweede'));
  await vi.waitFor(async () => expect(await read()).toEqual(ok('derde')));
});

it('a reader waits until its deadline for all its reads together', async () => {
  const { service, read, invalidate } = world();
  await read('a');
  service.state = 'hangs';
  invalidate();
  // The clock of this test stands still: what is left of a deadline is what a read may wait for, in real time.
  const late = await Promise.all(['a', 'b', 'c'].map((key) => read(key, { deadline: 20 })));
  expect(late).toMatchObject([ok('eerste'), { ok: false }, { ok: false }]);
});

it('while the service is known to be down no read waits, not even for a request in flight', async () => {
  const { service, circuit, read, invalidate } = world();
  await read('a');
  service.state = 'hangs';
  invalidate();
  void read('a');
  circuit.isOpen = true;
  expect(await read('a')).toEqual(ok('eerste'));
  expect(await read('b')).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
});

it('tracks whether a last good copy was returned; what was never read is an error', async () => {
  const { service, read, invalidate } = world();
  const track = vi.fn();
  await read('a', { track });
  service.state = 'down';
  invalidate();
  await read('a', { track });
  expect(await read('b', { track })).toMatchObject({ ok: false });
  expect(track.mock.calls.map(([one]) => one.outdated)).toEqual([false, true, true]);
});

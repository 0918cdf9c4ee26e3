import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore, type LastGoodStore, noStore } from '@inktvis/foundation/last-good';
import { err, ok } from '@inktvis/foundation/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ContentQuery, createContentCache } from './content-cache.ts';
import type { ReadError } from './types.ts';

const DOWN: ReadError = { kind: 'unavailable', message: 'down' };

/** A content service of one text, that can be published to, stopped and made to hang. Readers wait `timeoutMs`. */
function world(store: LastGoodStore = noStore, timeoutMs = 5000) {
  const service = { text: 'eerste', state: 'up' as 'up' | 'down' | 'hangs', asked: 0 };
  const time = { now: 0 };
  const circuit = { isOpen: false };
  const result = <T>(value: T) => {
    if (service.state === 'hangs') return new Promise<never>(() => {});
    return Promise.resolve(service.state === 'up' ? ok(value) : err(DOWN));
  };
  const cache = createContentCache({
    store,
    timeoutMs,
    isDown: () => circuit.isOpen,
    // Each text takes eight bytes, and its key two.
    maxBytes: 35,
    onFailure: () => {},
    now: () => time.now,
  });
  const query = (key = 'tekst'): ContentQuery<string, string> => ({
    key,
    fetch: () => {
      service.asked += 1;
      return result(service.text);
    },
    parse: (wire) => (wire === 'stuk' ? err({ kind: 'unreadable', message: wire }) : ok(wire)),
    revive: (wire) => (typeof wire === 'string' ? wire : undefined),
  });
  /** Whether a read was given a last good copy. */
  const isOutdated = async () => {
    const track = vi.fn<(read: { outdated: boolean }) => void>();
    await cache.read(query(), { track });
    return track.mock.calls.map(([read]) => read.outdated);
  };
  return {
    service,
    time,
    circuit,
    isOutdated,
    cache,
    query,
    read: (key?: string) => cache.read(query(key)),
    invalidate: cache.invalidate,
  };
}

describe('while the service responds', () => {
  it('nothing is asked again until something is published', async () => {
    const { service, time, read, invalidate } = world();
    expect(await read()).toEqual(ok('eerste'));
    time.now = 3_599_000;
    expect(await read()).toEqual(ok('eerste'));
    expect(service.asked).toBe(1);
    service.text = 'tweede';
    invalidate();
    expect(await read()).toEqual(ok('tweede'));
  });

  it('after an hour it is asked again in the background: responses may lag behind the version', async () => {
    const { service, time, read } = world();
    await read();
    service.text = 'tweede';
    time.now = 3_601_000;
    expect(await read()).toEqual(ok('eerste'));
    await vi.waitFor(async () => expect(await read()).toEqual(ok('tweede')));
  });

  it('a response from before a publication is not returned to reads after it', async () => {
    const { cache, invalidate } = world();
    const pending: ((text: string) => void)[] = [];
    const slow: ContentQuery<string, string> = {
      key: 'traag',
      fetch: () => new Promise((resolve) => pending.push((text) => resolve(ok(text)))),
      parse: ok,
      revive: () => undefined,
    };
    const early = cache.read(slow);
    await vi.waitFor(() => expect(pending).toHaveLength(1));
    invalidate();
    const late = cache.read(slow);
    await vi.waitFor(() => expect(pending).toHaveLength(2));
    pending[1]?.('nieuw');
    expect(await late).toEqual(ok('nieuw'));
    pending[0]?.('oud');
    expect(await early).toEqual(ok('nieuw'));
    expect(await cache.read(slow)).toEqual(ok('nieuw'));
  });

  it('many reads share one request', async () => {
    const { service, read } = world();
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(service.asked).toBe(1);
  });

  it('stores a bounded number of bytes', async () => {
    const { service, read } = world();
    for (const key of ['a', 'b', 'c', 'd']) await read(key);
    await read('d');
    expect(service.asked).toBe(4);
    await read('a');
    expect(service.asked).toBe(5);
  });
});

it('a response that cannot be read leaves the last good one in place', async () => {
  const { service, read, invalidate } = world();
  await read();
  service.text = 'stuk';
  invalidate();
  expect(await read()).toEqual(ok('eerste'));
});

describe('when the service does not respond', () => {
  it.each(['down', 'hangs'] as const)('%s: the last good response is returned', async (state) => {
    const { service, read, invalidate } = world(noStore, 20);
    await read();
    service.state = state;
    invalidate();
    expect(await read()).toEqual(ok('eerste'));
  });

  it('a reader waits until its deadline for all its reads together', async () => {
    const { service, cache, query } = world(noStore, 60_000);
    await cache.read(query('a'));
    service.state = 'hangs';
    cache.invalidate();
    // The clock of this test stands still: what is left of a deadline is what a read may wait for, in real time.
    const late = await Promise.all(['a', 'b', 'c'].map((key) => cache.read(query(key), { deadline: 20 })));
    expect(late).toMatchObject([ok('eerste'), { ok: false }, { ok: false }]);
  });

  it('a reader past its deadline waits for nothing, and the next one has what it asked for', async () => {
    const { service, cache, query, read } = world();
    await read('a');
    const hurried = cache.read(query('b'), { deadline: -1 });
    expect(await hurried).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(service.asked).toBe(2);
    expect(await cache.read(query('b'), { deadline: -1 })).toEqual(ok('eerste'));
  });

  it('while the service is known to be down no read waits, not even for a request in flight', async () => {
    const { service, circuit, cache, query } = world(noStore, 60_000);
    await cache.read(query('a'));
    service.state = 'hangs';
    cache.invalidate();
    void cache.read(query('a'));
    circuit.isOpen = true;
    expect(await cache.read(query('a'))).toEqual(ok('eerste'));
    expect(await cache.read(query('b'))).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });

  it('recovers by itself once it responds again', async () => {
    const { service, time, read, invalidate } = world();
    await read();
    service.state = 'down';
    invalidate();
    await read();
    Object.assign(service, { state: 'up', text: 'tweede' });
    time.now = 2001;
    expect(await read()).toEqual(ok('tweede'));
  });

  it('tracks that a last good copy was returned', async () => {
    const { service, isOutdated, invalidate } = world();
    expect(await isOutdated()).toEqual([false]);
    service.state = 'down';
    expect(await isOutdated()).toEqual([false]);
    invalidate();
    expect(await isOutdated()).toEqual([true]);
  });

  it('what was never read is an error, not an empty page', async () => {
    const { service, read, isOutdated } = world();
    service.state = 'down';
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(await isOutdated()).toEqual([true]);
  });
});

describe('a cold start without the service', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'last-good-'));
  });
  // What was read last may still be on its way to the disk.
  afterEach(() => rm(directory, { recursive: true, maxRetries: 10 }));
  const store = () =>
    createDiskStore(directory, (error) => {
      throw error;
    });

  it('serves the copy from disk', async () => {
    await world(store()).read();
    const { service, read } = world(store());
    service.state = 'down';
    expect(await read()).toEqual(ok('eerste'));
  });

  it('a copy that cannot be read is none', async () => {
    await store().save('tekst', '{"not":"a text"}');
    const { service, read } = world(store());
    service.state = 'down';
    expect((await read()).ok).toBe(false);
  });
});

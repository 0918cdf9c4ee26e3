import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { err, ok } from '@inktvis/foundation/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskStore, type LastGoodStore, noStore } from './last-good.ts';
import type { ReadError } from './types.ts';
import { createVersionedCache, type Question } from './versioned-cache.ts';

const DOWN: ReadError = { kind: 'unavailable', message: 'down' };

/** A content service of one text, that can be published to, stopped and made to hang. */
function world(store: LastGoodStore = noStore) {
  const service = { text: 'eerste', version: 1, state: 'up' as 'up' | 'down' | 'hangs', asked: 0 };
  const time = { now: 0 };
  const answer = <T>(value: T) => {
    if (service.state === 'hangs') return new Promise<never>(() => {});
    return Promise.resolve(service.state === 'up' ? ok(value) : err(DOWN));
  };
  const cache = createVersionedCache({
    version: () => answer(service.version),
    store,
    versionMaxAgeMs: 5000,
    deadlineMs: 20,
    restMs: 2000,
    maxEntries: 3,
    onFailure: () => {},
    now: () => time.now,
  });
  const question = (key = 'tekst'): Question<string, string> => ({
    key,
    fetch: () => {
      service.asked += 1;
      return answer(service.text);
    },
    parse: (wire) => (wire === 'stuk' ? err({ kind: 'unreadable', message: wire }) : ok(wire)),
    revive: (wire) => (typeof wire === 'string' ? wire : undefined),
  });
  return { service, time, read: (key?: string) => cache.read(question(key)), expire: cache.expire };
}

describe('while the service answers', () => {
  it('nothing is asked again until something is published', async () => {
    const { service, time, read } = world();
    expect(await read()).toEqual(ok('eerste'));
    time.now = 60_000;
    expect(await read()).toEqual(ok('eerste'));
    expect(service.asked).toBe(1);
    Object.assign(service, { text: 'tweede', version: 2 });
    time.now = 66_000;
    expect(await read()).toEqual(ok('tweede'));
  });

  it('a webhook makes the next read look at once', async () => {
    const { service, read, expire } = world();
    await read();
    Object.assign(service, { text: 'tweede', version: 2 });
    expire();
    expect(await read()).toEqual(ok('tweede'));
  });

  it('many readers share one question', async () => {
    const { service, read } = world();
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(service.asked).toBe(1);
  });

  it('keeps a bounded number of answers', async () => {
    const { service, read } = world();
    for (const key of ['a', 'b', 'c', 'd']) await read(key);
    await read('d');
    expect(service.asked).toBe(4);
    await read('a');
    expect(service.asked).toBe(5);
  });
});

it('an answer that cannot be read leaves the last good one in place', async () => {
  const { service, read, expire } = world();
  await read();
  Object.assign(service, { text: 'stuk', version: 2 });
  expire();
  expect(await read()).toEqual(ok('eerste'));
});

describe('when the service does not answer', () => {
  it.each(['down', 'hangs'] as const)(
    '%s: the last good answer does, and it recovers by itself',
    async (state) => {
      const { service, time, read } = world();
      await read();
      service.state = state;
      time.now = 6000;
      expect(await read()).toEqual(ok('eerste'));
    },
  );

  it('recovers by itself once it answers again', async () => {
    const { service, time, read } = world();
    await read();
    service.state = 'down';
    time.now = 6000;
    await read();
    Object.assign(service, { state: 'up', text: 'tweede', version: 2 });
    time.now = 8001;
    expect(await read()).toEqual(ok('tweede'));
  });

  it('what was never read is an error, not an empty page', async () => {
    const { service, read } = world();
    service.state = 'down';
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  });
});

describe('a cold start without the service', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'last-good-'));
  });
  afterEach(() => rm(directory, { recursive: true }));
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

  it('a copy that cannot be read is no copy', async () => {
    await store().save('tekst', { not: 'a text' });
    const { service, read } = world(store());
    service.state = 'down';
    expect((await read()).ok).toBe(false);
  });
});

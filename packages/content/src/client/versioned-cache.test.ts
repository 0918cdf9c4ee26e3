import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore, type LastGoodStore, noStore } from '@inktvis/foundation/last-good';
import { err, ok } from '@inktvis/foundation/result';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadError } from './types.ts';
import { createVersionedCache, type Question } from './versioned-cache.ts';

const DOWN: ReadError = { kind: 'unavailable', message: 'down' };

/** A content service of one text, that can be published to, stopped and made to hang. Readers wait `deadlineMs`. */
function world(store: LastGoodStore = noStore, deadlineMs = 5000) {
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
    deadlineMs,
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
    tags: (wire) => [`woorden:${wire}`],
  });
  /** What a read leant on. */
  const leantOn = async () => {
    const notes: { tags: readonly string[]; outdated: boolean }[] = [];
    await cache.read(question(), (tags, outdated) => notes.push({ tags, outdated }));
    return notes;
  };
  return {
    service,
    time,
    leantOn,
    cache,
    read: (key?: string) => cache.read(question(key)),
    expire: cache.expire,
  };
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

  it('two publications that leave the version as it is are both seen', async () => {
    const { service, read, expire } = world();
    await read();
    service.text = 'tweede';
    expire();
    expect(await read()).toEqual(ok('tweede'));
  });

  it('what was asked before a publication is not given to who asks after it', async () => {
    const { service, cache, expire } = world();
    const answers: ((text: string) => void)[] = [];
    const slow: Question<string, string> = {
      key: 'traag',
      fetch: () => new Promise((resolve) => answers.push((text) => resolve(ok(text)))),
      parse: ok,
      revive: () => undefined,
    };
    const early = cache.read(slow);
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    service.version = 2;
    expire();
    const late = cache.read(slow);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('nieuw');
    expect(await late).toEqual(ok('nieuw'));
    answers[0]?.('oud');
    expect(await early).toEqual(ok('oud'));
    expect(await cache.read(slow)).toEqual(ok('nieuw'));
  });

  it('tells what a read leant on, also when it is known already', async () => {
    const { leantOn } = world();
    const notes = [{ tags: ['woorden:eerste'], outdated: false }];
    expect(await leantOn()).toEqual(notes);
    expect(await leantOn()).toEqual(notes);
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
      const { service, time, read } = world(noStore, 20);
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

  it('tells that a last good copy stood in', async () => {
    const { service, time, leantOn } = world();
    await leantOn();
    service.state = 'down';
    time.now = 6000;
    expect(await leantOn()).toEqual([{ tags: ['woorden:eerste'], outdated: true }]);
  });

  it('what was never read is an error, not an empty page', async () => {
    const { service, read, leantOn } = world();
    service.state = 'down';
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(await leantOn()).toEqual([{ tags: [], outdated: true }]);
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

import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../result.ts';
import { createMemoryStore } from '../testing/memory-store.ts';
import { type Query, QueryCache } from './query-cache.ts';

type Failure = { readonly kind: string; readonly affectsAll: boolean; readonly retryAfterMs?: number };

const unavailable = (): Failure => ({ kind: 'unavailable', affectsAll: true });

/** A source of one text per key. */
function setUp({ store = createMemoryStore(), backOffWithoutEntry = true } = {}) {
  let time = 0;
  const onFailure = vi.fn();
  const cache = new QueryCache<Failure>({
    store,
    freshMs: 600,
    staleMs: 3000,
    timeoutMs: 30,
    backOffMs: 10,
    backOffWithoutEntry,
    maxBytes: 100,
    unavailable,
    backOffOf: (failure) => failure,
    onFailure,
    now: () => time,
  });
  let respond: () => Promise<Result<unknown, Failure>> = async () => ok('een');
  const ask = vi.fn(() => respond());
  const query = (key: string): Query<unknown, string, Failure> => ({
    key,
    fetch: ask,
    parse: (wire) => ok(String(wire)),
    revive: (copy) => copy,
    isStorable: (value) => value !== 'leeg',
  });
  return {
    store,
    ask,
    onFailure,
    read: (key = 'lijst') => cache.read(query(key)),
    /** Without a wait. */
    peek: async (key = 'lijst') => (await cache.read(query(key), 0)).result,
    respondWith: (next: () => Promise<Result<unknown, Failure>>) => {
      respond = next;
    },
    later: (ms: number) => {
      time += ms;
    },
  };
}
const given = (value: string, outdated = false) => ({ result: ok(value), outdated });
const failed = { result: { ok: false, error: { kind: 'unavailable' } }, outdated: true };
const down = async () => err(unavailable());
const never = () => new Promise<never>(() => {});

describe('when the source fails', () => {
  it('the last good copy is returned and says so; nothing is requested from the source for a while', async () => {
    const { read, respondWith, later, ask, onFailure } = setUp();
    await read();
    later(5000);
    respondWith(down);
    expect(await read()).toEqual(given('een', true));
    expect(await read()).toEqual(given('een', true));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
    later(11);
    respondWith(async () => ok('twee'));
    expect(await read()).toEqual(given('twee'));
  });

  it('a copy on the disk outlives the process, also for a read that does not wait', async () => {
    const store = createMemoryStore();
    await setUp({ store }).read();
    const { peek, read, respondWith } = setUp({ store });
    respondWith(down);
    expect(await peek()).toEqual(ok('een'));
    expect(await read()).toEqual(given('een', true));
  });

  it('a copy on the disk that cannot be read any more is none', async () => {
    const store = createMemoryStore();
    await store.save('lijst', '{"oud":');
    const { read, respondWith } = setUp({ store });
    respondWith(down);
    expect(await read()).toMatchObject(failed);
  });

  it('a response without worth deletes the older copy', async () => {
    const { read, respondWith, later, store } = setUp();
    await read();
    expect(store.files.size).toBe(1);
    later(5000);
    respondWith(async () => ok('leeg'));
    await read();
    expect(store.files.size).toBe(0);
  });

  it('no read waits longer than the timeout, and the next one not at all', async () => {
    const { read, respondWith, ask } = setUp();
    respondWith(never);
    expect(await read()).toMatchObject(failed);
    expect(await read()).toMatchObject(failed);
    expect(await read('iets anders')).toMatchObject(failed);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('a response after the timeout still counts, and ends the back-off', async () => {
    const { read, respondWith } = setUp();
    const late = Promise.withResolvers<Result<unknown, Failure>>();
    respondWith(() => late.promise);
    expect(await read()).toMatchObject(failed);
    late.resolve(ok('laat'));
    await vi.waitFor(async () => expect(await read()).toEqual(given('laat')));
  });
});

it('a read that does not wait returns what is known, and asks again only when that is no longer fresh', async () => {
  const { peek, read, later, ask, respondWith } = setUp();
  await read();
  later(599);
  expect(await peek()).toEqual(ok('een'));
  expect(ask).toHaveBeenCalledTimes(1);
  respondWith(down);
  later(5000);
  expect(await peek()).toEqual(ok('een'));
  expect(ask).toHaveBeenCalledTimes(2);
});

it('without a back-off for what has no copy such a read asks the source nevertheless', async () => {
  const { read, respondWith, ask } = setUp({ backOffWithoutEntry: false });
  respondWith(down);
  expect(await read()).toMatchObject(failed);
  respondWith(async () => ok('een'));
  expect(await read()).toEqual(given('een'));
  expect(ask).toHaveBeenCalledTimes(2);
});

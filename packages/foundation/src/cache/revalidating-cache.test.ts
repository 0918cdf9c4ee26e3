import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Outcome, ReferenceCache } from '../testing/reference-cache.ts';
import { systemClock } from '../time/clock.ts';
import { type CacheOptions, type Loaded, RevalidatingCache } from './revalidating-cache.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const TIMES = {
  timeouts: { missing: Number.POSITIVE_INFINITY, expired: 50, stale: 5, invalidated: 20 },
  backOffMs: 10,
} as const;

const createCache = (options: Partial<CacheOptions<string>> = {}) =>
  new RevalidatingCache<string, string, string>({
    maxBytes: 1_000_000,
    now: () => systemClock.now().getTime(),
    ...TIMES,
    ...options,
  });

const value = (text: string) =>
  ({ kind: 'value', value: text, bytes: text.length, freshMs: 30, staleMs: 100 }) as const;

const store = (cache: ReturnType<typeof createCache>, key: string, text: string) =>
  cache.read(key, async () => value(text));

/** Lets everything run that waits for nothing but promises. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('against a reference that looks everything up in the history', () => {
  const key = fc.constantFrom('a', 'b');
  const outcome = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('value' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('uncached' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('failed' as const) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('failed' as const), affectsAll: fc.constant(true) }),
    },
  );
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('read' as const), key }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('peek' as const), key }) },
    { weight: 5, arbitrary: fc.record({ do: fc.constant('end' as const), at: fc.nat(5), outcome }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('invalidate' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 4, 7, 15, 40, 120) }),
    },
  );

  it.each([true, false])(
    'gives the same results (fails without an entry during a back-off: %s)',
    async (backOffWithoutEntry) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
          vi.setSystemTime(0);
          const cache = createCache({ backOffWithoutEntry });
          const reference = new ReferenceCache({ ...TIMES, backOffWithoutEntry });
          const running: {
            readonly id: number;
            readonly end: (loaded: Loaded<string, string, string>) => void;
          }[] = [];
          const results: string[] = [];
          const expected: string[] = [];
          for (const one of steps) {
            if (one.do === 'read' || one.do === 'peek') {
              const at = results.push('waits') - 1;
              const id = running.length;
              const timeoutMs = one.do === 'peek' ? 0 : undefined;
              const load = () => {
                const { promise, resolve } = Promise.withResolvers<Loaded<string, string, string>>();
                running.push({ id, end: resolve });
                return promise;
              };
              void cache.read(one.key, load, timeoutMs).then((found) => {
                results[at] = 'entry' in found ? `${found.kind} ${found.entry.value}` : found.kind;
              });
              reference.read(systemClock.now().getTime(), one.key, timeoutMs);
            } else if (one.do === 'end') {
              const open = reference.openLoads();
              const id = open[one.at % Math.max(1, open.length)];
              if (id === undefined) continue;
              reference.end(systemClock.now().getTime(), id, one.outcome);
              running.find((load) => load.id === id)?.end(loadedOf(id, one.outcome));
            } else if (one.do === 'invalidate') {
              cache.invalidate();
              reference.invalidate(systemClock.now().getTime());
            } else {
              await vi.advanceTimersByTimeAsync(one.ms);
            }
            await settle();
            expected.splice(0, expected.length, ...reference.results(systemClock.now().getTime()));
            expect(results).toEqual(expected);
          }
        }),
        { numRuns: 150 },
      );
    },
    60_000,
  );

  const loadedOf = (id: number, outcome: Outcome): Loaded<string, string, string> => {
    if (outcome.kind === 'value') return value(`load ${id}`);
    if (outcome.kind === 'uncached') return { kind: 'uncached', value: `load ${id}` };
    return { kind: 'failed', failure: `load ${id}`, affectsAll: outcome.affectsAll };
  };
});

describe('memory', () => {
  it('drops what was used longest ago', async () => {
    const cache = createCache({ maxBytes: 100 });
    for (const key of ['a', 'b', 'c']) {
      await store(cache, key, 'x'.repeat(30));
      cache.fresh('a');
    }
    await store(cache, 'd', 'x'.repeat(30));
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.entry(key))).toEqual(['a', 'c', 'd']);
  });

  it('a value that is larger than the whole memory is returned and not stored', async () => {
    const cache = createCache({ maxBytes: 10 });
    const found = await cache.read('a', async () => value('x'.repeat(30)));
    expect(found).toMatchObject({ kind: 'loaded', entry: { value: 'x'.repeat(30) } });
    expect(cache.entry('a')).toBeUndefined();
  });

  it('entries of the side share evict only each other', async () => {
    const cache = createCache({ maxBytes: 200, side: { share: 0.5, holds: (key) => key.startsWith('?') } });
    await store(cache, 'a', 'x'.repeat(60));
    for (let at = 0; at < 20; at += 1) await store(cache, `?${at}`, 'x'.repeat(60));
    expect(['a', '?18', '?19'].filter((key) => cache.entry(key))).toEqual(['a', '?19']);
  });
});

it('a value of unknown age only fills a gap', async () => {
  const cache = createCache();
  cache.putExpired('a', value('van schijf'));
  expect(cache.fresh('a')).toBeUndefined();
  await store(cache, 'b', 'vers');
  expect(cache.putExpired('b', value('van schijf')).value).toBe('vers');
  const failed = await cache.read('a', async () => ({ kind: 'failed', failure: 'weg' }));
  expect(failed).toMatchObject({ kind: 'stale', reason: 'failed', entry: { value: 'van schijf' } });
});

it('a load that rejects rejects all waiting reads, and the next read loads again', async () => {
  const cache = createCache();
  await expect(cache.read('a', () => Promise.reject(new Error('stuk')))).rejects.toThrow('stuk');
  expect(await cache.read('a', async () => value('goed'))).toMatchObject({ kind: 'loaded' });
});

it('a back-off lasts as long as the source asks', async () => {
  const cache = createCache({ backOffWithoutEntry: true });
  const fail = async () =>
    ({ kind: 'failed', failure: 'druk', retryAfterMs: 500, affectsAll: true }) as const;
  await cache.read('a', fail);
  await vi.advanceTimersByTimeAsync(499);
  const load = vi.fn(async () => value('goed'));
  expect(await cache.read('b', load)).toEqual({ kind: 'none', reason: 'back-off' });
  await vi.advanceTimersByTimeAsync(1);
  expect(await cache.read('b', load)).toMatchObject({ kind: 'loaded' });
  expect(load).toHaveBeenCalledTimes(1);
});

import { silentLog } from '@inktvis/foundation/log';
import { err, ok } from '@inktvis/foundation/result';
import { noStore } from '@inktvis/foundation/testing/memory-store';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ContentQuery, createContentCache } from './content-cache.ts';
import { createSpaceVersion } from './space-version.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const POLL_MS = 20_000;
const VENDOR_CACHE_MS = 2_000;
const DOWN = err({ kind: 'unavailable' as const, message: 'down' });

/**
 * A space whose one story counts its publications, and a site that reads it. The version is the second of the last
 * publication; the vendor keeps an answer about it for two seconds, and sends webhooks two seconds late.
 */
function world() {
  let published = 0;
  let version = 0;
  let isDown = false;
  let asked = 0;
  let answer = { at: Number.NEGATIVE_INFINITY, version };
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const publish = () => {
    published += 1;
    version = Math.floor(Date.now() / 1000);
  };
  const ask = async () => {
    asked += 1;
    if (Date.now() - answer.at >= VENDOR_CACHE_MS) answer = { at: Date.now(), version };
    return isDown ? DOWN : ok(answer.version);
  };
  const story: ContentQuery<number, number> = {
    key: 'verhaal',
    fetch: async () => {
      const now = published;
      return isDown ? DOWN : ok(now);
    },
    parse: ok,
    revive: () => undefined,
  };
  const limits = { timeoutMs: 5_000, maxBytes: 1_000 };
  const cache = createContentCache({ ...limits, store: noStore, onFailure: () => {} });
  const onStale = vi.fn(cache.invalidate);
  const space = createSpaceVersion({ ask, pollMs: POLL_MS, store: noStore, onStale, log: silentLog });
  space.watch(closing.signal);
  return {
    onStale,
    space,
    publish,
    published: () => published,
    asked: () => asked,
    setDown(state: boolean) {
      isDown = state;
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    async read() {
      const read = await cache.read(story);
      return read.ok ? read.value : null;
    },
  };
}

/** A site that has read the first publication, some time ago. */
async function quiet() {
  const site = world();
  site.publish();
  await site.pass(30_000);
  await site.read();
  site.onStale.mockClear();
  return site;
}

describe('what was published', () => {
  it('is read at once after a webhook, and everything is stale once more when the version has surely moved', async () => {
    const { publish, read, space, onStale, pass } = await quiet();
    publish();
    expect(await read()).toBe(1);
    space.published();
    expect(await read()).toBe(2);
    await pass(60_000);
    // The webhook, two seconds after it, and the version that has moved.
    expect(onStale.mock.calls.length).toBeLessThanOrEqual(4);
    onStale.mockClear();
    await pass(600_000);
    expect(onStale).not.toHaveBeenCalled();
  });

  it('fifty stories together are a few changes', async () => {
    const { publish, space, onStale, pass, read, published } = await quiet();
    for (let at = 0; at < 50; at += 1) {
      publish();
      space.published();
      await pass(8);
    }
    await pass(VENDOR_CACHE_MS);
    expect(await read()).toBe(published());
    expect(onStale.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it('inside a release changes nothing until the version moves', async () => {
    const { space, onStale, publish, pass, read } = await quiet();
    await space.check();
    await pass(VENDOR_CACHE_MS);
    expect(onStale).not.toHaveBeenCalled();
    publish();
    await space.check();
    await pass(VENDOR_CACHE_MS);
    expect(await read()).toBe(2);
  });
});

it('at rest the space is asked for its version once a poll', async () => {
  const { asked, pass } = await quiet();
  const before = asked();
  await pass(10 * POLL_MS);
  expect(asked() - before).toBe(10);
});

it('whatever happens, a reader never goes back, and what was published is there a poll later, told of or not', async () => {
  const wait = fc.record({
    do: fc.constant('wait' as const),
    ms: fc.constantFrom(10, 400, 900, 2_100, 9_000),
  });
  const publishing = fc.record({ do: fc.constant('publish' as const), isAnnounced: fc.boolean() });
  const reading = fc.record({ do: fc.constant('read' as const) });
  const failing = fc.record({ do: fc.constant('down' as const), isDown: fc.boolean() });
  const step = fc.oneof(
    { weight: 3, arbitrary: wait },
    { weight: 2, arbitrary: publishing },
    { weight: 3, arbitrary: reading },
    { weight: 1, arbitrary: failing },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      vi.clearAllTimers();
      const { publish, published, read, space, pass, setDown } = world();
      let seen = 0;
      for (const one of steps) {
        if (one.do === 'wait') await pass(one.ms);
        else if (one.do === 'down') setDown(one.isDown);
        else if (one.do === 'publish') {
          publish();
          if (one.isAnnounced) setTimeout(space.published, VENDOR_CACHE_MS);
        } else {
          const value = (await read()) ?? seen;
          expect(value).toBeGreaterThanOrEqual(seen);
          seen = value;
        }
      }
      setDown(false);
      await pass(POLL_MS + 2 * VENDOR_CACHE_MS);
      expect(await read()).toBe(published());
    }),
  );
});

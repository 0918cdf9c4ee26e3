import { silentLog } from '@inktvis/foundation/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPollPace, createVersionWatch, type SharedVersions } from './version-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** What instances of one site send each other. */
function sharedVersions() {
  const listeners: ((version: number) => void)[] = [];
  return (): SharedVersions => {
    let own: ((version: number) => void) | undefined;
    return {
      async publishVersion(version) {
        for (const listener of listeners) if (listener !== own) listener(version);
      },
      subscribeVersion(listener) {
        own = listener;
        listeners.push(listener);
      },
    };
  };
}

/** An instance of the site that watches `space`. */
function watching(space: { version: number | null }, others?: SharedVersions) {
  const pace = createPollPace({ quickMs: 20_000, restMs: 300_000 });
  const seen: number[] = [];
  const closing = new AbortController();
  let known: number | null = null;
  let asked = 0;
  const watch = createVersionWatch({
    async look() {
      asked += 1;
      known = space.version;
      return space.version;
    },
    confirm: (version) => version === known,
    onUnannounced: (version) => void seen.push(version),
    pace,
    log: silentLog,
  });
  watch.start(closing.signal, others);
  /** How often it asks within so many seconds. */
  const asksIn = async (seconds: number) => {
    asked = 0;
    await pass(seconds);
    return asked;
  };
  return { watch, seen, closing, asksIn, asks: () => asked };
}

const HOUR = 3600;

describe('how often the version is asked for', () => {
  it('is three times a minute for a quarter of an hour after the start, then every five minutes', async () => {
    const { asksIn } = watching({ version: 1 });
    expect(await asksIn(600)).toBeGreaterThanOrEqual(30);
    await asksIn(600);
    const atRest = await asksIn(24 * HOUR);
    expect(atRest).toBeGreaterThanOrEqual(288);
    expect(atRest).toBeLessThan(322);
  });

  it.each<
    [string, (site: ReturnType<typeof watching>, space: { version: number | null }) => Promise<unknown>]
  >([
    ['somebody edits', async ({ watch }) => watch.touch()],
    ['something was announced', async ({ watch }) => watch.announced(2, () => {})],
    [
      'something was published without a notification',
      async ({ asksIn }, space) => {
        space.version = 2;
        await asksIn(300);
      },
    ],
  ])('is quick again at once when %s', async (_what, act) => {
    const space = { version: 1 };
    const site = watching(space);
    await pass(HOUR);
    await act(site, space);
    expect(await site.asksIn(60)).toBeGreaterThanOrEqual(3);
    await pass(HOUR);
    expect(await site.asksIn(HOUR)).toBeLessThan(15);
  });

  it('is the same for many instances as for one: they share what they receive', async () => {
    const connect = sharedVersions();
    const space = { version: 1 };
    const sites = Array.from({ length: 5 }, () => watching(space, connect()));
    await pass(HOUR);
    const before = sites.reduce((sum, { asks }) => sum + asks(), 0);
    await pass(24 * HOUR);
    const asked = sites.reduce((sum, { asks }) => sum + asks(), 0) - before;
    expect(asked).toBeGreaterThanOrEqual(288);
    expect(asked).toBeLessThan(322);
    space.version = 2;
    await pass(300);
    for (const { seen } of sites) expect(seen).toContain(2);
    await pass(60);
    for (const { seen } of sites) expect(seen.filter((version) => version === 2)).toHaveLength(2);
  });

  it('is that of each instance by itself when their messages are lost', async () => {
    const silent = { publishVersion: async () => {}, subscribeVersion: () => {} };
    const space = { version: 1 };
    const sites = [watching(space, silent), watching(space, silent)];
    await pass(HOUR);
    space.version = 2;
    await pass(300);
    for (const { seen } of sites) expect(seen).toContain(2);
  });
});

describe('a notification that comes before the version moves', () => {
  it('makes it ask again after 1, 2 and 4 s, and what was announced is marked again when it moves', async () => {
    const space = { version: 1 };
    const { watch, asksIn } = watching(space);
    await pass(HOUR);
    const marked = vi.fn();
    watch.announced(1, marked);
    expect(await asksIn(1)).toBe(1);
    expect(marked).not.toHaveBeenCalled();
    space.version = 2;
    expect(await asksIn(2)).toBe(1);
    expect(marked).toHaveBeenCalledOnce();
    expect(await asksIn(7)).toBe(0);
  });

  it('is left to the poll when it never moves', async () => {
    const { watch, asksIn, seen } = watching({ version: 1 });
    await pass(HOUR);
    seen.length = 0;
    const marked = vi.fn();
    watch.announced(1, marked);
    expect(await asksIn(10)).toBe(3);
    await pass(HOUR);
    expect(marked).not.toHaveBeenCalled();
    expect(seen).toEqual([1]);
  });
});

it('stops with the server', async () => {
  const { watch, closing, asksIn } = watching({ version: 1 });
  await pass(10);
  closing.abort();
  watch.touch();
  expect(await asksIn(HOUR)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

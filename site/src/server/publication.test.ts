import { silentLog } from '@inktvis/foundation/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublication } from './publication.ts';
import type { PageCacheDoor } from './render-locals.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A site whose content service is at `version` and knows the tags of each slug. */
async function world(
  tagsOf: (slugs: readonly string[]) => Promise<readonly string[] | null>,
  announcements?: PageCacheDoor['announcements'],
) {
  const space: { version: number | null } = { version: 1 };
  const closing = new AbortController();
  const marked: (readonly string[])[] = [];
  const content = {
    expire: vi.fn(),
    tagsOfChanges: vi.fn(tagsOf),
    look: vi.fn(async () => space.version),
    knownVersion: () => space.version,
  };
  const publication = createPublication({
    content,
    pollMs: 20_000,
    log: silentLog,
    now: () => performance.now(),
  });
  const door = {
    closing: closing.signal,
    announcements,
    invalidate: ({ tags }: { tags: readonly string[] }) => void marked.push(tags),
  };
  publication.attach(door);
  await vi.advanceTimersByTimeAsync(0);
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { space, closing, marked, content, publication, door, pass };
}
const own = async (slugs: readonly string[]) => slugs.map((slug) => `story:${slug}`);

describe('an announcement', () => {
  it('makes the content client ask anew and marks what shows the story', async () => {
    const { publication, marked, content } = await world(own);
    await publication.announce('home');
    expect(content.expire).toHaveBeenCalled();
    expect(marked).toEqual([['story:home']]);
  });

  it('several that arrive together are taken together; those that arrive meanwhile are not forgotten', async () => {
    const { publication, marked } = await world(own);
    const done = ['a', 'b', 'a'].map((slug) => publication.announce(slug));
    await Promise.all(done);
    await publication.announce('c');
    expect(marked).toEqual([['story:a', 'story:b'], ['story:c']]);
  });

  it('a release of very many stories marks everything', async () => {
    const { publication, marked, content } = await world(own);
    await Promise.all(Array.from({ length: 50 }, (_, at) => publication.announce(`nieuws/${at}`)));
    expect(marked).toEqual([['content']]);
    expect(content.tagsOfChanges).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot tell', async () => null],
    ['hangs', () => new Promise<null>(() => {})],
    ['throws', async () => Promise.reject(new Error('stuk'))],
  ])('when the service %s, everything is marked and the next one is heard', async (_what, tagsOf) => {
    const { publication, marked, pass } = await world(tagsOf);
    for (let times = 1; times <= 2; times += 1) {
      const done = publication.announce('home');
      await pass(1);
      await done;
      expect(marked).toHaveLength(times);
    }
    expect(marked).toEqual([['content'], ['content']]);
  });
});

describe('the other instances', () => {
  it('are told what was announced here, and not what they told', async () => {
    const told: (readonly string[] | null)[] = [];
    let theyTell = (_slugs: readonly string[] | null) => {};
    const { publication, marked, content, pass } = await world(own, {
      tell: async (slugs) => void told.push(slugs),
      hear: (listener) => {
        theyTell = listener;
      },
    });
    await Promise.all([publication.announce('a'), publication.announce('b')]);
    expect(told).toEqual([['a', 'b']]);
    theyTell(['c', 'd']);
    await pass(0);
    expect(marked).toEqual([
      ['story:a', 'story:b'],
      ['story:c', 'story:d'],
    ]);
    expect(content.expire).toHaveBeenCalledTimes(2);
    await publication.announce(null);
    theyTell(null);
    await pass(0);
    expect(marked.slice(2)).toEqual([['content'], ['content']]);
    expect(told).toEqual([['a', 'b'], null]);
  });
});

describe('the watch', () => {
  it('leaves everything alone while nothing is published', async () => {
    const { marked, content, pass } = await world(own);
    await pass(300);
    expect(marked).toEqual([]);
    expect(content.look.mock.calls.length).toBeGreaterThan(12);
  });

  it('a lost announcement heals within half a minute, once', async () => {
    const { space, marked, pass } = await world(own);
    space.version = 2;
    await pass(25);
    expect(marked).toEqual([['content']]);
    await pass(300);
    expect(marked).toHaveLength(1);
  });

  it('what was announced is left alone, and within a minute looked at once more as a whole', async () => {
    const { space, marked, publication, pass } = await world(own);
    space.version = 2;
    await publication.announce('home');
    await pass(25);
    expect(marked).toEqual([['story:home']]);
    await pass(35);
    expect(marked).toEqual([['story:home'], ['content']]);
    await pass(300);
    expect(marked).toHaveLength(2);
  });

  it('a publication during an outage is seen when the service is back', async () => {
    const { space, marked, pass } = await world(own);
    space.version = null;
    await pass(120);
    expect(marked).toEqual([]);
    space.version = 2;
    await pass(25);
    expect(marked).toEqual([['content']]);
  });

  it('there is one, and it stops with the server', async () => {
    const { publication, door, closing, content, pass } = await world(own);
    publication.attach(door);
    closing.abort();
    const looks = content.look.mock.calls.length;
    expect(looks).toBe(1);
    await pass(300);
    expect(content.look.mock.calls).toHaveLength(looks);
    expect(vi.getTimerCount()).toBe(0);
  });
});

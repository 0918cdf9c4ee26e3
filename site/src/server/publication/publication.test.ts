import { createPollPace } from '@inktvis/content/client';
import { silentLog } from '@inktvis/foundation/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageCacheHandle } from '../render-locals.ts';
import { createPublication } from './publication.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A site whose content service is at `version` and knows the tags of each slug. */
async function world(
  tagsOf: (slugs: readonly string[]) => Promise<readonly string[] | null>,
  announcements?: PageCacheHandle['announcements'],
) {
  const space: { version: number | null } = { version: 1 };
  const closing = new AbortController();
  const marked: (readonly string[])[] = [];
  const content = {
    expire: vi.fn(),
    tagsOfChanges: vi.fn(tagsOf),
    askVersion: vi.fn(async () => space.version),
    knownVersion: () => space.version,
    confirmVersion: (version: number) => version === space.version,
  };
  const publication = createPublication({
    content,
    pace: createPollPace({ quickMs: 20_000, restMs: 300_000 }),
    log: silentLog,
  });
  const handle = {
    closing: closing.signal,
    announcements,
    invalidate: ({ tags }: { tags: readonly string[] }) => void marked.push(tags),
  };
  publication.attach(handle);
  await vi.advanceTimersByTimeAsync(0);
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  return { space, closing, marked, content, publication, handle, pass };
}
const own = async (slugs: readonly string[]) => slugs.map((slug) => `story:${slug}`);

describe('a notification', () => {
  it('makes the content client read anew and marks what shows the story', async () => {
    const { publication, marked, content } = await world(own);
    await publication.announce('home');
    expect(content.expire).toHaveBeenCalled();
    expect(marked).toEqual([['story:home']]);
  });

  it('several that arrive together are processed together; those that arrive meanwhile are not lost', async () => {
    const { publication, marked } = await world(own);
    const done = ['a', 'b', 'a'].map((slug) => publication.announce(slug));
    await Promise.all(done);
    await publication.announce('c');
    expect(marked).toEqual([['story:a', 'story:b'], ['story:c']]);
  });

  it('about a release marks nothing, unless the version of the space moved', async () => {
    const { publication, space, marked, content } = await world(own);
    vi.spyOn(content, 'knownVersion').mockReturnValue(1);
    await publication.announceIfMoved('home');
    space.version = null;
    await publication.announceIfMoved('home');
    expect(marked).toEqual([]);
    space.version = 2;
    await publication.announceIfMoved('home');
    expect(marked).toEqual([['story:home']]);
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
  ])('when the service %s, everything is marked and the next one is processed', async (_what, tagsOf) => {
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
  it('receive what was announced here, but not what they published', async () => {
    const published: (readonly string[] | null)[] = [];
    let theyTell = (_slugs: readonly string[] | null) => {};
    const { publication, marked, content, pass } = await world(own, {
      publish: async (slugs) => void published.push(slugs),
      subscribe: (listener) => {
        theyTell = listener;
      },
      publishVersion: async () => {},
      subscribeVersion: () => {},
    });
    await Promise.all([publication.announce('a'), publication.announce('b')]);
    expect(published).toEqual([['a', 'b']]);
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
    expect(published).toEqual([['a', 'b'], null]);
  });
});

describe('the watch', () => {
  /** A site that has run for a minute: what the service reported at the start has settled. */
  async function settled() {
    const site = await world(own);
    await site.pass(60);
    site.marked.length = 0;
    return site;
  }

  it('marks everything once after the start, when responses may run behind the version, and then nothing', async () => {
    const { marked, content, pass } = await world(own);
    await pass(25);
    expect(marked).toEqual([]);
    await pass(300);
    expect(marked).toEqual([['content']]);
    expect(content.askVersion.mock.calls.length).toBeGreaterThan(12);
  });

  it('a lost notification is recovered within half a minute, and once more: responses may run behind the version', async () => {
    const { space, marked, pass } = await settled();
    space.version = 2;
    await pass(25);
    expect(marked).toEqual([['content']]);
    await pass(30 + 25);
    expect(marked).toEqual([['content'], ['content']]);
    await pass(300);
    expect(marked).toHaveLength(2);
  });

  it('what was announced stays as it is, and within a minute everything is marked once', async () => {
    const { space, marked, publication, pass } = await settled();
    space.version = 2;
    await publication.announce('home');
    await pass(25);
    expect(marked).toEqual([['story:home']]);
    await pass(35);
    expect(marked).toEqual([['story:home'], ['content']]);
    await pass(300);
    expect(marked).toHaveLength(2);
  });

  it('while notifications keep coming everything is marked now and then, and once after the last has settled', async () => {
    const { space, marked, publication, pass } = await settled();
    for (let version = 2; version < 40; version += 1) {
      space.version = version;
      await publication.announce('home');
      await pass(2);
    }
    expect(marked).toContainEqual(['content']);
    await pass(30 - 2 - 1);
    marked.length = 0;
    await pass(30);
    expect(marked).toContainEqual(['content']);
    marked.length = 0;
    await pass(300);
    expect(marked).toEqual([]);
  });

  it('a publication during an outage is detected when the service is back', async () => {
    const { space, marked, pass } = await settled();
    space.version = null;
    await pass(120);
    expect(marked).toEqual([]);
    space.version = 2;
    await pass(25);
    expect(marked).toEqual([['content']]);
  });

  it('there is only one, and it stops with the server', async () => {
    const { publication, handle, closing, content, pass } = await world(own);
    publication.attach(handle);
    closing.abort();
    const looks = content.askVersion.mock.calls.length;
    expect(looks).toBe(1);
    await pass(300);
    expect(content.askVersion.mock.calls).toHaveLength(looks);
    expect(vi.getTimerCount()).toBe(0);
  });
});

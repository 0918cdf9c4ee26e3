import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReloader } from './reloader.ts';
import { AFTERNOON } from './testing/live-data.ts';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers({ now: AFTERNOON }));
afterEach(() => void vi.useRealTimers());

function screen({ isThere = true, isKept = false, stored = new Map<string, string>() } = {}) {
  const turns = createTurns();
  const reload = vi.fn();
  const started = performance.now();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const reloader = createReloader({
    pageBuild: 'een',
    now: () => AFTERNOON + performance.now() - started,
    turns,
    storage,
    isPageThere: async () => isThere,
    isPageKept: () => isKept,
    reload,
  });
  const seconds = async (n: number, build: string) => {
    for (let second = 0; second < n; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      reloader.tick(build);
    }
    await vi.advanceTimersByTimeAsync(0);
  };
  return { turns, reload, reloader, seconds, stored };
}

test('waits for the end of the slide', async () => {
  const { turns, reload, seconds } = screen();
  turns.begin();
  await seconds(120, 'twee');
  expect(reload).not.toHaveBeenCalled();
  turns.pass();
  await seconds(1, 'twee');
  expect(reload).toHaveBeenCalledOnce();
});

test('without slides that move it waits for the full minute', async () => {
  const { reload, seconds } = screen();
  await seconds(51, 'twee');
  expect(reload).not.toHaveBeenCalled();
  await seconds(1, 'twee');
  expect(reload).toHaveBeenCalledOnce();
});

test('stays while the server has no page, and tries again later', async () => {
  const { reload, seconds } = screen({ isThere: false });
  await seconds(300, 'twee');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that just loaded itself again waits five minutes', async () => {
  const { seconds, stored } = screen();
  await seconds(60, 'twee');
  const again = screen({ stored });
  await again.seconds(240, 'twee');
  expect(again.reload).not.toHaveBeenCalled();
  await again.seconds(120, 'twee');
  expect(again.reload).toHaveBeenCalledOnce();
});

test('a page that stopped ticking is loaded again without network only when the browser keeps it', async () => {
  const bare = screen({ isThere: false });
  bare.reloader.rescue();
  await vi.advanceTimersByTimeAsync(0);
  expect(bare.reload).not.toHaveBeenCalled();
  const kept = screen({ isThere: false, isKept: true });
  kept.reloader.rescue();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.reload).toHaveBeenCalledOnce();
});

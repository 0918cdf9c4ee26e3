import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSlideEvents } from '../slideshow/slide-events.ts';
import { AFTERNOON } from '../testing/live-data.ts';
import { createReloader, isReloadDue, mayReload } from './reload.ts';

beforeEach(() => void vi.useFakeTimers({ now: AFTERNOON }));
afterEach(() => void vi.useRealTimers());

function screen({ isAvailable = true, isStored = false, stored = new Map<string, string>() } = {}) {
  const slideEvents = createSlideEvents();
  const reload = vi.fn();
  const started = performance.now();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const reloader = createReloader({
    pageBuild: 'een',
    now: () => AFTERNOON + performance.now() - started,
    slideEvents,
    storage,
    isPageAvailable: async () => isAvailable,
    isPageStored: () => isStored,
    reload,
  });
  const seconds = async (n: number, build: string) => {
    for (let second = 0; second < n; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      reloader.tick(build);
    }
    await vi.advanceTimersByTimeAsync(0);
  };
  return { slideEvents, reload, reloader, seconds, stored };
}

test('waits for the next change of slide', async () => {
  const { slideEvents, reload, seconds } = screen();
  slideEvents.isRunning = true;
  await seconds(120, 'twee');
  expect(reload).not.toHaveBeenCalled();
  slideEvents.slideChanged();
  await seconds(1, 'twee');
  expect(reload).toHaveBeenCalledOnce();
});

test('while no slides run it waits for the full minute', async () => {
  const { reload, seconds } = screen();
  await seconds(51, 'twee');
  expect(reload).not.toHaveBeenCalled();
  await seconds(1, 'twee');
  expect(reload).toHaveBeenCalledOnce();
});

test('does not reload while the server has no page, and tries again later', async () => {
  const { reload, seconds } = screen({ isAvailable: false });
  await seconds(300, 'twee');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that just reloaded waits five minutes', async () => {
  const { seconds, stored } = screen();
  await seconds(60, 'twee');
  const again = screen({ stored });
  await again.seconds(240, 'twee');
  expect(again.reload).not.toHaveBeenCalled();
  await again.seconds(120, 'twee');
  expect(again.reload).toHaveBeenCalledOnce();
});

test('a page that stopped ticking is reloaded without network only when the service worker has it', async () => {
  const without = screen({ isAvailable: false });
  without.reloader.rescue();
  await vi.advanceTimersByTimeAsync(0);
  expect(without.reload).not.toHaveBeenCalled();
  const stored = screen({ isAvailable: false, isStored: true });
  stored.reloader.rescue();
  await vi.advanceTimersByTimeAsync(0);
  expect(stored.reload).toHaveBeenCalledOnce();
});

describe('a reload is due', () => {
  const at = (time: string) => Date.parse(time);
  const page = { pageBuild: 'een', build: 'een', loadedAt: at('2024-10-26T09:00+02:00'), lastReload: null };

  test('after a deploy, at once', () => {
    const now = at('2024-10-26T12:00+02:00');
    expect(isReloadDue({ ...page, now })).toBe(false);
    expect(isReloadDue({ ...page, now, build: 'twee' })).toBe(true);
  });

  test('never twice within five minutes', () => {
    const now = at('2024-10-26T12:00+02:00');
    const lastReload = now - 299_000;
    expect(isReloadDue({ ...page, now, build: 'twee', lastReload })).toBe(false);
    expect(isReloadDue({ ...page, now: now + 1000, build: 'twee', lastReload })).toBe(true);
    expect(mayReload({ now, lastReload })).toBe(false);
  });

  test('at four in the morning, also in the night in which the clock goes back', () => {
    expect(isReloadDue({ ...page, now: at('2024-10-27T03:59:59+01:00') })).toBe(false);
    expect(isReloadDue({ ...page, now: at('2024-10-27T04:00:00+01:00') })).toBe(true);
  });

  test('not at four when the page stood less than an hour then', () => {
    const loadedAt = at('2024-10-27T03:10+01:00');
    expect(isReloadDue({ ...page, loadedAt, now: at('2024-10-27T04:00+01:00') })).toBe(false);
    expect(isReloadDue({ ...page, loadedAt, now: at('2024-10-27T14:00+01:00') })).toBe(false);
    expect(isReloadDue({ ...page, loadedAt, now: at('2024-10-28T04:00+01:00') })).toBe(true);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForPublications } from './publication-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeSource extends EventTarget {
  readonly CLOSED = 2;
  readyState = 1;
  close() {
    this.readyState = 2;
  }
  tell(kind: string, state = this.readyState) {
    this.readyState = state;
    this.dispatchEvent(new Event(kind));
  }
}

function listening() {
  const sources: FakeSource[] = [];
  const changes: string[] = [];
  const stop = listenForPublications({
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source;
    },
    onChange: (reason) => changes.push(reason),
  });
  return { sources, changes, stop };
}

test('tells of a publication, and of a connection that was restored', () => {
  const { sources, changes } = listening();
  sources[0]?.tell('welkom');
  sources[0]?.tell('gewijzigd');
  sources[0]?.tell('error', 0);
  sources[0]?.tell('welkom', 1);
  expect(changes).toEqual(['published', 'reconnected']);
  expect(sources).toHaveLength(1);
});

test('a refusal is retried with growing intervals, in silence', () => {
  const { sources, changes } = listening();
  sources[0]?.tell('error', 2);
  vi.advanceTimersByTime(29_999);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(1);
  sources[1]?.tell('error', 2);
  vi.advanceTimersByTime(59_999);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(3);
  expect(changes).toEqual([]);
});

test('stops', () => {
  const { sources, stop } = listening();
  sources[0]?.tell('error', 2);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(sources[0]?.readyState).toBe(2);
});

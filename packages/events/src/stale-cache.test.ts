import { err, ok, type Result } from '@inktvis/foundation/result';
import { describe, expect, it, vi } from 'vitest';
import { type Failure, statusFailure, unanswered, unreadable } from './source/failure.ts';
import { createStaleCache, type Question } from './stale-cache.ts';
import { createMemoryStore } from './testing/memory-store.ts';

function setUp({ store = createMemoryStore(), deadlineMs = 30 } = {}) {
  let time = 0;
  const onFailure = vi.fn();
  const cache = createStaleCache({
    store,
    freshMs: 600,
    staleMs: 3600,
    deadlineMs,
    restMs: 10,
    maxEntries: 3,
    onFailure,
    now: () => time,
  });
  let answer: () => Promise<Result<unknown, Failure>> = async () => ok('een');
  const ask = vi.fn(() => answer());
  const question = (key = 'lijst'): Question<string> => ({
    key,
    ask,
    parse: (wire) => (typeof wire === 'string' ? ok(wire) : err(unreadable('no text'))),
    keep: (value) => value !== 'leeg',
  });
  return {
    store,
    ask,
    onFailure,
    read: (key?: string) => cache.read(question(key)),
    peek: (key?: string) => cache.peek(question(key)),
    answers: (next: () => Promise<Result<unknown, Failure>>) => {
      answer = next;
    },
    later: (ms: number) => {
      time += ms;
    },
  };
}
const given = (value: string, outdated = false) => ({ ok: true, value, outdated });
const down = async () => err(unanswered('ECONNREFUSED'));
const never = () => new Promise<never>(() => {});

describe('an answer', () => {
  it('is given for ten minutes without asking again', async () => {
    const { read, ask, later } = setUp();
    await read();
    later(599);
    expect(await read()).toEqual(given('een'));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is given at once when it is older, and asked again meanwhile', async () => {
    const { read, answers, later, ask } = setUp();
    await read();
    later(601);
    answers(async () => ok('twee'));
    expect(await read()).toEqual(given('een'));
    await vi.waitFor(async () => expect(await read()).toEqual(given('twee')));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is waited for when what is known is very old', async () => {
    const { read, answers, later } = setUp();
    await read();
    later(3601);
    answers(async () => ok('twee'));
    expect(await read()).toEqual(given('twee'));
  });

  it('is asked once for all who wait', async () => {
    const { read, ask } = setUp();
    await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('when the source fails', () => {
  it('the last good copy stands in and says so; the source is left alone for a while', async () => {
    const { read, answers, later, ask, onFailure } = setUp();
    await read();
    later(5000);
    answers(down);
    expect(await read()).toEqual(given('een', true));
    expect(await read()).toEqual(given('een', true));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onFailure).toHaveBeenCalledTimes(1);
    later(11);
    answers(async () => ok('twee'));
    expect(await read()).toEqual(given('twee'));
  });

  it('what was never read is an error, which is not kept', async () => {
    const { read, answers, later } = setUp();
    answers(down);
    expect(await read()).toEqual({ ok: false, error: { kind: 'unavailable', message: 'ECONNREFUSED' } });
    later(11);
    answers(async () => ok('een'));
    expect(await read()).toEqual(given('een'));
  });

  it('a copy on the disk outlives the process', async () => {
    const store = createMemoryStore();
    await setUp({ store }).read();
    const { read, answers } = setUp({ store });
    answers(down);
    expect(await read()).toEqual(given('een', true));
  });

  it('a copy on the disk that cannot be read any more is none', async () => {
    const store = createMemoryStore();
    await store.save('lijst', { oud: true });
    const { read, answers } = setUp({ store });
    answers(down);
    expect(await read()).toMatchObject({ ok: false });
  });

  it('an answer without worth takes the older copy away', async () => {
    const { read, answers, later, store } = setUp();
    await read();
    expect(store.files.size).toBe(1);
    later(5000);
    answers(async () => ok('leeg'));
    await read();
    expect(store.files.size).toBe(0);
  });

  it('nobody waits longer than the deadline, and the next one not at all', async () => {
    const { read, answers, ask } = setUp();
    answers(never);
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(await read()).toMatchObject({ ok: false });
    expect(await read('iets anders')).toMatchObject({ ok: false });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('an answer after the deadline still counts, and ends the rest', async () => {
    const { read, answers } = setUp();
    const late = Promise.withResolvers<Result<unknown, Failure>>();
    answers(() => late.promise);
    expect(await read()).toMatchObject({ ok: false });
    late.resolve(ok('laat'));
    await vi.waitFor(async () => expect(await read()).toEqual(given('laat')));
  });

  it('rests as long as the source asks', async () => {
    const { read, answers, later, ask } = setUp();
    answers(async () => err(statusFailure(429, 'slow down', 5000)));
    await read();
    later(4999);
    await read('iets anders');
    expect(ask).toHaveBeenCalledTimes(1);
    later(2);
    await read('iets anders');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('a question that is refused does not stop the others', async () => {
    const { read, answers, ask } = setUp();
    answers(async () => err(statusFailure(404, 'bad question')));
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'refused' } });
    answers(async () => ok('een'));
    expect(await read('iets anders')).toEqual(given('een'));
    expect(await read()).toMatchObject({ ok: false });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('an answer that makes no sense is no answer', async () => {
    const { read, answers, later } = setUp();
    await read();
    later(5000);
    answers(async () => ok({ raar: true }));
    expect(await read()).toEqual(given('een', true));
  });
});

describe('memory', () => {
  it('keeps what was used last', async () => {
    const { read, ask } = setUp();
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await read(key);
    expect(ask).toHaveBeenCalledTimes(4);
    await read('b');
    expect(ask).toHaveBeenCalledTimes(5);
  });
});

describe('a look', () => {
  it('does not wait, and asks behind the back of who looked', async () => {
    const { peek, answers, ask } = setUp();
    answers(never);
    expect(await peek()).toBeUndefined();
    expect(await peek()).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('gives what came since, and asks anew only when that is no longer fresh', async () => {
    const { peek, read, later, ask, answers } = setUp();
    await read();
    later(599);
    expect(await peek()).toBe('een');
    expect(ask).toHaveBeenCalledTimes(1);
    answers(down);
    later(5000);
    expect(await peek()).toBe('een');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('gives the copy that was kept when the source is away', async () => {
    const store = createMemoryStore();
    await setUp({ store }).read();
    const { peek, answers } = setUp({ store });
    answers(down);
    expect(await peek()).toBe('een');
    expect(await peek()).toBe('een');
  });
});

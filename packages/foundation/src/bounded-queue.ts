import { setImmediate as macrotask, setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';

/** Work that was refused, because too much of it waits or because it waited too long: it may work later. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/** Jobs at the same time, and jobs that wait, each so long at most. */
type Bounds = { readonly running: number; readonly waiting: number; readonly waitMs: number };

/** Between the starts of two jobs: in that time connections are accepted and read. */
const PAUSE_MS = 1;

/** Runs few jobs at a time, in order, or rejects with `Overloaded`. Rendering never yields: before each job others get a turn. */
export function createBoundedQueue({ running, waiting, waitMs }: Bounds) {
  const queue = new PQueue({ concurrency: running });
  let turn: Promise<unknown> = Promise.resolve();

  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (queue.size >= waiting) throw new Overloaded('too much waits');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Overloaded('waited too long')), waitMs);
    const start = async () => {
      clearTimeout(timer);
      // The job before has begun by now: the pause counts from when it first yields.
      turn = turn.then(() => macrotask()).then(() => pause(PAUSE_MS));
      await turn;
      return job();
    };
    return queue.add(start, { signal: late.signal });
  };
}

import { syncBuiltinESMExports } from 'node:module';
import { systemClock } from '@inktvis/foundation/clock';
import { vi } from 'vitest';

/** The real one: the event loop turns once, so that every promise that can settle has settled. */
const { setImmediate: afterThisTurn } = globalThis;
const turn = () => new Promise<void>((resolve) => afterThisTurn(resolve));

const START = new Date('2026-11-21T09:00:00Z');

/** What everything outside the process is made of: time, chance and a record of what happened. */
export type World = {
  /** Milliseconds since the simulation began. */
  now(): number;
  /** From 0 up to 1, in the order of the seed. */
  random(): number;
  /** An integer from `min` to `max`. */
  between(min: number, max: number): number;
  sleep(ms: number): Promise<void>;
  /** Lets time pass until `condition` holds, checked at every timer, or `maxMs` have passed. */
  pass(maxMs: number, condition?: () => boolean): Promise<void>;
  /** Adds a line to the record. */
  note(line: string): void;
  readonly record: readonly string[];
};

/**
 * Replaces clock, timers and chance of this process by those of a simulation, until `vi.useRealTimers()` and
 * `vi.restoreAllMocks()`. Time passes only in `pass`, from timer to timer; between two of them every promise settles.
 */
export function createWorld(seed: number): World {
  vi.useFakeTimers({ now: START });
  // Also for what is imported from `node:timers/promises`.
  syncBuiltinESMExports();
  const random = createRandom(seed);
  vi.spyOn(Math, 'random').mockImplementation(random);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(signalWithTimeout);
  const record: string[] = [];
  const now = () => systemClock.now().getTime() - START.getTime();
  return {
    now,
    random,
    between: (min, max) => min + Math.floor(random() * (max - min + 1)),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    async pass(maxMs, condition = () => false) {
      let isOver = false;
      const end = setTimeout(() => {
        isOver = true;
      }, maxMs);
      await turn();
      while (!isOver && !condition()) {
        vi.advanceTimersToNextTimer();
        await turn();
      }
      clearTimeout(end);
    },
    note: (line) => void record.push(`${(now() / 1000).toFixed(3).padStart(8)}  ${line}`),
    record,
  };
}

/** Gives the time back to the machine. */
export function endWorld(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  syncBuiltinESMExports();
}

/** The durations of the signals that `AbortSignal.timeout` made: Node's own timers do not follow replaced ones. */
const timeouts = new WeakMap<AbortSignal, number>();

function signalWithTimeout(ms: number): AbortSignal {
  const { signal } = new AbortController();
  timeouts.set(signal, ms);
  return signal;
}

/** After how many milliseconds a request with this signal is given up. */
export const timeoutOf = (signal: AbortSignal | null | undefined): number =>
  (signal && timeouts.get(signal)) ?? Number.POSITIVE_INFINITY;

/** Mulberry32, a small generator of reproducible random numbers. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

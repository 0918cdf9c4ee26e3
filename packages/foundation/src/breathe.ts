import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** One look at how busy the process is without the work that steps back, in ms. */
const LOOK_MS = 8;
/** From this share of the time on, that work waits. */
const BUSY = 0.5;
/** After this many looks it goes on all the same: it is slow on a busy day, it does not stand still. */
const LOOKS = 25;

export type Breath = {
  /** The share of the time, since the last time it was asked, that the event loop was at work: 0 to 1. */
  readonly busy: () => number;
  readonly rest: (ms: number) => Promise<unknown>;
};

/** How busy the event loop of this process was since it was asked before. */
function loopBusy(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/**
 * Lets visitors go first: between two steps of work that can wait (a round of mails, a part of the search index) nothing
 * is done for a moment, and for as long as the process is busy with others, at most a fifth of a second.
 */
export function createBreather({ busy, rest }: Breath = { busy: loopBusy(), rest: pause }) {
  return async (): Promise<void> => {
    // What the step itself took does not count.
    busy();
    for (let look = 0; look < LOOKS; look += 1) {
      await rest(LOOK_MS);
      if (busy() < BUSY) return;
    }
  };
}

import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** Each measurement of how busy the process is takes this long, in ms. */
const MEASURE_MS = 8;
/** Above this share of the time the background work waits. */
const BUSY = 0.5;
/** After this many measurements it continues all the same: slow on a busy day, and not starved. */
const MAX_MEASUREMENTS = 25;

type YieldOptions = {
  /** The share of the time, since the previous call, that the event loop was busy: 0 to 1. */
  readonly utilization: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
};

/** Measures the event loop of this process. */
function eventLoopUtilization(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/**
 * Gives requests priority over background work (a batch of mails, a part of the search index): awaited between two steps
 * of that work, the function yields to the event loop, and continues to do so while the process is busy, for at most
 * 200 ms.
 */
export function createYielder(
  { utilization, sleep }: YieldOptions = { utilization: eventLoopUtilization(), sleep: setTimeout },
): () => Promise<void> {
  return async () => {
    // The step itself does not count.
    utilization();
    for (let measurement = 0; measurement < MAX_MEASUREMENTS; measurement += 1) {
      await sleep(MEASURE_MS);
      if (utilization() < BUSY) return;
    }
  };
}

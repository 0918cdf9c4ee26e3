/** Times in milliseconds. */
type FairQueueOptions = {
  /** Jobs that run at the same time: of all parties, and of each. */
  readonly running: number;
  readonly runningEach: number;
  /** Jobs that wait: of all parties, and of each. */
  readonly waiting: number;
  readonly waitingEach: number;
  /** How long one may wait. */
  readonly waitMs: number;
};

type Job = { start(): void };
type Party = { running: number; readonly waiting: Set<Job> };

/**
 * Runs few jobs at a time, and shares them between parties: the jobs of one that has requested hundreds run beside
 * those of others, and wait for each other.
 */
export function createFairQueue(options: FairQueueOptions) {
  const parties = new Map<string, Party>();
  let running = 0;
  let waiting = 0;

  /** Starts what may start now: first a job of the party with the fewest running. */
  function advance(): void {
    while (running < options.running) {
      let next: Party | undefined;
      for (const party of parties.values()) {
        const limit = next?.running ?? options.runningEach;
        if (party.waiting.size > 0 && party.running < limit) next = party;
      }
      const [job] = next?.waiting ?? [];
      if (job === undefined) return;
      job.start();
    }
  }

  function ended(name: string, party: Party): void {
    running -= 1;
    party.running -= 1;
    if (party.running === 0 && party.waiting.size === 0) parties.delete(name);
    advance();
  }

  return {
    /** Queues `work` for `name`; null when the queue is full, or when it did not start in time. */
    async run<T>(name: string, work: () => Promise<T>): Promise<T | null> {
      const party: Party = parties.get(name) ?? { running: 0, waiting: new Set() };
      if (waiting >= options.waiting || party.waiting.size >= options.waitingEach) return null;
      parties.set(name, party);
      const hasStarted = await new Promise<boolean>((resolve) => {
        const leave = () => {
          clearTimeout(timer);
          party.waiting.delete(job);
          waiting -= 1;
        };
        const timer = setTimeout(() => {
          leave();
          resolve(false);
        }, options.waitMs);
        const job: Job = {
          start() {
            leave();
            running += 1;
            party.running += 1;
            resolve(true);
          },
        };
        waiting += 1;
        party.waiting.add(job);
        advance();
      });
      if (!hasStarted) return null;
      try {
        return await work();
      } finally {
        ended(name, party);
      }
    },
  };
}

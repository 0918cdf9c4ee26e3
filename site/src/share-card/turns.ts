type TurnOptions = {
  /** How many work at the same time, and how many may wait for their turn. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** How long they wait, in ms. */
  readonly patienceMs: number;
};

type Waiting = { readonly begin: () => void };

/**
 * Lets a few work at a time, in the order they came. Null: too many were waiting, or the turn did not come in time. What
 * the work rejects with goes on to who asked.
 */
export function createTurns({ atOnce, mostWaiting, patienceMs }: TurnOptions) {
  const waiting = new Set<Waiting>();
  let working = 0;

  const turn = (): Promise<boolean> =>
    new Promise((resolve) => {
      const one: Waiting = {
        begin() {
          clearTimeout(timer);
          waiting.delete(one);
          working += 1;
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        waiting.delete(one);
        resolve(false);
      }, patienceMs);
      waiting.add(one);
    });

  return async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (working < atOnce) working += 1;
    else if (waiting.size >= mostWaiting || !(await turn())) return null;
    try {
      return await work();
    } finally {
      working -= 1;
      const [next] = waiting;
      next?.begin();
    }
  };
}

import { channel } from 'node:diagnostics_channel';

/** `half-open`: one attempt is under way to find out whether the source is back. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/** The diagnostics channel of `{ [source]: state }`: its name connects the build of the pages with the server around it. */
export const CIRCUIT = 'inktvis.circuit';

/** All times are in milliseconds. */
type CircuitOptions = {
  readonly source: string;
  readonly failures: number;
  /** It also opens when an attempt waits this long and nothing else was answered meanwhile. */
  readonly silenceMs: number;
  readonly pauseMs: number;
  readonly onChange?: (state: CircuitState) => void;
};

const changes = channel(CIRCUIT);

export type Circuit = ReturnType<typeof createCircuit>;

/**
 * A circuit breaker (learn.microsoft.com/azure/architecture/patterns/circuit-breaker). After the pause the next attempt is
 * refused too, but runs as the probe; one that was under way when it opened closes it when it succeeds after all.
 */
export function createCircuit(options: CircuitOptions) {
  const { source, failures, silenceMs, pauseMs, onChange } = options;
  let state: CircuitState = 'closed';
  let failedInARow = 0;
  let responses = 0;
  let openedAt = 0;

  function enter(next: CircuitState): void {
    if (next === state) return;
    if (next === 'open') openedAt = performance.now();
    state = next;
    changes.publish({ [source]: state });
    onChange?.(next);
  }

  function succeeded(): void {
    responses += 1;
    failedInARow = 0;
    enter('closed');
  }

  function failed(): void {
    failedInARow += 1;
    if (state !== 'closed' || failedInARow >= failures) enter('open');
  }

  async function watched<T>(attempt: () => Promise<T>, isResponse: (outcome: T) => boolean): Promise<T> {
    const responsesBefore = responses;
    const timer = setTimeout(() => responses === responsesBefore && enter('open'), silenceMs);
    timer.unref();
    try {
      const outcome = await attempt();
      if (isResponse(outcome)) succeeded();
      else failed();
      return outcome;
    } catch (error) {
      failed();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    state: (): CircuitState => state,

    /** Null at once while it is open. `isResponse`: whether an outcome (also a refusal) shows that the source works. */
    async run<T>(attempt: () => Promise<T>, isResponse: (outcome: T) => boolean): Promise<T | null> {
      if (state === 'closed') return watched(attempt, isResponse);
      if (state === 'open' && performance.now() - openedAt >= pauseMs) {
        enter('half-open');
        watched(attempt, isResponse).catch(() => {});
      }
      return null;
    },
  };
}

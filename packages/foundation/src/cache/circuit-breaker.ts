import { channel } from 'node:diagnostics_channel';

/** `half-open`: one attempt is under way to find out whether the source is back. */
export type CircuitState = 'closed' | 'open' | 'half-open';

/**
 * The diagnostics channel of all circuits. It is found by its name, so it also connects the build of the pages with the
 * server around it, which share no modules.
 */
export const CIRCUIT = 'inktvis.circuit';

/** The circuit breaker of a source (`content`, `events`, …) went to another state. */
export type CircuitChange = { readonly source: string; readonly state: CircuitState };

/** All times are in milliseconds. */
type CircuitOptions = {
  readonly source: string;
  /** The circuit opens after this many failures in a row. */
  readonly failures: number;
  /** It also opens when an attempt waits this long and nothing else was answered meanwhile: the source hangs. */
  readonly silenceMs: number;
  /** How long the source is not requested before it is tried again. */
  readonly pauseMs: number;
  /** Called with each new state. */
  readonly onChange?: (state: CircuitState) => void;
};

const changes = channel(CIRCUIT);

export type Circuit = ReturnType<typeof createCircuit>;

/**
 * A circuit breaker around a source (learn.microsoft.com/azure/architecture/patterns/circuit-breaker). While it is open
 * attempts are refused at once. After the pause the next attempt is refused too but runs nevertheless, as
 * the probe; when that succeeds the circuit closes. An attempt that is under way when the circuit opens continues, and
 * closes it when it succeeds after all: a source that is slow is not one that is down.
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
    changes.publish({ source, state } satisfies CircuitChange);
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

    /**
     * Runs `attempt`, or resolves to null at once while the circuit is open. `isResponse` tells an outcome that shows
     * that the source works (also a refusal) from a failure; a rejection is a failure and is passed on.
     */
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

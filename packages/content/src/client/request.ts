import { channel } from 'node:diagnostics_channel';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { CONTENT_READ, type ContentReadSeen } from '@inktvis/foundation/seen';
import type { ReadError } from './types.ts';

const reads = channel(CONTENT_READ);

/** How a single attempt ended badly: the HTTP status, or null when there was no (readable) answer. */
export type AttemptFailure = {
  readonly status: number | null;
  readonly message: string;
  readonly retryAfterMs?: number;
};

export type RequestPolicy = {
  /** Attempts after the first on 429; the delay grows by `stepMs` per attempt (requirements 8). */
  readonly rateLimitRetries: number;
  /** Attempts after the first on 5xx and broken connections. */
  readonly failureRetries: number;
  readonly stepMs: number;
  /** Waits for a turn before each attempt. */
  readonly throttle: () => Promise<unknown>;
  readonly sleep?: (ms: number) => Promise<void>;
};

/** More than this we do not wait, whatever `Retry-After` says, in ms. */
export const LONGEST_WAIT_MS = 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function toReadError({ status, message }: AttemptFailure): ReadError {
  if (status !== null && status >= 400 && status < 500 && status !== 429) return { kind: 'refused', message };
  return { kind: 'unavailable', message };
}

/**
 * Runs `attempt` until it succeeds or the policy is used up. 429 waits 1 s, 2 s, … (or what the service asks);
 * 5xx and lost connections wait a fifth of that; other failures are final.
 */
export async function request<T>(
  attempt: () => Promise<Result<T, AttemptFailure>>,
  policy: RequestPolicy,
): Promise<Result<T, ReadError>> {
  const sleep = policy.sleep ?? pause;
  let limited = 0;
  let failed = 0;
  for (;;) {
    await policy.throttle();
    const since = performance.now();
    const outcome = await attempt();
    const ended = outcome.ok ? 'ok' : toReadError(outcome.error).kind;
    reads.publish({ outcome: ended, ms: performance.now() - since } satisfies ContentReadSeen);
    if (outcome.ok) return ok(outcome.value);
    const { status, retryAfterMs } = outcome.error;
    if (status === 429 && limited < policy.rateLimitRetries) {
      limited += 1;
      await sleep(retryAfterMs ?? limited * policy.stepMs);
    } else if ((status === null || status >= 500) && failed < policy.failureRetries) {
      failed += 1;
      await sleep((failed * policy.stepMs) / 5);
    } else {
      return err(toReadError(outcome.error));
    }
  }
}

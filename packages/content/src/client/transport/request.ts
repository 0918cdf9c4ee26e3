import type { Circuit } from '@inktvis/foundation/circuit-breaker';
import { err, type Result } from '@inktvis/foundation/result';
import type { ReadError } from '../types.ts';

/** How a single attempt ended badly: the HTTP status, or null when there was no (readable) response. */
export type AttemptFailure = {
  readonly status: number | null;
  readonly message: string;
  readonly retryAfterMs?: number;
};

export type Attempt<T> = Promise<Result<T, AttemptFailure>>;

/** A page of a list of stories, by the service's names (storyblok.com/docs/api/content-delivery); lists have commas. */
export type StoriesQuery = {
  readonly per_page: number;
  readonly page?: number;
  readonly by_uuids?: string;
  readonly filter_query?: { readonly [field: string]: { readonly [operation: string]: string } };
  readonly sort_by?: string;
  readonly excluding_fields?: string;
  /** Specified; the site itself searches in what it has read. */
  readonly search_term?: string;
};

/** One attempt of each request, with the body as it came: `{ story, rels }`, `{ stories, total }`, `{ links }`, `{ space }`. */
export type Protocol = {
  readonly story: (slug: string) => Attempt<unknown>;
  readonly stories: (query: StoriesQuery) => Attempt<unknown>;
  readonly links: (page: number) => Attempt<unknown>;
  readonly space: () => Attempt<unknown>;
  readonly linksPerPage: number;
};

type RequestPolicy = {
  readonly throttle: () => Promise<unknown>;
  readonly circuit?: Circuit;
  readonly sleep?: (ms: number) => Promise<void>;
};

export const ATTEMPT_TIMEOUT_MS = 10_000;
/** Attempts after the first on 429, and on 5xx and broken connections (requirements 8). */
const RATE_LIMIT_RETRIES = 5;
const FAILURE_RETRIES = 2;
const RETRY_STEP_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The space does not accept us: a token that is not known (any more), no payment, no permission. */
const REFUSALS: readonly (number | null)[] = [401, 402, 403];

/** The service responded, if only with "not there" or "slow down". */
const isResponse = (outcome: Result<unknown, AttemptFailure>): boolean =>
  outcome.ok ||
  (outcome.error.status !== null && outcome.error.status < 500 && !REFUSALS.includes(outcome.error.status));

/** Tries until it succeeds: after a 429 it waits 1 s, 2 s, …, or what the service asks, after 5xx a fifth of that. */
export async function request<T>(
  attempt: () => Attempt<T>,
  { throttle, circuit, sleep = pause }: RequestPolicy,
): Promise<Result<T, ReadError>> {
  const throttled = async () => {
    await throttle();
    return attempt();
  };
  let limited = 0;
  let failed = 0;
  for (;;) {
    const outcome = circuit ? await circuit.run(throttled, isResponse) : await throttled();
    if (outcome === null)
      return err({ kind: 'unavailable', message: 'circuit open: the service does not respond' });
    if (outcome.ok) return outcome;
    const { status, message, retryAfterMs } = outcome.error;
    const isTemporary = status === null || status >= 500;
    if (status === 429 && limited < RATE_LIMIT_RETRIES) {
      limited += 1;
      await sleep(retryAfterMs ?? limited * RETRY_STEP_MS);
    } else if (isTemporary && failed < FAILURE_RETRIES) {
      failed += 1;
      await sleep((failed * RETRY_STEP_MS) / 5);
    } else return err({ kind: isTemporary || status === 429 ? 'unavailable' : 'refused', message });
  }
}

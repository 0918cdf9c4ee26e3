import type { Circuit } from '@inktvis/foundation/circuit-breaker';
import { err, ok, type Result } from '@inktvis/foundation/result';
import type { WireStory } from '../../kit/definition.ts';
import type { ReadError } from '../types.ts';
import type { Refusals } from './refusals.ts';

/** Filters in the form of the content service: field → operation → value (storyblok.com/docs/api/content-delivery). */
type Filter = { readonly [field: string]: { readonly [operation: string]: string } };

/** A request for one page of a list of stories; without `page` the first. */
export type StoriesQuery = {
  readonly types?: readonly string[];
  readonly uuids?: readonly string[];
  readonly filter?: Filter;
  /** `content.date:desc` */
  readonly sortBy?: string;
  /** First-level content fields that the caller does not need. */
  readonly excludingFields?: readonly string[];
  readonly page?: number;
  readonly perPage?: number;
};

/** One entry of the listing of all addresses (requirements 2.1, links listing). */
export type LinkEntry = { readonly uuid: string; readonly slug: string; readonly isFolder: boolean };

/** How a request ends. Never rejects. */
export type Reply<T> = Promise<Result<T, ReadError>>;

/**
 * What both wire protocols can do, in the same shapes: GraphQL and REST differ only behind this type.
 * Failures are values; "there is no such story" is null.
 */
export type Transport = {
  /** One published story by full slug, with its relations inlined as far as the service does that. */
  story(slug: string): Reply<WireStory | null>;
  stories(query: StoriesQuery): Reply<{ readonly stories: readonly WireStory[]; readonly total: number }>;
  links(): Reply<readonly LinkEntry[]>;
  /** Moves on with each publication; equal versions mean equal content. */
  version(): Reply<number>;
};

/** How a single attempt ended badly: the HTTP status, or null when there was no (readable) response. */
export type AttemptFailure = {
  readonly status: number | null;
  readonly message: string;
  readonly retryAfterMs?: number;
};

export type RequestPolicy = {
  /** Attempts after the first on 429. */
  readonly rateLimitRetries: number;
  /** Attempts after the first on 5xx and broken connections. */
  readonly failureRetries: number;
  /** Awaited before each attempt. */
  readonly throttle: () => Promise<unknown>;
  /** While it is open, requests fail at once. */
  readonly circuit?: Circuit;
  /** While the space refuses, requests fail at once. */
  readonly refusals?: Refusals;
  readonly sleep?: (ms: number) => Promise<void>;
};

/** What both transports are given. */
export type TransportOptions = {
  /** Of GraphQL the whole address, of REST the base including `/v2`; the real service's or the embedded one's. */
  readonly url: string;
  readonly token: string;
  readonly version: 'draft' | 'published';
  readonly policy: RequestPolicy;
};

/** For one attempt, in ms. */
export const ATTEMPT_TIMEOUT_MS = 10_000;
/** The delay after a 429 grows by this, in ms (requirements 8). */
const RETRY_STEP_MS = 1_000;
/** The longest wait in ms, whatever `Retry-After` says. */
export const MAX_RETRY_AFTER_MS = 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function toReadError({ status, message }: AttemptFailure): ReadError {
  if (status !== null && status >= 400 && status < 500 && status !== 429) return { kind: 'refused', message };
  return { kind: 'unavailable', message };
}

const CIRCUIT_OPEN: ReadError = {
  kind: 'unavailable',
  message: 'circuit open: the service does not respond',
};
const REFUSED: ReadError = { kind: 'unavailable', message: 'circuit open: the service refuses' };

/** The service responded, if only with a refusal or "slow down". */
const isResponse = (outcome: Result<unknown, AttemptFailure>): boolean =>
  outcome.ok || (outcome.error.status !== null && outcome.error.status < 500);

/**
 * Runs `attempt` until it succeeds or the policy is exhausted. After a 429 it waits 1 s, 2 s, … (or what the service
 * asks); after 5xx and lost connections a fifth of that; other failures are final.
 */
export async function request<T>(
  attempt: () => Promise<Result<T, AttemptFailure>>,
  policy: RequestPolicy,
): Promise<Result<T, ReadError>> {
  const { circuit, refusals, sleep = pause } = policy;
  const throttled = async () => {
    await policy.throttle();
    const outcome = await attempt();
    refusals?.ended(outcome.ok ? 200 : outcome.error.status);
    return outcome;
  };
  let limited = 0;
  let failed = 0;
  for (;;) {
    if (refusals && !refusals.admits()) return err(REFUSED);
    const outcome = circuit ? await circuit.run(throttled, isResponse) : await throttled();
    if (outcome === null) return err(CIRCUIT_OPEN);
    if (outcome.ok) return ok(outcome.value);
    const { status, retryAfterMs } = outcome.error;
    if (status === 429 && limited < policy.rateLimitRetries) {
      limited += 1;
      await sleep(retryAfterMs ?? limited * RETRY_STEP_MS);
    } else if ((status === null || status >= 500) && failed < policy.failureRetries) {
      failed += 1;
      await sleep((failed * RETRY_STEP_MS) / 5);
    } else {
      return err(toReadError(outcome.error));
    }
  }
}

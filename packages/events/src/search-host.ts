import { setTimeout as pause } from 'node:timers/promises';
import type { Circuit } from '@inktvis/foundation/circuit-breaker';
import type { Clock } from '@inktvis/foundation/clock';
import { parseJson } from '@inktvis/foundation/json';
import { retryAfter } from '@inktvis/foundation/rate-limit';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { EventsError } from './types.ts';

/** Why a request to the source failed. */
export type Failure = EventsError & {
  /** HTTP status, or null when there was no response. */
  readonly status: number | null;
  /** How long the source asks to wait before the next request, in ms. */
  readonly retryAfterMs?: number;
  /** The source as a whole fails, rather than this one request. */
  readonly affectsAll: boolean;
};

/**
 * A response with a status other than 200. The source responds with 404 to a wrong request (docs.publiq.be, Search
 * API).
 */
export function statusFailure(status: number, message: string, retryAfterMs?: number): Failure {
  const busy = status === 429 || status === 408;
  const refused = status >= 400 && status < 500 && !busy;
  return {
    kind: refused ? 'refused' : 'unavailable',
    status,
    message,
    affectsAll: !refused || status === 401 || status === 403,
    retryAfterMs,
  };
}

export const unreadable = (message: string, affectsAll = false): Failure => ({
  kind: 'unreadable',
  status: 200,
  message,
  affectsAll,
});

export const noResponse = (message: string): Failure => ({
  kind: 'unavailable',
  status: null,
  message,
  affectsAll: true,
});

/** One of the two; the client id takes precedence, as at the source (docs.publiq.be, Search API). */
export type Credentials = { readonly apiKey?: string | undefined; readonly clientId?: string | undefined };

type SearchHostOptions = Credentials & {
  /** For one attempt, in ms, body included. */
  readonly timeoutMs: number;
  /** Delay before the one retry after a broken connection or a 5xx, in ms. */
  readonly retryDelayMs: number;
  /** Resolves when a request may start; false when that would take too long. */
  readonly throttle: () => Promise<boolean>;
  /** While it is open, requests fail at once. */
  readonly circuit: Circuit;
  /** For a `Retry-After` that is a date. */
  readonly clock: Clock;
};

/** Sends a request to the search host; resolves to the parsed JSON of a 200. */
export type SearchHost = (address: URL) => Promise<Result<unknown, Failure>>;

const MAX_RETRY_AFTER_MS = 300_000;

const causeSchema = z.object({ cause: z.object({ code: z.string() }) });

/** Only names and codes: the message of an error of `fetch` may contain a header. */
function reasonOf(error: unknown): string {
  const known = causeSchema.safeParse(error);
  if (known.success) return known.data.cause.code;
  return error instanceof Error ? error.name : 'unknown error';
}

/** The source responded, if only with a refusal or "slow down". */
const isResponse = (outcome: Result<unknown, Failure>): boolean =>
  outcome.ok || (outcome.error.status !== null && outcome.error.status < 500);

/** The search host over HTTP (docs.publiq.be, Search API). Never rejects; no credential reaches a message. */
export function createSearchHost(options: SearchHostOptions): SearchHost {
  const { apiKey, clientId } = options;
  const credential: Record<string, string> = clientId
    ? { 'x-client-id': clientId }
    : apiKey
      ? { 'x-api-key': apiKey }
      : {};

  async function attempt(address: URL): Promise<Result<unknown, Failure>> {
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json', ...credential },
        // A redirect would send the credential to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      const body = await response.text();
      if (response.status !== 200) {
        const header = response.headers.get('retry-after');
        const wait = retryAfter(header, options.clock.now(), MAX_RETRY_AFTER_MS);
        // The bodies of 401 and 403 repeat what was sent (docs.publiq.be, Search API).
        return err(statusFailure(response.status, `status ${response.status}`, wait));
      }
      const json = parseJson(body);
      return json === undefined ? err(unreadable('the response is no JSON', true)) : ok(json);
    } catch (error) {
      return err(noResponse(reasonOf(error)));
    }
  }

  const isWorthRetrying = ({ status, message, retryAfterMs }: Failure): boolean =>
    retryAfterMs === undefined && (status === null ? message !== 'TimeoutError' : status >= 500);

  const guarded = async (address: URL): Promise<Result<unknown, Failure>> => {
    const outcome = await options.circuit.run(() => attempt(address), isResponse);
    return outcome ?? err({ ...noResponse('circuit open: the source does not respond'), retryAfterMs: 0 });
  };

  return async (address) => {
    if (!(await options.throttle()))
      return err({ ...noResponse('too many requests at once'), affectsAll: false });
    const first = await guarded(address);
    if (first.ok || !isWorthRetrying(first.error)) return first;
    await pause(options.retryDelayMs);
    if (!(await options.throttle())) return first;
    return guarded(address);
  };
}

import type { Circuit } from '@inktvis/foundation/circuit-breaker';
import { parseJson } from '@inktvis/foundation/json';
import { retryAfter } from '@inktvis/foundation/rate-limit';
import { err, ok, type Result } from '@inktvis/foundation/result';

export type Failure = {
  readonly message: string;
  /** Rather than this one request. */
  readonly affectsAll: boolean;
  /** In ms, as the source asks. */
  readonly retryAfterMs?: number;
};

export const failure = (message: string, affectsAll = true): Failure => ({ message, affectsAll });

/** The client id takes precedence (docs.publiq.be, Search API). */
export type Credentials = { readonly apiKey?: string | undefined; readonly clientId?: string | undefined };

type SearchHostOptions = Credentials & {
  /** In ms, body included. */
  readonly timeoutMs: number;
  /** False when it would take too long until a request may start. */
  readonly throttle: () => Promise<boolean>;
  readonly circuit: Circuit;
};

const MAX_RETRY_AFTER_MS = 300_000;
/** Other requests may be right (docs.publiq.be, Search API). */
const WRONG_REQUEST = new Set([400, 404]);

/** The message of an error of `fetch` may contain a header. */
function reasonOf(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error();
  return cause instanceof Error && 'code' in cause ? String(cause.code) : name;
}

type Outcome = { readonly status: number | null; readonly result: Result<unknown, Failure> };

/** Resolves to the JSON of a 200 (docs.publiq.be, Search API). Never rejects; no credential reaches a message. */
export function createSearchHost(options: SearchHostOptions) {
  const { apiKey, clientId, circuit } = options;
  const credential: Record<string, string> = clientId
    ? { 'x-client-id': clientId }
    : apiKey
      ? { 'x-api-key': apiKey }
      : {};

  async function attempt(address: URL): Promise<Outcome> {
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json', ...credential },
        // A redirect would send the credential to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      const { status, headers } = response;
      const body = await response.text();
      if (status === 200) {
        const json = parseJson(body);
        return { status, result: json === undefined ? err(failure('the response is no JSON')) : ok(json) };
      }
      // The bodies of 401 and 403 repeat what was sent (docs.publiq.be, Search API).
      const retryAfterMs = retryAfter(headers.get('retry-after'), MAX_RETRY_AFTER_MS);
      const failed = failure(`status ${status}`, !WRONG_REQUEST.has(status));
      return { status, result: err({ ...failed, retryAfterMs }) };
    } catch (error) {
      return { status: null, result: err(failure(reasonOf(error))) };
    }
  }

  return async (address: URL): Promise<Result<unknown, Failure>> => {
    if (!(await options.throttle())) return err(failure('too many requests at once', false));
    // It works if it responds, if only with a refusal.
    const outcome = await circuit.run(
      () => attempt(address),
      ({ status }) => status !== null && status < 500,
    );
    return (
      outcome?.result ?? err({ ...failure('circuit open: the source does not respond'), retryAfterMs: 0 })
    );
  };
}

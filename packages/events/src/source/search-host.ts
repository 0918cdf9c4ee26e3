import type { Clock } from '@inktvis/foundation/clock';
import { err, ok, type Result } from '@inktvis/foundation/result';
import { retryAfter } from '@inktvis/foundation/retry-after';
import { z } from 'zod';
import { type Failure, statusFailure, unanswered, unreadable } from './failure.ts';
import { parseJson, readBody } from './read-body.ts';

/** One of the two; the client id wins, as it does at the source (contract events-source 2). */
export type Credentials = { readonly apiKey?: string | undefined; readonly clientId?: string | undefined };

export type SearchHostOptions = Credentials & {
  /** For one attempt, in ms, body included. */
  readonly timeoutMs: number;
  /** Pause before the one repeat after a broken connection or a 5xx, in ms. */
  readonly retryMs: number;
  /** Waits for a turn; false when it would take too long. */
  readonly turn: () => Promise<boolean>;
  /** For a `Retry-After` that is a date. */
  readonly clock: Clock;
};

/** Asks the search host; gives the parsed JSON of a 200. */
export type SearchHost = (address: URL) => Promise<Result<unknown, Failure>>;

const LARGEST_BODY = 16 * 1024 * 1024;
const LARGEST_PROBLEM = 16 * 1024;
const LONGEST_DETAIL = 200;
const LONGEST_REST_MS = 300_000;

const problemSchema = z.object({
  type: z.string().catch(''),
  title: z.string().catch(''),
  detail: z.string().catch(''),
});
const causeSchema = z.object({ cause: z.object({ code: z.string() }) });

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The bodies of 401 and 403 repeat what was sent (contract events-source, fact 10). */
function redact(text: string, { apiKey, clientId }: Credentials): string {
  return [apiKey, clientId]
    .filter((secret) => secret !== undefined && secret !== '')
    .reduce<string>((clean, secret) => clean.replaceAll(secret ?? '', '…'), text);
}

/** Only names and codes: the text of an error of `fetch` may hold a header. */
function reasonOf(error: unknown): string {
  const known = causeSchema.safeParse(error);
  if (known.success) return known.data.cause.code;
  return error instanceof Error ? error.name : 'unknown error';
}

/** The search host over HTTP (contract events-source 2, 3, 6). Never rejects; no credential reaches a message. */
export function createSearchHost(options: SearchHostOptions): SearchHost {
  const { clock } = options;
  // `fetch` sends a header trimmed, and that is what the source repeats.
  const [apiKey, clientId] = [options.apiKey?.trim(), options.clientId?.trim()];
  const credential: Record<string, string> = clientId
    ? { 'x-client-id': clientId }
    : apiKey
      ? { 'x-api-key': apiKey }
      : {};

  async function problemOf(response: Response): Promise<string> {
    const problem = problemSchema.safeParse(parseJson((await readBody(response, LARGEST_PROBLEM)) ?? ''));
    const words = problem.success ? [problem.data.type, problem.data.detail || problem.data.title] : [];
    return redact(words.filter((word) => word !== '').join(': '), { apiKey, clientId }).slice(
      0,
      LONGEST_DETAIL,
    );
  }

  async function attempt(address: URL): Promise<Result<unknown, Failure>> {
    try {
      const response = await fetch(address, {
        headers: { accept: 'application/json', ...credential },
        // A redirect would take the credential along to another host.
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs),
      });
      if (response.status !== 200) {
        const wait = retryAfter(response.headers.get('retry-after'), clock.now(), LONGEST_REST_MS);
        const detail = await problemOf(response).catch(() => '');
        return err(
          statusFailure(
            response.status,
            [`status ${response.status}`, detail].filter(Boolean).join(' '),
            wait,
          ),
        );
      }
      const text = await readBody(response, LARGEST_BODY);
      if (text === null) return err(unreadable('the answer is too large'));
      const json = parseJson(text);
      return json === undefined ? err(unreadable('the answer is no JSON', true)) : ok(json);
    } catch (error) {
      return err(unanswered(reasonOf(error)));
    }
  }

  const worthRepeating = ({ status, message, retryAfterMs }: Failure): boolean =>
    retryAfterMs === undefined && (status === null ? message !== 'TimeoutError' : status >= 500);

  return async (address) => {
    if (!(await options.turn()))
      return err({ ...unanswered('too many questions at once'), affectsAll: false });
    const first = await attempt(address);
    if (first.ok || !worthRepeating(first.error)) return first;
    await pause(options.retryMs);
    if (!(await options.turn())) return first;
    return attempt(address);
  };
}

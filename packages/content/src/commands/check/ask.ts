import { retryAfter } from '@inktvis/foundation/rate-limit';

/** Something could not be asked, so that nothing is known about it; the message is a Dutch sentence without a token. */
export class NoResponse extends Error {
  override name = 'NoResponse';
}

/** What was asked, or why there was no response. */
export const orReason = <T>(asked: Promise<T>): Promise<T | NoResponse> =>
  asked.catch((error: unknown) => {
    if (error instanceof NoResponse) return error;
    throw error;
  });

export type CheckResponse = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** How often the service sent us on to another address. */
  readonly redirects: number;
};

type AskInit = Pick<RequestInit, 'method' | 'headers' | 'body'>;
/** Asks once, or again when the service is busy; throws `NoResponse`. */
export type Ask = (
  url: URL,
  init?: AskInit & { readonly asIs?: boolean; readonly isUnlimited?: boolean },
) => Promise<CheckResponse>;

export type AskOptions = {
  readonly fetch: typeof fetch;
  /** Awaited before each request: the pace. */
  readonly throttle: () => Promise<unknown>;
  readonly sleep: (ms: number) => Promise<void>;
  readonly now: () => Date;
};

/** Requests of one check, redirects and repetitions included. */
const MAX_REQUESTS = 60;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
/** Attempts after the first, and the longest pause between them in ms. */
const RETRIES = 2;
const MAX_PAUSE_MS = 10_000;

const isRedirect = (status: number) => status >= 300 && status < 400;
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * Asks at the given pace and counts. Redirects within the same host are followed; one to elsewhere is the response, so
 * that a token never goes to another host. `asIs`: neither followed nor repeated, any status is the response.
 * `isUnlimited`: also beyond the number of requests, to undo what was done.
 */
export function createAsk({ fetch, throttle, sleep, now }: AskOptions): {
  readonly ask: Ask;
  readonly count: () => number;
} {
  let count = 0;

  async function once(url: URL, init: AskInit, isUnlimited: boolean): Promise<CheckResponse | string> {
    if (count >= MAX_REQUESTS && !isUnlimited)
      throw new NoResponse(`er zijn al ${MAX_REQUESTS} vragen gesteld, meer mag niet`);
    count += 1;
    await throttle();
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, { ...init, redirect: 'manual', signal });
      const { status, headers } = response;
      return { status, headers, text: await response.text(), redirects: 0 };
    } catch (error) {
      return reasonOf(error);
    }
  }

  async function follow(url: URL, init: AskInit, isUnlimited: boolean): Promise<CheckResponse | string> {
    let at = url;
    for (let redirects = 0; ; redirects += 1) {
      const result = await once(at, init, isUnlimited);
      const location = typeof result === 'string' ? null : result.headers.get('location');
      if (typeof result === 'string' || !isRedirect(result.status) || location === null) {
        return typeof result === 'string' ? result : { ...result, redirects };
      }
      const next = URL.parse(location, at);
      if (next?.origin !== url.origin || redirects === MAX_REDIRECTS) return { ...result, redirects };
      at = next;
    }
  }

  return {
    count: () => count,
    async ask(url, { asIs = false, isUnlimited = false, ...init } = {}) {
      for (let attempt = 0; ; attempt += 1) {
        const result = await (asIs ? once : follow)(url, init, isUnlimited);
        if (typeof result !== 'string' && (asIs || (result.status !== 429 && result.status < 500)))
          return result;
        if (attempt === RETRIES || asIs) throw new NoResponse(problemOf(url, result));
        const after = typeof result === 'string' ? null : result.headers.get('retry-after');
        await sleep(retryAfter(after, now(), MAX_PAUSE_MS) ?? (attempt + 1) * 1000);
      }
    },
  };
}

function problemOf(url: URL, result: CheckResponse | string): string {
  if (typeof result === 'string') return `${url.host} antwoordt niet (${result})`;
  if (result.status === 429)
    return `${url.host} weigert: te veel vragen (429). Is het quotum van de maand op?`;
  return `${url.host} antwoordt ${result.status}; probeer het later opnieuw`;
}

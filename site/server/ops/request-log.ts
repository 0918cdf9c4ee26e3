import type { ServerResponse } from 'node:http';
import { createBoundedWarn } from '@inktvis/foundation/bounded-log';
import type { Log } from '@inktvis/foundation/log';

type RequestKind = 'page' | 'preview' | 'file' | 'image' | 'call' | 'probe' | 'error';
type CacheState = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

/** What is known of a request while it is handled; it arrived at `since`, in ms of `performance.now`. */
export type RequestRecord = {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly since: number;
  kind: RequestKind;
  cache?: CacheState;
};

type RequestLogOptions = { readonly log: Pick<Log, 'info' | 'warn'>; readonly now: () => number };

const SLOW_MS = 1_000;
const MAX_PATH = 200;

/** Anyone can cause these without end, so their lines are bounded. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403, 413, 415, 429]);

export type RequestLog = (response: ServerResponse, record: RequestRecord) => void;

/** Logs requests that failed, were refused or were slow, when they end. */
export function createRequestLog({ log, now }: RequestLogOptions): RequestLog {
  const warn = createBoundedWarn({ log, now });

  function ended(status: number, record: RequestRecord): void {
    const ms = performance.now() - record.since;
    const failed = status >= 500;
    const refused = REFUSED.has(status);
    if (!failed && !refused && ms < SLOW_MS) return;
    const { requestId, method, url, kind, cache } = record;
    const entry = { request: requestId, method, path: pathOf(url), status, ms: Math.round(ms), kind, cache };
    if (failed) log.warn(entry, 'request failed');
    else if (refused) warn({ ...entry, path: entry.path.slice(0, MAX_PATH) }, 'request refused');
    else log.info(entry, 'request was slow');
  }

  // 499: the visitor disconnected first.
  return (response, record) => {
    response.on('close', () => ended(response.writableFinished ? response.statusCode : 499, record));
  };
}

/** The path of an address, without parameters: those hold what a visitor typed, and keys to mails and previews. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

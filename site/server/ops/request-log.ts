import type { ServerResponse } from 'node:http';
import type { Log } from '@inktvis/foundation/log';
import type { CacheState, Metrics, RequestKind } from './metrics.ts';

/** What is known of a request while it is handled; it arrived at `since`, in ms of `performance.now`. */
export type RequestRecord = {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly since: number;
  kind: RequestKind;
  cache: CacheState | undefined;
};

/** A record of a request that arrived just now. */
export const startRecord = (requestId: string, method: string, url: string): RequestRecord => ({
  requestId,
  method,
  url,
  since: performance.now(),
  kind: 'page',
  cache: undefined,
});

type RequestLogOptions = {
  readonly metrics: Metrics | undefined;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Logs every request; otherwise only those that failed or were slow. */
  readonly all: boolean;
};

/** A request that takes longer than this is logged, in ms. */
const SLOW_MS = 1_000;

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Counts and logs requests when they end. */
export function createRequestLog({ metrics, log, all }: RequestLogOptions) {
  function ended(status: number, record: RequestRecord): void {
    const ms = performance.now() - record.since;
    metrics?.responded(record.kind, status, ms);
    if (record.cache) metrics?.page(record.cache);
    const failed = status >= 500;
    if (!all && !failed && (ms < SLOW_MS || record.kind === 'stream')) return;
    const { requestId, method, url, kind, cache } = record;
    const entry = { request: requestId, method, path: pathOf(url), status, ms: Math.round(ms), kind, cache };
    if (failed) log.warn(entry, 'request failed');
    else log.info(entry, 'request');
  }

  return {
    ended,
    /** Records the end of a response; status 499: the visitor disconnected first. */
    watch(response: ServerResponse, record: RequestRecord): void {
      response.once('close', () => ended(response.writableFinished ? response.statusCode : 499, record));
    },
  };
}

/** The path of an address, without parameters: those hold what a visitor typed, and keys to mails and previews. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

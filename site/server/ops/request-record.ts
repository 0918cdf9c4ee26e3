import type { ServerResponse } from 'node:http';
import type { Log } from '@inktvis/foundation/log';
import type { CacheState, Metrics, RequestKind } from './metrics.ts';

/** What is known of a request while it is answered; it came in at `since`, in ms of `performance.now`. */
export type Visit = {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly since: number;
  kind: RequestKind;
  cache: CacheState | undefined;
};

export const createVisit = (requestId: string, method: string, url: string): Visit => ({
  requestId,
  method,
  url,
  since: performance.now(),
  kind: 'page',
  cache: undefined,
});

export type RecordOptions = {
  readonly metrics: Metrics | undefined;
  readonly log: Pick<Log, 'info' | 'warn'>;
  /** Logs every request; otherwise only those that failed or were slow. */
  readonly all: boolean;
};

/** A request that takes longer than this is logged, in ms. */
const slowMs = 1_000;

/** Counts and logs requests when they end. Without metrics and without a log of all it costs next to nothing. */
export function createRecorder({ metrics, log, all }: RecordOptions) {
  function ended(status: number, visit: Visit): void {
    const ms = performance.now() - visit.since;
    metrics?.answered(visit.kind, status, ms);
    if (visit.cache) metrics?.page(visit.cache);
    const failed = status >= 500;
    if (!all && !failed && (ms < slowMs || visit.kind === 'stream')) return;
    const told = {
      request: visit.requestId,
      method: visit.method,
      path: pathOf(visit.url),
      status,
      ms: Math.round(ms),
      kind: visit.kind,
      cache: visit.cache,
    };
    if (failed) log.warn(told, 'request failed');
    else log.info(told, 'request');
  }

  return {
    ended,
    /** Waits for the end of an answer. */
    watch(response: ServerResponse, visit: Visit): void {
      // A stored answer is with the system as a whole by now: there is nothing to wait for.
      if (response.writableEnded && response.writableLength === 0) ended(response.statusCode, visit);
      else {
        response.once('close', () => ended(response.writableFinished ? response.statusCode : 499, visit));
      }
    },
  };
}

/** The address without its parameters: those hold what a visitor typed, and keys to mails and previews. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

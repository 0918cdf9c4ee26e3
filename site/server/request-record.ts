import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@inktvis/foundation/log';
import type { CacheState, Metrics, RequestKind } from './metrics.ts';

/** What is known of a request while it is answered. */
export type Visit = { kind: RequestKind; cache: CacheState | undefined };

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
  return (request: IncomingMessage, response: ServerResponse, requestId: string, visit: Visit): void => {
    const since = performance.now();
    response.once('close', () => {
      const ms = performance.now() - since;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics?.answered(visit.kind, status, ms);
      if (visit.cache) metrics?.page(visit.cache);
      const failed = status >= 500;
      if (!all && !failed && (ms < slowMs || visit.kind === 'stream')) return;
      const told = {
        request: requestId,
        method: request.method,
        path: pathOf(request),
        status,
        ms: Math.round(ms),
        kind: visit.kind,
        cache: visit.cache,
      };
      if (failed) log.warn(told, 'request failed');
      else log.info(told, 'request');
    });
  };
}

/** The address without its parameters: those hold what a visitor typed, and keys to mails and previews. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

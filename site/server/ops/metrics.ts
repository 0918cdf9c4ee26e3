import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  BROWSER_REPORT,
  type BrowserReport,
  CONTENT_READ,
  type ContentRead,
} from '@inktvis/foundation/measurements';
import type { MailCounts } from '@inktvis/outbox';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreHealth } from '../../src/server/outbox.ts';
import { circuitStates } from './circuits.ts';

/** What a request turned out to be. */
export type RequestKind = 'page' | 'preview' | 'file' | 'image' | 'call' | 'probe' | 'error';
export type CacheState = 'HIT' | 'MISS' | 'STALE' | 'BYPASS';

/** What is read when the metrics are read. */
type Gauges = {
  readonly pageCache: () => { readonly entries: number; readonly bytes: number };
  readonly connections: () => Promise<number>;
  /** Whether visitors may be sent here, as `/readyz` says. Never rejects. */
  readonly isReady: () => Promise<boolean>;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Seconds: from a stored page (well below a millisecond) to the longest rendering. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** The counters and histograms, by what they count. */
function createInstruments(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'inktvis_requests_total',
      help: 'Requests by kind of route and status; status 499: the visitor disconnected first',
      labelNames: ['kind', 'status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'inktvis_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response',
      labelNames: ['kind'] as const,
      buckets,
      registers,
    }),
    pages: new Counter({
      name: 'inktvis_page_cache_total',
      help: 'Pages by where they came from: hit, miss, stale, or bypass for what is never stored',
      labelNames: ['state'] as const,
      registers,
    }),
    purges: new Counter({
      name: 'inktvis_edge_purges_total',
      help: 'Purges of the cache in front of the site',
      labelNames: ['outcome'] as const,
      registers,
    }),
    browserErrors: new Counter({
      name: 'inktvis_browser_errors_total',
      help: 'Reports of browsers: errors of our script, and what the content security policy refused',
      labelNames: ['kind'] as const,
      registers,
    }),
    reads: new Histogram({
      name: 'inktvis_content_read_duration_seconds',
      help: 'Reads from the content service, by outcome',
      labelNames: ['outcome'] as const,
      buckets,
      registers,
    }),
  };
}

function watchServer(registers: Registry[], { pageCache, connections, isReady }: Gauges): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge('inktvis_page_cache_entries', 'Stored pages', () => pageCache().entries);
  gauge('inktvis_page_cache_bytes', 'Memory that stored pages take', () => pageCache().bytes);
  gauge('inktvis_connections', 'Open connections', connections);
  gauge('inktvis_ready', '1 while visitors may be sent here, as /readyz says, else 0', async () =>
    (await isReady()) ? 1 : 0,
  );
  new Gauge({
    name: 'inktvis_circuit_open',
    help: 'Circuit breaker of a source: 1 while it is open, so that nothing is requested there, else 0',
    labelNames: ['source'] as const,
    registers,
    collect() {
      for (const [source, state] of Object.entries(circuitStates()))
        this.set({ source }, state === 'closed' ? 0 : 1);
    },
  });
}

function watchMails(registers: Registry[], mails: () => Promise<MailCounts>): void {
  new Gauge({
    name: 'inktvis_outbox_mails',
    help: 'Mails in the outbox; absent while the database does not respond',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      this.reset();
      const counts = await mails().catch(() => null);
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'dead' }, counts.dead);
    },
  });
  new Gauge({
    name: 'inktvis_mail_outage_seconds',
    help: 'How long mails have failed without one that left',
    registers,
    async collect() {
      this.reset();
      const counts = await mails().catch(() => null);
      if (counts) this.set(counts.outageMs / 1000);
    },
  });
}

function watchStores(registers: Registry[], stores: () => StoreHealth): void {
  new Counter({
    name: 'inktvis_store_failures_total',
    help: 'Messages of visitors that could not be stored',
    registers,
    collect() {
      this.reset();
      this.inc(stores().failures);
    },
  });
}

function watchBackups(registers: Registry[], lastBackup: () => Promise<Date | null>): void {
  new Gauge({
    name: 'inktvis_backup_timestamp_seconds',
    help: 'When the last backup was made, in seconds since 1970; 0: never',
    registers,
    async collect() {
      this.reset();
      const last = await lastBackup().catch(() => undefined);
      if (last === undefined) this.remove();
      else this.set((last?.getTime() ?? 0) / 1000);
    },
  });
}

/** The metrics of the process, in the format of Prometheus; docs/operations.md lists them. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const { requests, durations, pages, purges, reads, browserErrors } = createInstruments(registers);
  const onRead = (message: unknown) => {
    if (isContentRead(message)) reads.observe({ outcome: message.outcome }, message.ms / 1000);
  };
  subscribe(CONTENT_READ, onRead);
  const onBrowserReport = (message: unknown) => {
    if (isBrowserReport(message)) browserErrors.inc({ kind: message.kind });
  };
  subscribe(BROWSER_REPORT, onBrowserReport);

  return {
    /** Counts a response that ended. */
    responded(kind: RequestKind, status: number, ms: number): void {
      requests.inc({ kind, status });
      durations.observe({ kind }, ms / 1000);
    },
    /** Counts a page by where it came from. */
    page(state: CacheState): void {
      pages.inc({ state: state.toLowerCase() });
    },
    purged(outcome: 'done' | 'failed'): void {
      purges.inc({ outcome });
    },
    /** Adds gauges, which are read when the metrics are read. */
    watch: (gauges: Gauges): void => watchServer(registers, gauges),
    /** The mails in the outbox; `mails` rejects while the database does not respond. */
    watchMails: (mails: () => Promise<MailCounts>): void => watchMails(registers, mails),
    /** How what visitors send is stored. */
    watchStores: (stores: () => StoreHealth): void => watchStores(registers, stores),
    /** When the last backup was made; `lastBackup` rejects while the database does not respond. */
    watchBackups: (lastBackup: () => Promise<Date | null>): void => watchBackups(registers, lastBackup),
    /** All metrics, as text. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
    close(): void {
      unsubscribe(CONTENT_READ, onRead);
      unsubscribe(BROWSER_REPORT, onBrowserReport);
    },
  };
}

const isBrowserReport = (message: unknown): message is BrowserReport =>
  typeof message === 'object' && message !== null && 'kind' in message;

const isContentRead = (message: unknown): message is ContentRead =>
  typeof message === 'object' && message !== null && 'outcome' in message && 'ms' in message;

/**
 * Serves `/metrics` on a port of its own, which no visitor reaches. Resolves, when it listens, to a function that stops
 * it; rejects when the port cannot be used.
 */
export async function serveMetrics(
  metrics: Metrics,
  where: { readonly port: number; readonly host: string },
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.text();
      response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(where.port, where.host);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

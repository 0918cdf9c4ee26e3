import { subscribe } from 'node:diagnostics_channel';
import { CIRCUIT } from '@inktvis/foundation/circuit-breaker';
import { systemClock } from '@inktvis/foundation/clock';
import { LIST_READ } from '@inktvis/foundation/whole-list';
import { within } from '@inktvis/foundation/within';
import type { SiteOutbox, StoreHealth } from '../../src/server/outbox.ts';
import { makeCachedResponse } from '../cache/cached-response.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Rendered } from '../cache/renderer.ts';
import type { WarmUpState } from '../ops/warm-up.ts';
import type { PreviewCheck } from '../security/preview-check.ts';
import type { SecurityHeaders } from '../security/security-headers.ts';
import { type Exchange, sendBare, sendCached } from './send.ts';

/** `since`: when there first was an outbox to copy; undefined: from now on. */
export type OutboxHealth = Pick<SiteOutbox, 'counts' | 'lastBackup' | 'purgeRefused' | 'stores'> & {
  readonly since?: Date | undefined;
};

type ProbeOptions = {
  readonly cache: PageCache;
  readonly renderHome: () => Promise<Rendered>;
  readonly warmUp: () => WarmUpState;
  /** Without one the site takes no messages. */
  readonly outbox: OutboxHealth | undefined;
  readonly isPreview: PreviewCheck;
  readonly security: SecurityHeaders;
};

type Probe = (exchange: Exchange) => void | Promise<void>;

const circuits = { content: 'closed', events: 'closed', pictures: 'closed', 'tour-pictures': 'closed' };
subscribe(CIRCUIT, (change) => Object.assign(circuits, change));

/** What is missing of each list of a source. */
const missing = new Map<unknown, unknown>();
subscribe(LIST_READ, (read) => Array.isArray(read) && missing.set(read[0], read[1]));

/** Mails that fail for this long need an operator. */
const OUTAGE_MS = 15 * 60_000;
/** A backup is made every night; two missed ones need an operator. */
const BACKUP_MS = 2 * 24 * 60 * 60_000;
/** The database is asked at most this often, however many probes there are. */
const DATABASE_MS = 2_000;
/** Without a response within this time a dependency counts as unreachable. */
const TIMEOUT_MS = 1_000;

/**
 * What programs ask (docs/operations.md). `/healthz`: this process is alive. `/readyz`: 200 while pages can be shown. An
 * unreachable database causes no 503: every instance shares it, and only forms need it. `red`: what an operator has to
 * repair. `/api/preview/pas`: 204, with `X-Preview: 1` when the cookie is an editor's pass, for a cache in front.
 */
export function createProbes(options: ProbeOptions): Readonly<Record<string, Probe>> {
  const { warmUp, outbox, isPreview, security } = options;
  let database: { at: number; lines: Promise<string[] | undefined> } | undefined;

  /** What the database says that has to be repaired. Undefined when it does not respond. */
  function readDatabase(): Promise<string[] | undefined> {
    const now = performance.now();
    if (database === undefined || now - database.at >= DATABASE_MS)
      database = { at: now, lines: within(databaseLines(outbox), TIMEOUT_MS).catch(() => undefined) };
    return database.lines;
  }

  async function sendJson(exchange: Exchange, status: number, body: object): Promise<void> {
    const headers = [
      ['Content-Type', 'application/json'],
      ['Cache-Control', 'no-store'],
      ...security.headers(),
    ] as const;
    const bytes = Buffer.from(`${JSON.stringify(body)}\n`);
    sendCached(exchange, await makeCachedResponse({ status, headers, body: bytes }));
  }

  return {
    '/healthz': (exchange) => sendJson(exchange, 200, { alive: true }),
    async '/readyz'(exchange) {
      const [page, lines] = await Promise.all([tryHomePage(options), readDatabase()]);
      const content = { fresh: 'reachable', outdated: 'last good copy', none: 'unreachable' }[page];
      const database = lines ? 'reachable' : 'unreachable';
      const cut = [...missing.values()].filter(Boolean);
      const red = [...storeLines(outbox?.stores()), ...(lines ?? []), ...cut];
      const state = { ready: page !== 'none', content, database, circuits, warmUp: warmUp() };
      return sendJson(exchange, state.ready ? 200 : 503, red.length > 0 ? { ...state, red } : state);
    },
    '/api/preview/pas'(exchange) {
      const isPass = isPreview('', exchange.request.headers.cookie);
      sendBare(exchange, 204, [
        ['Cache-Control', 'private, no-store'],
        ...security.headers(),
        ...(isPass ? ([['X-Preview', '1']] as const) : []),
      ]);
    },
  };
}

const storeLines = (health: StoreHealth | undefined): string[] =>
  health?.failing
    ? [`forms: the last message could not be stored (${health.failing}); ${health.failures} since the start`]
    : [];

async function databaseLines(outbox: OutboxHealth | undefined): Promise<string[]> {
  if (!outbox) return [];
  const [{ dead, waiting, outageMs }, backup, purged] = await Promise.all([
    outbox.counts(),
    outbox.lastBackup(),
    outbox.purgeRefused(),
  ]);
  const minutes = Math.floor(outageMs / 60_000);
  const since = backup ?? outbox.since;
  const isOld = since !== undefined && systemClock.now().getTime() - since.getTime() > BACKUP_MS;
  return [
    ...(dead > 0 ? [`mail: ${dead} given up; see npm run inbox -- dead`] : []),
    ...(outageMs >= OUTAGE_MS ? [`mail: none has left for ${minutes} minutes; ${waiting} waiting`] : []),
    ...(isOld ? [`backup: ${backup ? `the last one is of ${backup.toISOString()}` : 'none yet'}`] : []),
    ...(purged ? [`purge: the clock jumped from ${purged.toISOString()}; see npm run inbox -- purge`] : []),
  ];
}

async function tryHomePage({ cache, renderHome }: ProbeOptions): Promise<'fresh' | 'outdated' | 'none'> {
  // The first rendering after the start takes seconds; without a copy only its end says whether there is a page.
  const outcome = await within(
    cache.get('/', renderHome),
    cache.has('/') ? TIMEOUT_MS : Number.POSITIVE_INFINITY,
  );
  if (outcome === undefined) return 'outdated';
  if (outcome.kind === 'failed') return 'none';
  const { status, outdated } = outcome.kind === 'cached' ? outcome.response : outcome.rendered;
  if (status >= 500) return 'none';
  const isStale = outcome.kind === 'cached' && outcome.cacheStatus.state === 'STALE';
  return outdated || isStale ? 'outdated' : 'fresh';
}

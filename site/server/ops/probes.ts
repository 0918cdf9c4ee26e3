import type { WarmUpState } from '../cache/warm-up.ts';
import type { RouteContext, Routes } from '../http/router.ts';
import { sendJson } from '../http/send.ts';
import { circuitStates } from './circuits.ts';

type ProbeOptions = {
  /** Whether a page can be shown now, and whether it depends on a last good copy. */
  readonly tryPage: () => Promise<'fresh' | 'outdated' | 'none'>;
  /** How far the last good copies are. */
  readonly warmUp: () => WarmUpState;
  /** Rejects when the database does not respond. */
  readonly pingDatabase: () => Promise<unknown>;
  readonly isStopping: () => boolean;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

/** The database is pinged at most this often, however many probes there are. Milliseconds. */
const DATABASE_MS = 2_000;
/** Without a response within this time a dependency counts as unreachable. Milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * The two health checks (docs/operations.md). `/healthz`: this process is alive. `/readyz`: visitors may be sent here:
 * 200 while pages can be shown, from the content service or from last good copies; 503 when they cannot, and from the
 * moment the process was told to stop. An unreachable database is reported but does not cause a 503: every instance
 * shares it, and only forms need it.
 */
export function createProbes({ tryPage, warmUp, pingDatabase, isStopping, now }: ProbeOptions): Routes {
  let database: { at: number; isReachable: Promise<boolean> } | undefined;

  function isDatabaseReachable(): Promise<boolean> {
    if (database === undefined || now() - database.at >= DATABASE_MS) {
      const isReachable = inTime(pingDatabase().then(() => true)).catch(() => false);
      database = { at: now(), isReachable };
    }
    return database.isReachable;
  }

  async function readiness(context: RouteContext): Promise<void> {
    if (isStopping()) return sendJson(context, 503, { ready: false, stopping: true });
    const [page, isReachable] = await Promise.all([
      inTime(tryPage()).catch(() => 'none' as const),
      isDatabaseReachable(),
    ]);
    const content = { fresh: 'answers', outdated: 'last good copy', none: 'away' }[page];
    const database = isReachable ? 'answers' : 'away';
    const state = { ready: page !== 'none', content, database, circuits: circuitStates(), warmUp: warmUp() };
    sendJson(context, state.ready ? 200 : 503, state);
  }

  return {
    '/healthz': (context) => sendJson(context, 200, { alive: true }),
    '/readyz': readiness,
  };
}

/** Rejects when it takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no response in time')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

import { within } from '@inktvis/foundation/within';
import type { MailCounts } from '@inktvis/outbox';
import type { StoreHealth } from '../../src/server/outbox.ts';
import { circuitStates } from '../ops/circuits.ts';
import type { WarmUpState } from '../ops/warm-up.ts';
import type { RouteContext, Routes } from './router.ts';
import { sendJson } from './send.ts';

export type ProbeOptions = {
  /** Whether a page can be shown now, and whether it depends on a last good copy. */
  readonly tryPage: () => Promise<'fresh' | 'outdated' | 'none'>;
  /** How far the last good copies are. */
  readonly warmUp: () => WarmUpState;
  /** The mails in the outbox. Rejects when the database does not respond. */
  readonly countMails: () => Promise<MailCounts>;
  /** How what visitors send is stored. */
  readonly stores: () => StoreHealth;
  readonly isStopping: () => boolean;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

/** Mails that fail for this long need an operator. Milliseconds. */
const OUTAGE_MS = 15 * 60_000;
/** The database is asked at most this often, however many probes there are. Milliseconds. */
const DATABASE_MS = 2_000;
/** Without a response within this time a dependency counts as unreachable. Milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * The two health checks (docs/operations.md). `/healthz`: this process is alive. `/readyz`: visitors may be sent here:
 * 200 while pages can be shown, from the content service or from last good copies; 503 when they cannot, and from the
 * moment the process received SIGTERM. An unreachable database is reported but does not cause a 503: every instance
 * shares it, and only forms need it. What an operator has to repair is in `red`: mails that do not leave, and messages
 * that cannot be stored.
 */
export function createProbes({ tryPage, warmUp, countMails, stores, isStopping, now }: ProbeOptions): Routes {
  let database: { at: number; mails: Promise<MailCounts | undefined> } | undefined;

  /** Undefined when the database does not respond. */
  function readDatabase(): Promise<MailCounts | undefined> {
    if (database === undefined || now() - database.at >= DATABASE_MS)
      database = { at: now(), mails: within(countMails(), TIMEOUT_MS).catch(() => undefined) };
    return database.mails;
  }

  async function readiness(context: RouteContext): Promise<void> {
    if (isStopping()) return sendJson(context, 503, { ready: false, stopping: true });
    const [page, mails] = await Promise.all([pageInTime(tryPage), readDatabase()]);
    const content = { fresh: 'reachable', outdated: 'last good copy', none: 'unreachable' }[page];
    const database = mails ? 'reachable' : 'unreachable';
    const red = [...storeLines(stores()), ...(mails ? redLines(mails) : [])];
    const state = { ready: page !== 'none', content, database, circuits: circuitStates(), warmUp: warmUp() };
    sendJson(context, state.ready ? 200 : 503, red.length > 0 ? { ...state, red } : state);
  }

  return {
    '/healthz': (context) => sendJson(context, 200, { alive: true }),
    '/readyz': readiness,
  };
}

/** Whether a page can be shown, decided within a second. Never rejects. */
export const pageInTime = async (tryPage: ProbeOptions['tryPage']): ReturnType<ProbeOptions['tryPage']> =>
  (await within(tryPage(), TIMEOUT_MS).catch(() => undefined)) ?? 'none';

/** A message was refused, and none was stored since. */
const storeLines = ({ failing, failures }: StoreHealth): string[] =>
  failing === null
    ? []
    : [`forms: the last message could not be stored (${failing}); ${failures} since the start`];

/** What an operator has to repair, one line each. */
function redLines({ dead, waiting, outageMs }: MailCounts): string[] {
  const minutes = Math.floor(outageMs / 60_000);
  return [
    ...(dead > 0 ? [`mail: ${dead} given up; see npm run inbox -- dead`] : []),
    ...(outageMs >= OUTAGE_MS ? [`mail: none has left for ${minutes} minutes; ${waiting} waiting`] : []),
  ];
}

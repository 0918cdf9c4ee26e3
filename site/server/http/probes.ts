import { systemClock } from '@inktvis/foundation/clock';
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
  /** When the last backup was made; null when none was. Rejects when the database does not respond. */
  readonly lastBackup: () => Promise<Date | null>;
  /** Milliseconds; only differences are used. */
  readonly now: () => number;
};

/** Mails that fail for this long need an operator. Milliseconds. */
const OUTAGE_MS = 15 * 60_000;
/** A backup is made every night; two missed ones need an operator. Milliseconds. */
const BACKUP_MS = 2 * 24 * 60 * 60_000;
/** The database is asked at most this often, however many probes there are. Milliseconds. */
const DATABASE_MS = 2_000;
/** Without a response within this time a dependency counts as unreachable. Milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * The two health checks (docs/operations.md). `/healthz`: this process is alive. `/readyz`: visitors may be sent here:
 * 200 while pages can be shown, from the content service or from last good copies; 503 when they cannot. An unreachable database is reported but does not cause a 503: every instance
 * shares it, and only forms need it. What an operator has to repair is in `red`: mails that do not leave, and messages
 * that cannot be stored, and backups that are not made any more.
 */
export function createProbes(options: ProbeOptions): Routes {
  const { tryPage, warmUp, now } = options;
  let database: { at: number; lines: Promise<string[] | undefined> } | undefined;

  /** What the database says that has to be repaired. Undefined when it does not respond. */
  function readDatabase(): Promise<string[] | undefined> {
    if (database === undefined || now() - database.at >= DATABASE_MS)
      database = { at: now(), lines: within(databaseLines(options), TIMEOUT_MS).catch(() => undefined) };
    return database.lines;
  }

  async function readiness(context: RouteContext): Promise<void> {
    const [page, lines] = await Promise.all([pageInTime(tryPage), readDatabase()]);
    const content = { fresh: 'reachable', outdated: 'last good copy', none: 'unreachable' }[page];
    const database = lines ? 'reachable' : 'unreachable';
    const red = [...storeLines(options.stores()), ...(lines ?? [])];
    const state = { ready: page !== 'none', content, database, circuits: circuitStates(), warmUp: warmUp() };
    sendJson(context, state.ready ? 200 : 503, red.length > 0 ? { ...state, red } : state);
  }

  return {
    '/healthz': (context) => sendJson(context, 200, { alive: true }),
    '/readyz': readiness,
  };
}

/** Whether a page can be shown, decided within a second. Never rejects. */
const pageInTime = async (tryPage: ProbeOptions['tryPage']): ReturnType<ProbeOptions['tryPage']> =>
  (await within(tryPage(), TIMEOUT_MS).catch(() => undefined)) ?? 'none';

/** A message was refused, and none was stored since. */
const storeLines = ({ failing, failures }: StoreHealth): string[] =>
  failing === null
    ? []
    : [`forms: the last message could not be stored (${failing}); ${failures} since the start`];

async function databaseLines({ countMails, lastBackup }: ProbeOptions): Promise<string[]> {
  const [{ dead, waiting, outageMs }, backup] = await Promise.all([countMails(), lastBackup()]);
  const minutes = Math.floor(outageMs / 60_000);
  const isOld = backup !== null && systemClock.now().getTime() - backup.getTime() > BACKUP_MS;
  return [
    ...(dead > 0 ? [`mail: ${dead} given up; see npm run inbox -- dead`] : []),
    ...(outageMs >= OUTAGE_MS ? [`mail: none has left for ${minutes} minutes; ${waiting} waiting`] : []),
    ...(isOld ? [`backup: the last one is of ${backup.toISOString()}`] : []),
  ];
}

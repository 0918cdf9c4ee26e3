import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Sql, Value } from './driver.ts';
import { codeOf, StoreFailure } from './failure.ts';

/** Opening and migrating may wait this long for a lock, in ms; nobody is served yet. */
const OPENING_MS = 5000;
/** Later a lock is waited for in short turns, so that pages go out meanwhile: five seconds in total. */
const TURN_MS = 20;
const PAUSE_MS = 80;
const TURNS = 50;

const BUSY = 'SQLITE 5';
const FULL = 'SQLITE 13';

function failure(error: unknown): StoreFailure {
  const code = codeOf(error);
  if (code === BUSY) return new StoreFailure({ kind: 'busy', message: 'the database stayed locked' });
  if (code === FULL) return new StoreFailure({ kind: 'full', message: 'the disk is full' });
  return new StoreFailure({ kind: 'unavailable', message: `the database failed: ${code}` });
}

/** Runs one call of the database and turns what it throws into a `StoreFailure`. */
function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw failure(error);
  }
}

/** The statements of a connection, each prepared once. */
function createSql(database: DatabaseSync): Sql {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const fresh = database.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  const bind = (values: readonly Value[]) =>
    Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
  return {
    async all(row, sql, values = []) {
      const rows = guarded(() => prepare(sql).all(bind(values)));
      return rows.map((one) => row.parse(one));
    },
    run: async (sql, values = []) => guarded(() => Number(prepare(sql).run(bind(values)).changes)),
  };
}

type Job = { readonly work: (sql: Sql) => Promise<unknown>; settle(outcome: Outcome): void };
type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };

/**
 * SQLite in the file `path`. One connection writes, one reads. Everything that is asked for while the disk is busy
 * goes into one transaction with a savepoint each: one sync for many visitors.
 */
export function openSqlite(path: string, turns = TURNS): Driver {
  guarded(() => {
    mkdirSync(dirname(path), { recursive: true });
    // Personal data: for the owner of the process only. The log beside it gets the same rights from SQLite.
    closeSync(openSync(path, 'a', 0o600));
  });
  const database = guarded(() => connect(path));
  const reader = guarded(() => new DatabaseSync(path, { readOnly: true, timeout: OPENING_MS }));
  const sql = createSql(database);
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;
  /** Runs when the patience of what waits is over. */
  let patient: NodeJS.Timeout | undefined;

  async function begin(): Promise<void> {
    for (let turn = 1; ; turn += 1) {
      try {
        return database.exec('begin immediate');
      } catch (error) {
        if (codeOf(error) !== BUSY || turn === turns) throw failure(error);
        await pause(PAUSE_MS);
      }
    }
  }

  async function runOne({ work }: Job): Promise<Outcome> {
    guarded(() => database.exec('savepoint job'));
    try {
      const value = await work(sql);
      guarded(() => database.exec('release job'));
      return { ok: true, value };
    } catch (error) {
      // A full disk may have ended the transaction already.
      if (!database.isTransaction) throw error;
      guarded(() => database.exec('rollback to job; release job'));
      return { ok: false, error };
    }
  }

  async function runBatch(batch: readonly Job[]): Promise<void> {
    try {
      await begin();
      const outcomes: Outcome[] = [];
      for (const job of batch) outcomes.push(await runOne(job));
      guarded(() => database.exec('commit'));
      for (const [index, job] of batch.entries())
        job.settle(outcomes[index] ?? { ok: false, error: undefined });
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('rollback');
      for (const job of batch) job.settle({ ok: false, error });
    }
  }

  /** After the turn of the event loop, so that the requests that came in together share a commit. */
  async function runAll(): Promise<void> {
    clearTimeout(patient);
    patient = undefined;
    while (waiting.length > 0) {
      await new Promise(setImmediate);
      await runBatch(waiting.splice(0));
    }
    running = undefined;
  }

  function run(): void {
    running ??= runAll();
  }

  return {
    all: createSql(reader).all,
    transaction: <T>(work: (sql: Sql) => Promise<T>, patienceMs = 0) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({
          work,
          // The value came from `work` of this very job.
          settle: (outcome) => (outcome.ok ? resolve(outcome.value as T) : reject(outcome.error)),
        });
        if (patienceMs === 0) run();
        else if (!running) patient ??= setTimeout(run, patienceMs);
      }),
    skipLocked: '',
    lockForMigration: null,
    notices: null,
    async scrub() {
      await running;
      guarded(() => database.exec('pragma wal_checkpoint(truncate)'));
    },
    async close() {
      if (patient) run();
      await running;
      reader.close();
      database.close();
    },
  };
}

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: OPENING_MS, enableForeignKeyConstraints: true });
  // Full: a commit is on the disk before it is acknowledged. Secure: what is deleted is overwritten.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma busy_timeout = ${TURN_MS};
  `);
  return database;
}

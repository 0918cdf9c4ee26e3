import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, type Driver, type Sql, StoreFailure, storeTogether, type Value } from './driver.ts';

/** How long opening and migrating may block on a lock, in ms: nothing is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** Later a lock is retried with pauses, so that pages are served meanwhile: five seconds in total. */
const BUSY_TIMEOUT_MS = 20;
const RETRY_PAUSE_MS = 80;
const MAX_LOCK_ATTEMPTS = 50;

const TABLE_NAMES = `select name from sqlite_master where type = 'table'`;

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
export function createSql(database: DatabaseSync): Sql {
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

type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: unknown };
type Job = { readonly work: (sql: Sql) => Promise<unknown>; settle(outcome: Outcome): void };

/** Takes the write lock, waiting for other programs. Throws a `StoreFailure` when it stays locked. */
async function beginTransaction(database: DatabaseSync, maxAttempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return database.exec('begin immediate');
    } catch (error) {
      if (codeOf(error) !== BUSY || attempt === maxAttempts) throw failure(error);
      await pause(RETRY_PAUSE_MS);
    }
  }
}

/** Runs a job in a savepoint of its own. Throws when the whole transaction is lost. */
async function runInSavepoint(database: DatabaseSync, sql: Sql, { work }: Job): Promise<Outcome> {
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

/** Runs jobs in one transaction and settles each with its outcome. Never rejects. */
async function runBatch(
  database: DatabaseSync,
  sql: Sql,
  { jobs, maxLockAttempts }: { jobs: readonly Job[]; maxLockAttempts: number },
): Promise<void> {
  try {
    await beginTransaction(database, maxLockAttempts);
    const outcomes: [Job, Outcome][] = [];
    for (const job of jobs) outcomes.push([job, await runInSavepoint(database, sql, job)]);
    guarded(() => database.exec('commit'));
    for (const [job, outcome] of outcomes) job.settle(outcome);
  } catch (error) {
    if (database.isOpen && database.isTransaction) database.exec('rollback');
    for (const job of jobs) job.settle({ ok: false, error });
  }
}

/** Collects what is asked while the disk is busy into one transaction: one sync for many visitors. */
function createWriter(database: DatabaseSync, maxLockAttempts: number) {
  const sql = createSql(database);
  const waiting: Job[] = [];
  let running: Promise<void> | undefined;
  let delayed: NodeJS.Timeout | undefined;

  async function runAll(): Promise<void> {
    clearTimeout(delayed);
    delayed = undefined;
    while (waiting.length > 0) {
      // Requests that arrive in the same turn of the event loop share a commit.
      await new Promise(setImmediate);
      await runBatch(database, sql, { jobs: waiting.splice(0), maxLockAttempts });
    }
    running = undefined;
  }

  function run(): void {
    running ??= runAll();
  }

  return {
    transaction: <T>(work: (sql: Sql) => Promise<T>, maxDelayMs = 0) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({
          work,
          // The value came from `work` of this very job.
          settle: (outcome) => (outcome.ok ? resolve(outcome.value as T) : reject(outcome.error)),
        });
        if (maxDelayMs === 0) run();
        else if (!running) delayed ??= setTimeout(run, maxDelayMs);
      }),
    /** Resolves when nothing is being written; `flush` first starts what was delayed. */
    async idle({ flush }: { flush: boolean }) {
      if (flush && delayed) run();
      await running;
    },
  };
}

function connect(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS, enableForeignKeyConstraints: true });
  // Full: a commit is on the disk before it is acknowledged. Secure: what is deleted is overwritten.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma secure_delete = on;
    pragma busy_timeout = ${BUSY_TIMEOUT_MS};
  `);
  return database;
}

/** SQLite in the file `path`: one connection writes, one reads. */
export function openSqlite(path: string, maxLockAttempts = MAX_LOCK_ATTEMPTS): Driver {
  guarded(() => {
    mkdirSync(dirname(path), { recursive: true });
    // Personal data: only for the owner of the process. SQLite gives its log file the same permissions.
    closeSync(openSync(path, 'a', 0o600));
  });
  const database = guarded(() => connect(path));
  const reader = guarded(() => new DatabaseSync(path, { readOnly: true, timeout: OPEN_TIMEOUT_MS }));
  const writer = createWriter(database, maxLockAttempts);
  return {
    all: createSql(reader).all,
    transaction: writer.transaction,
    store: storeTogether(writer.transaction),
    skipLocked: '',
    lockForMigration: null,
    tables: TABLE_NAMES,
    notices: null,
    async scrub() {
      await writer.idle({ flush: false });
      guarded(() => database.exec('pragma wal_checkpoint(truncate)'));
    },
    async close() {
      await writer.idle({ flush: true });
      reader.close();
      database.close();
    },
  };
}

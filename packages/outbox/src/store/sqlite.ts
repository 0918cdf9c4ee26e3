import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { type Driver, failureOf, type Sql, type Value } from './driver.ts';

/** Opening and migrating may block: nothing is served yet. */
const OPEN_TIMEOUT_MS = 5000;
/** Later a lock is retried with pauses, in which pages are served. */
const BUSY_TIMEOUT_MS = 20;
const RETRY_PAUSE_MS = 80;
const LOCK_MS = 5000;

function guarded<T>(call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw failureOf(error);
  }
}

function sqlOf(database: DatabaseSync): Sql {
  const bind = (values: readonly Value[]) =>
    Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
  return {
    dialect: 'sqlite',
    async all(row, sql, values = []) {
      const rows = guarded(() => database.prepare(sql).all(bind(values)));
      return rows.map((one) => row.parse(one));
    },
    run: async (sql, values = []) => guarded(() => Number(database.prepare(sql).run(bind(values)).changes)),
  };
}

/** Throws a `StoreFailure` when the database stays locked. */
async function beginTransaction(database: DatabaseSync, until: number): Promise<void> {
  for (;;) {
    try {
      return database.exec('begin immediate');
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'busy' || performance.now() >= until) throw failure;
      await pause(RETRY_PAUSE_MS);
    }
  }
}

async function inTransaction<T>(database: DatabaseSync, work: (sql: Sql) => Promise<T>, lockUntil: number) {
  await beginTransaction(database, lockUntil);
  try {
    const value = await work(sqlOf(database));
    guarded(() => database.exec('commit'));
    return value;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
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
export function openSqlite(path: string, lockMs = LOCK_MS): Driver {
  guarded(() => {
    mkdirSync(dirname(path), { recursive: true });
    // Personal data: only for the owner of the process. SQLite gives its log file the same permissions.
    closeSync(openSync(path, 'a', 0o600));
  });
  const database = guarded(() => connect(path));
  const reader = guarded(() => new DatabaseSync(path, { readOnly: true, timeout: OPEN_TIMEOUT_MS }));
  /** Transactions run one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  return {
    all: sqlOf(reader).all,
    // Once it has the lock, nothing of a transaction is waited for: it is over in milliseconds.
    transaction(work, withinMs = lockMs) {
      const until = performance.now() + Math.min(lockMs, withinMs);
      const ended = last.then(() => inTransaction(database, work, until));
      last = ended.catch(() => {});
      return ended;
    },
    notices: { send: () => Promise.resolve(), listen: () => undefined },
    async scrub() {
      await last;
      guarded(() => database.exec('pragma wal_checkpoint(truncate)'));
    },
    async close() {
      await last;
      reader.close();
      database.close();
    },
  };
}

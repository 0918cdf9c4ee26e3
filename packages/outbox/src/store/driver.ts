import type { z } from 'zod';
import type { Notices } from '../notices.ts';

export type Value = string | number | null;

/** Plain SQL with `$1`, `$2` …; the same text for both databases. */
export type Sql = {
  /** The rows of a query, each read by `row`. */
  all<T>(row: z.ZodType<T>, sql: string, values?: readonly Value[]): Promise<T[]>;
  /** How many rows a statement changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
};

/** A database. Everything it rejects with is a `StoreFailure`, or what `work` threw. */
export type Driver = {
  /** A read outside of any transaction: sees what is committed. */
  readonly all: Sql['all'];
  /**
   * Runs `work` in a transaction and commits; what it gives is on the disk once this resolves. `work` waits for nothing
   * but its `sql`, and may be run alone only: it is rolled back when it throws. Work that nobody waits for may say so:
   * within `patienceMs` it goes along with the work of others, where that spares the disk.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, patienceMs?: number): Promise<T>;
  /** Goes behind a `select` of rows that are about to be claimed. */
  readonly skipLocked: '' | 'for update skip locked';
  /** Holds back other programs that would migrate at the same moment, till the transaction ends. */
  readonly lockForMigration: string | null;
  /** What the programs on this database tell each other; null where it has no way for that (SQLite). */
  readonly notices: Notices | null;
  /** After a deletion: leaves no trace in the database's own log, as far as it can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

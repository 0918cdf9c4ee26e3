import type { z } from 'zod';

export type Value = string | number | null;

/** Plain SQL with `$1`, `$2` …; the same text for both databases. */
export type Sql = {
  /** For the few statements that one of them does not know. */
  readonly dialect: 'sqlite' | 'postgres';
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
   * Runs `work` in a transaction and commits; what it wrote is on the disk once this resolves. It is rolled back when
   * it throws, and may await nothing but its `sql`. Rejects as `busy` when the database stayed locked for seconds, or
   * `withinMs` were over before the commit; then nothing is stored, also not later.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, withinMs?: number): Promise<T>;
  readonly notices: Notices;
  /** After a deletion: leaves no trace in the database's own log, as far as it can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** Messages between the programs that have one PostgreSQL open; none is stored. In SQLite nobody gets any. */
export type Notices = {
  /** To the others and to this program too; at most 8000 bytes. Rejects with a `StoreFailure`. */
  send(text: string): Promise<void>;
  /** Calls `onNotice` from now on. `onGap`: the connection was lost and restored; something may have been missed. */
  listen(onNotice: (text: string) => void, onGap: () => void): void;
};

/**
 * Why the database did not do something: `busy` (locked by another for too long), `full` (no room on the disk),
 * `unavailable` (everything else); why it is not used at all: `newer` (a newer program made it, and this one would lose
 * what it does not know), `missing` (the site has no data there), `address` (which cannot be understood).
 */
type StoreProblem = 'busy' | 'full' | 'unavailable' | 'newer' | 'missing' | 'address';

/**
 * A failure of the store. The message holds neither data nor addresses, and the database's own error is left out: it may
 * hold what a visitor wrote.
 */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly kind: StoreProblem;

  constructor(kind: StoreProblem, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** The code that a database gave its error: `ECONNREFUSED`, `53100`, `SQLITE 13`. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error && typeof error.errcode === 'number') return `SQLITE ${error.errcode & 0xff}`;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

import type { z } from 'zod';

export type Value = string | number | null;

/** Plain SQL with `$1`, `$2` …, the same for both databases; `dialect` is for the few statements that one does not know. */
export type Sql = {
  readonly dialect: 'sqlite' | 'postgres';
  all<T>(row: z.ZodType<T>, sql: string, values?: readonly Value[]): Promise<T[]>;
  /** How many rows a statement changed. */
  run(sql: string, values?: readonly Value[]): Promise<number>;
};

/** A database. Everything it rejects with is a `StoreFailure`, or what `work` threw. */
export type Driver = {
  /** Sees what is committed. */
  readonly all: Sql['all'];
  /**
   * What `work` wrote is on the disk once this resolves, and rolled back when it throws; it may await only its `sql`. `busy`:
   * locked for seconds, or `withinMs` were over before the commit; nothing is stored then, also not later.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, withinMs?: number): Promise<T>;
  readonly notices: Notices;
  /** Removes what was deleted from the database's own log too, as far as it can. */
  scrub(): Promise<void>;
  close(): Promise<void>;
};

/** Messages between the programs on one PostgreSQL; none is stored. In SQLite nobody gets any. */
export type Notices = {
  /** To all, itself too; at most 8000 bytes. Rejects with a `StoreFailure`. */
  send(text: string): Promise<void>;
  /** `onGap`: the connection was lost and restored, so something may have been missed. */
  listen(onNotice: (text: string) => void, onGap: () => void): void;
};

/** `newer`: a newer program made the database. `missing`: the site has no data there. `address` cannot be understood. */
type StoreProblem = 'busy' | 'full' | 'unavailable' | 'newer' | 'missing' | 'address';

/** The message holds neither data nor addresses; the database's own error, which may, is left out. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly kind: StoreProblem;

  constructor(kind: StoreProblem, message: string) {
    super(message);
    this.kind = kind;
  }
}

const BUSY = /^(SQLITE 5|55P03|57014|40P01|40001)$/;
const FULL = /^(SQLITE 13|53100|53200)$/;

/** Of what a database, or the way to it, threw. */
export function failureOf(error: unknown): StoreFailure {
  const code = codeOf(error);
  const kind = BUSY.test(code) ? 'busy' : FULL.test(code) ? 'full' : 'unavailable';
  return new StoreFailure(kind, `the database is ${kind}: ${code}`);
}

/** The code that a database gave its error: `ECONNREFUSED`, `53100`, `SQLITE 13`. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error && typeof error.errcode === 'number') return `SQLITE ${error.errcode & 0xff}`;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

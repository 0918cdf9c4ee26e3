/**
 * Why the database did not do something: `busy` (locked by another for too long), `full` (no room on the disk),
 * `unavailable` (everything else). The message holds neither data nor addresses.
 */
export type StoreError = { readonly kind: 'busy' | 'full' | 'unavailable'; readonly message: string };

/** A `StoreError` on its way up. The driver's own error stays behind: it may hold what a visitor wrote. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
  readonly kind: StoreError['kind'];

  constructor({ kind, message }: StoreError) {
    super(message);
    this.kind = kind;
  }
}

/** The database was made by a newer version of this program, which may keep things that this one would lose. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  constructor(found: number, known: number) {
    super(`the database has version ${found}, this program knows ${known}; run the newer program`);
  }
}

/** The address of the database cannot be understood. The message leaves it out: it may hold a password. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
  constructor() {
    super('DATABASE_URL: expects file:<path> or postgres://<user>:<password>@<host>/<database>');
  }
}

/** The code that a database gave its error: `ECONNREFUSED`, `53100`, `SQLITE 13`. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('errcode' in error && typeof error.errcode === 'number') return `SQLITE ${error.errcode & 0xff}`;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

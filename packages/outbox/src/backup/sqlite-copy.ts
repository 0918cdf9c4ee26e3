import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sql } from '../store/driver.ts';
import { createSql } from '../store/sqlite.ts';
import { BackupFailure, settle } from './archive.ts';

/** Runs `work` on the database in a file, and closes it. */
async function onDatabase<T>(
  file: string,
  options: ConstructorParameters<typeof DatabaseSync>[1],
  work: (database: DatabaseSync) => T | Promise<T>,
): Promise<T> {
  const database = new DatabaseSync(file, options);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Writes what is committed in the database `file` to the new file `copy`, while others read and write it. `vacuum into`
 * (https://www.sqlite.org/lang_vacuum.html) reads in one transaction, so a stream of messages cannot make it start over, and
 * leaves out what was deleted. Rejects with what SQLite throws.
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  // An empty file is allowed as target, so the mode is right from the first byte.
  await writeFile(copy, '', { mode: 0o600 });
  await onDatabase(file, { readOnly: true, timeout: 5000 }, (database) =>
    database.prepare('vacuum into ?').run(copy),
  );
}

/** Reads a copy and leaves it as it is, without a log beside it. */
export const readSqlite = <T>(copy: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  onDatabase(copy, { readOnly: true }, (database) => work(createSql(database)));

/** Whether SQLite finds a database whole. */
export const isWhole = (file: string): Promise<boolean> =>
  onDatabase(file, { readOnly: true }, (database) => database.prepare('pragma integrity_check').get()).then(
    (row) => row?.integrity_check === 'ok',
    () => false,
  );

/** Leaves the log of a database behind. Rejects with a `BackupFailure` when another program has it open. */
async function closeLog(file: string): Promise<void> {
  await onDatabase(file, { timeout: 0 }, (database) => {
    try {
      // Only the last program that has a database open can do this (https://www.sqlite.org/wal.html).
      database.exec('pragma journal_mode = delete');
    } catch {
      throw new BackupFailure('another program has the database open: stop the site and its workers first');
    }
  });
}

/**
 * Puts `copy` in the place of the database `file`, at once. Rejects with a `BackupFailure` when another program has that
 * open.
 */
export async function placeSqlite(copy: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (existsSync(file)) await closeLog(file);
  // The log of a database that is gone would be taken for that of the new one.
  for (const suffix of ['-wal', '-shm', '-journal']) await rm(`${file}${suffix}`, { force: true });
  const part = `${file}.part`;
  await copyFile(copy, part);
  await settle(part);
  await rename(part, file);
}

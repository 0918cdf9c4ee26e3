import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sql } from '../store/driver.ts';
import { createSql } from '../store/sqlite.ts';
import { BackupFailure } from './archive.ts';

/**
 * Writes what is committed in the database `file` to the new file `copy`, while others read and write it. `vacuum into`
 * (https://www.sqlite.org/lang_vacuum.html) reads in one transaction, so a stream of messages cannot make it start over, and
 * leaves out what was deleted. Throws what SQLite throws.
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  // An empty file is allowed as target, so the mode is right from the first byte.
  await writeFile(copy, '', { mode: 0o600 });
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/** Reads a copy and leaves it as it is, without a log beside it. */
export async function readSqlite<T>(copy: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    return await work(createSql(database));
  } finally {
    database.close();
  }
}

/** Whether SQLite finds a database whole. */
export function isWhole(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare('pragma integrity_check').get();
    return row?.integrity_check === 'ok';
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Leaves the log of a database behind. Throws a `BackupFailure` when another program has it open. */
function closeLog(file: string): void {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Only the last program that has a database open can do this (https://www.sqlite.org/wal.html).
    database.exec('pragma journal_mode = delete');
  } catch {
    throw new BackupFailure('another program has the database open: stop the site and its workers first');
  } finally {
    database.close();
  }
}

/**
 * Puts `copy` in the place of the database `file`, at once. Rejects with a `BackupFailure` when another program has that
 * open.
 */
export async function placeSqlite(copy: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (existsSync(file)) closeLog(file);
  // The log of a database that is gone would be taken for that of the new one.
  for (const suffix of ['-wal', '-shm', '-journal']) await rm(`${file}${suffix}`, { force: true });
  const part = `${file}.part`;
  await copyFile(copy, part);
  await chmod(part, 0o600);
  const handle = await open(part, 'r+');
  await handle.sync();
  await handle.close();
  await rename(part, file);
}

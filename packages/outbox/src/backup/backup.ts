import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, copyFile, link, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import type { Clock } from '@inktvis/foundation/clock';
import { MissingDatabaseError, NewerDatabaseError } from '../store/driver.ts';
import { MIGRATIONS, schemaVersion, TABLES } from '../store/migrations.ts';
import { connectTo, fileOf, isUsed, openDriver } from '../store/open-driver.ts';
import { createSql } from '../store/sqlite.ts';

/** What stops a backup or a restoration, as one line without personal data. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';
}

type Place = {
  /** `file:var/inktvis.db` or `postgres://…`. */
  readonly databaseUrl: string;
  /** The environment of `pg_dump` and its like. */
  readonly env: NodeJS.ProcessEnv;
};

/**
 * Copies the database to a new file in `folder` with its own tools, while the site runs: SQLite with `vacuum into`
 * (https://www.sqlite.org/lang_vacuum.html), PostgreSQL with `pg_dump`. The copy is compressed by gzip, whose sum tells a
 * damaged one. Everything that was acknowledged before the call is in it. Gives the file, which only this user can read and
 * which appears when it is complete. Rejects with `BackupFailure`, `MissingDatabaseError` or `StoreFailure`; then there is
 * no file.
 */
export async function makeBackup(
  { databaseUrl, env }: Place,
  { folder, clock }: { readonly folder: string; readonly clock: Clock },
): Promise<string> {
  const driver = connectTo(databaseUrl, false);
  try {
    if (!(await isUsed(driver))) throw new MissingDatabaseError();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const madeAt = clock.now();
    const database = fileOf(databaseUrl);
    const name = `inktvis-${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`;
    const file = join(folder, `${name}.${database === undefined ? 'dump' : 'db'}.gz`);
    await inTemporaryFolder(file, async (staging) => {
      const [copy, packed] = [join(staging, 'copy'), join(staging, 'packed')];
      if (database === undefined) await dumpPostgres({ databaseUrl, env }, copy);
      else copySqlite(database, copy);
      await pipeline(createReadStream(copy), createGzip(), createWriteStream(packed));
      await settle(packed);
      // A link, unlike a renaming, never takes the place of another file.
      await link(packed, file).catch((error: unknown) => {
        throw existsSync(file) ? new BackupFailure(`${basename(file)} exists already`) : error;
      });
    });
    // Noted for the metrics; an older schema has no place for it.
    if ((await schemaVersion(driver)) === MIGRATIONS.length)
      await driver.transaction((sql) =>
        sql.run(
          `insert into backups (id, made_at) values (1, $1)
           on conflict (id) do update set made_at = excluded.made_at`,
          [madeAt.getTime()],
        ),
      );
    return file;
  } finally {
    await driver.close();
  }
}

/**
 * Puts a backup back, in a database of the same kind, which may be on another machine, and brings it up to date. Checks
 * the backup before it writes anything. Without `replace` a database that the site used is refused. Rejects with
 * `BackupFailure`, `NewerDatabaseError` or `StoreFailure`.
 */
export async function restoreBackup(
  backup: string,
  { databaseUrl, env }: Place,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<void> {
  if (!existsSync(backup)) throw new BackupFailure(`there is no ${backup}`);
  await inTemporaryFolder(backup, async (staging) => {
    const copy = join(staging, 'copy');
    await pipeline(createReadStream(backup), createGunzip(), createWriteStream(copy)).catch(() => {
      throw new BackupFailure('the backup is damaged, or no backup of the site');
    });
    const kind = await kindOf(copy);
    const file = fileOf(databaseUrl);
    if (kind !== (file === undefined ? 'PostgreSQL' : 'SQLite'))
      throw new BackupFailure(`this is a backup of ${kind}; DATABASE_URL names another kind of database`);
    const schema = kind === 'SQLite' ? await schemaOfSqlite(copy) : await schemaOfDump(copy, env);
    if (schema > MIGRATIONS.length) throw new NewerDatabaseError(schema, MIGRATIONS.length);
    if (!replace && (await isInUse(databaseUrl)))
      throw new BackupFailure(
        'there is a database of the site at DATABASE_URL; --replace puts the backup in its place',
      );
    if (file === undefined) await restorePostgres({ databaseUrl, env }, copy);
    else await placeSqlite(copy, file);
  });
  await (await openDriver(databaseUrl)).close();
}

/** Runs `work` in a folder of its own beside `file`, which only this user can read, and deletes it afterwards. */
async function inTemporaryFolder(file: string, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(dirname(resolve(file)), '.inktvis-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Which database a file is a copy of, by its first bytes. */
async function kindOf(file: string): Promise<'SQLite' | 'PostgreSQL'> {
  const handle = await open(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(16) });
  await handle.close();
  const start = buffer.toString('latin1');
  if (start.startsWith('SQLite format 3')) return 'SQLite';
  if (start.startsWith('PGDMP')) return 'PostgreSQL';
  throw new BackupFailure('this is no backup of the site');
}

/** Whether the site has its tables in a database. */
async function isInUse(databaseUrl: string): Promise<boolean> {
  const file = fileOf(databaseUrl);
  if (file !== undefined && !existsSync(file)) return false;
  const driver = connectTo(databaseUrl, false);
  try {
    return await isUsed(driver);
  } finally {
    await driver.close();
  }
}

/** Waits until a file is on the disk, with a mode that only its owner can read. */
async function settle(file: string): Promise<void> {
  await chmod(file, 0o600);
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

function copySqlite(file: string, copy: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(copy);
  } finally {
    database.close();
  }
}

/** The version of the schema in a copy. Rejects with a `BackupFailure` when SQLite does not find the copy whole. */
async function schemaOfSqlite(copy: string): Promise<number> {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const [row] = database.prepare('pragma integrity_check').all();
    if (row?.integrity_check !== 'ok') throw new Error('not whole');
    return await schemaVersion(createSql(database));
  } catch {
    throw new BackupFailure('the backup is damaged');
  } finally {
    database.close();
  }
}

/** Puts `copy` in the place of the database `file`, at once. */
async function placeSqlite(copy: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  if (existsSync(file)) {
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
  // The log of a database that is gone would be taken for that of the new one.
  for (const suffix of ['-wal', '-shm', '-journal']) await rm(`${file}${suffix}`, { force: true });
  const part = `${file}.part`;
  await copyFile(copy, part);
  await settle(part);
  await rename(part, file);
}

/** Runs a program of PostgreSQL. Of what it says only its own errors are shown: the rest may hold what a visitor wrote. */
async function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(name, [...args], { env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new BackupFailure(`${name} is not installed: it comes with the client of PostgreSQL`);
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const line = /^(?:pg_\w+|psql).*?(?:error|ERROR): .*$/m.exec(said)?.[0] ?? 'no reason given';
    throw new BackupFailure(`${name} failed: ${line.slice(0, 200)}`);
  }
}

/** The address without the password, which would be in the list of processes, and the environment with it. */
function reach({ databaseUrl, env }: Place) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: url.href, env: password ? { ...env, PGPASSWORD: password } : env };
}

async function dumpPostgres(place: Place, file: string): Promise<void> {
  const { address, env } = reach(place);
  const tables = TABLES.map((table) => `--table=${table}`);
  const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`];
  await runProgram('pg_dump', [...options, ...tables, `--dbname=${address}`], env);
}

/** The version of the schema in a dump. */
async function schemaOfDump(file: string, env: NodeJS.ProcessEnv): Promise<number> {
  const script = await runProgram(
    'pg_restore',
    ['--data-only', '--table=store_version', '--file=-', file],
    env,
  );
  const version = /^COPY [^;]*;\n(?:.*\t)?(\d+)$/m.exec(script)?.[1];
  if (version === undefined) throw new BackupFailure('this is no backup of the site');
  return Number(version);
}

/** Replaces the tables of the site by those in a dump: all of them, in one transaction, or none. */
async function restorePostgres(place: Place, dump: string): Promise<void> {
  const { address, env } = reach(place);
  const script = `${dump}.sql`;
  await runProgram('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, dump], env);
  const drop = `drop table if exists ${TABLES.join(', ')}`;
  const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await runProgram('psql', [...options, `--command=${drop}`, `--file=${script}`, `--dbname=${address}`], env);
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { systemClock } from '@inktvis/foundation/clock';
import { ignoreBrokenPipe } from '@inktvis/foundation/service';
import { TABLES } from './store/migrations.ts';
import { databaseUrlOf, environment, fileOf, openDriver } from './store/open-driver.ts';

const USAGE = `npm run backup -- [--to <folder>] [--env <file>]
  Copies the database (DATABASE_URL) to a new file in the folder (var/backups), while the site runs. The file holds
  personal data.

npm run restore -- <file> [--replace] [--env <file>]
  Puts a backup back. Stop the site first. --replace: over a database that the site used.

--env reads the settings file of the site (/etc/inktvis.env).
`;

/** Runs a program of PostgreSQL and gives what it prints. */
function run(name: string, databaseUrl: string, args: readonly string[], input = Buffer.of()): Buffer {
  // The password in the environment: arguments are in the list of processes.
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const env = PGPASSWORD ? { ...process.env, PGPASSWORD } : process.env;
  const options = { env, input, maxBuffer: Number.POSITIVE_INFINITY };
  const { error, status, stdout, stderr } = spawnSync(name, [`--dbname=${url.href}`, ...args], options);
  if (error) throw new Error(`${name} cannot be run; it comes with the client of PostgreSQL`);
  // Only the first line: the rest may hold what a visitor wrote.
  const [line = ''] = String(stderr).split('\n', 1);
  if (status !== 0) throw new Error(`${name} failed: ${line.slice(0, 200)}`);
  return stdout;
}

/**
 * Copies the database to a compressed file: SQLite with `vacuum into` (https://www.sqlite.org/lang_vacuum.html),
 * PostgreSQL with `pg_dump`. Gives its path.
 */
async function backup(databaseUrl: string, folder: string): Promise<string> {
  const driver = await openDriver(databaseUrl, { create: false });
  const madeAt = systemClock.now();
  const database = fileOf(databaseUrl);
  const name = `inktvis-${madeAt.toISOString().replace(/[-:.]/g, '')}.${database === undefined ? 'sql' : 'db'}.gz`;
  const part = join(folder, `${name}.part`);
  mkdirSync(folder, { recursive: true });
  try {
    if (database !== undefined)
      new DatabaseSync(database, { readOnly: true, timeout: 5000 }).prepare('vacuum into ?').run(part);
    const tables = TABLES.map((table) => `--table=${table}`);
    const copy =
      database === undefined
        ? run('pg_dump', databaseUrl, ['--no-owner', '--no-privileges', ...tables])
        : readFileSync(part);
    writeFileSync(part, gzipSync(copy), { flush: true });
    renameSync(part, join(folder, name));
    // For the health check.
    await driver.transaction((sql) =>
      sql.run(
        `insert into backups (id, made_at) values (1, $1) on conflict (id) do update set made_at = excluded.made_at`,
        [madeAt.getTime()],
      ),
    );
    return join(folder, name);
  } finally {
    rmSync(part, { force: true });
    await driver.close();
  }
}

/** Ends the log of a database file, which would be taken for that of the new one. */
function closeLog(database: string): void {
  const open = new DatabaseSync(database, { timeout: 0 });
  try {
    // Only the last program that has a database open can do this (https://www.sqlite.org/wal.html).
    open.exec('pragma journal_mode = delete');
  } catch {
    throw new Error('another program has the database open: stop the site first');
  } finally {
    open.close();
  }
}

/** Puts a copy in the place of a database file. Refuses what is no database of the site, or of a newer version of it. */
async function replaceFile(database: string, copy: Buffer): Promise<void> {
  const part = `${database}.part`;
  mkdirSync(dirname(part), { recursive: true });
  try {
    writeFileSync(part, copy, { flush: true });
    await (await openDriver(`file:${encodeURI(part)}`, { create: false })).close();
    if (existsSync(database)) closeLog(database);
    renameSync(part, database);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

/** Puts a backup in the place of the database; gzip tells a damaged one before anything is written. */
async function restore(file: string, databaseUrl: string, replace: boolean): Promise<void> {
  const used = await openDriver(databaseUrl, { create: false }).catch(() => null);
  await used?.close();
  if (used && !replace) throw new Error('the site has data here; --replace puts the backup in its place');
  const copy = gunzipSync(readFileSync(file));
  const database = fileOf(databaseUrl);
  const drop = `--command=drop table if exists ${TABLES.join(', ')}`;
  const asOne = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  if (database === undefined) run('psql', databaseUrl, [...asOne, drop, '--file=-'], copy);
  else await replaceFile(database, copy);
  await (await openDriver(databaseUrl)).close();
}

const FLAGS = {
  to: { type: 'string', default: 'var/backups' },
  env: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const;

/** Does what the command line says, and gives what to print. */
export async function main(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: FLAGS });
  const databaseUrl = databaseUrlOf(environment(values.env));
  const [command, file] = positionals;
  if (command === 'backup' && !file) return backup(databaseUrl, values.to);
  if (command !== 'restore' || !file) throw new Error(USAGE);
  await restore(file, databaseUrl, values.replace);
  return `Restored ${file}.`;
}

if (import.meta.main) {
  ignoreBrokenPipe();
  // What it writes is for its owner only.
  process.umask(0o077);
  try {
    process.stdout.write(`${await main(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

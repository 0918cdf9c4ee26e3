import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { parseArgs, parseEnv, promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { systemClock } from '@inktvis/foundation/clock';
import { TABLES } from './store/migrations.ts';
import { databaseUrlOf, fileOf, openDriver } from './store/open-driver.ts';

const USAGE = `npm run backup -- [--to <folder>] [--env <file>]
  Copies the database (DATABASE_URL) to a new file in the folder (var/backups), while the site runs. The file holds
  personal data.

npm run restore -- <file> [--replace] [--env <file>]
  Puts a backup back. Stop the site first. --replace: over a database that the site used.

--env reads the settings file of the site (/etc/inktvis.env).
`;

/** Runs a program of PostgreSQL. Of its errors only the first line is shown: the rest may hold what a visitor wrote. */
async function run(name: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  // The password in the environment: arguments are in the list of processes.
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const env = PGPASSWORD ? { ...process.env, PGPASSWORD } : process.env;
  await promisify(execFile)(name, [`--dbname=${url.href}`, ...args], { env }).catch((error) => {
    if (error.code === 'ENOENT')
      throw new Error(`${name} is not installed: it comes with the client of PostgreSQL`);
    throw new Error(`${name} failed: ${String(error.stderr).split('\n', 1).join().slice(0, 200)}`);
  });
}

/**
 * Copies the database to a compressed file that only this user can read: SQLite with `vacuum into`
 * (https://www.sqlite.org/lang_vacuum.html), PostgreSQL with `pg_dump`. Gives its path.
 */
async function backup(databaseUrl: string, folder: string): Promise<string> {
  const driver = await openDriver(databaseUrl, { create: false });
  const madeAt = systemClock.now();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const staging = await mkdtemp(join(folder, '.inktvis-'));
  try {
    const database = fileOf(databaseUrl);
    const [copy, packed] = [join(staging, 'copy'), join(staging, 'packed')];
    if (database !== undefined)
      new DatabaseSync(database, { readOnly: true, timeout: 5000 }).prepare('vacuum into ?').run(copy);
    else
      await run('pg_dump', databaseUrl, [
        ...['--no-owner', '--no-privileges', `--file=${copy}`],
        ...TABLES.map((table) => `--table=${table}`),
      ]);
    await pipeline(
      createReadStream(copy),
      createGzip(),
      createWriteStream(packed, { mode: 0o600, flush: true }),
    );
    const name = `inktvis-${madeAt.toISOString().replace(/[-:.]/g, '')}.${database === undefined ? 'sql' : 'db'}.gz`;
    await rename(packed, join(folder, name));
    // For the health check.
    await driver.transaction((sql) =>
      sql.run(
        `insert into backups (id, made_at) values (1, $1) on conflict (id) do update set made_at = excluded.made_at`,
        [madeAt.getTime()],
      ),
    );
    return join(folder, name);
  } finally {
    rmSync(staging, { recursive: true });
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

/** Puts a backup in the place of the database; gzip tells a damaged one before anything is written. */
async function restore(file: string, databaseUrl: string, replace: boolean): Promise<void> {
  const used = await openDriver(databaseUrl, { create: false }).catch(() => null);
  await used?.close();
  if (used && !replace) throw new Error('the site has data here; --replace puts the backup in its place');
  const database = fileOf(databaseUrl);
  const copy = `${database ?? resolve(file)}.part`;
  mkdirSync(dirname(copy), { recursive: true });
  try {
    await pipeline(
      createReadStream(file),
      createGunzip(),
      createWriteStream(copy, { mode: 0o600, flush: true }),
    );
    if (database === undefined)
      await run('psql', databaseUrl, [
        ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
        `--command=drop table if exists ${TABLES.join(', ')}`,
        `--file=${copy}`,
      ]);
    else {
      // Refuses what is no database of the site, or of a newer version of it.
      await (await openDriver(`file:${encodeURI(copy)}`, { create: false })).close();
      if (existsSync(database)) closeLog(database);
      await rename(copy, database);
    }
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true });
  }
  await (await openDriver(databaseUrl)).close();
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: 'var/backups' },
      env: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  if (values.env) Object.assign(process.env, parseEnv(readFileSync(values.env, 'utf8')));
  const databaseUrl = databaseUrlOf(process.env);
  const [command, file] = positionals;
  if (command === 'backup' && !file) process.stdout.write(`${await backup(databaseUrl, values.to)}\n`);
  else if (command === 'restore' && file) {
    await restore(file, databaseUrl, values.replace);
    process.stdout.write(`Restored ${file}.\n`);
  } else throw new Error(USAGE);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { systemClock } from '@inktvis/foundation/clock';
import { fail, ignoreBrokenPipe } from '@inktvis/foundation/service';
import { TABLES } from './store/migrations.ts';
import { databaseUrlOf, environment, fileOf, openDriver } from './store/open-driver.ts';

const USAGE = `npm run backup -- [--to <folder>] [--env <file>]
  Copies the database (DATABASE_URL) to a new file in the folder (var/backups), while the site runs. The file holds
  personal data.

npm run restore -- <file> [--replace] [--env <file>]
  Puts a backup back. Stop the site first. --replace: over a database that the site used.

--env reads the settings file of the site (/etc/inktvis.env).
`;

function run(name: string, databaseUrl: string, args: readonly string[], input = Buffer.of()): void {
  // The password in the environment: arguments are in the list of processes.
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const env = PGPASSWORD ? { ...process.env, PGPASSWORD } : process.env;
  const { error, status, stderr } = spawnSync(name, [`--dbname=${url.href}`, ...args], { env, input });
  if (error) throw new Error(`${name} cannot be run; it comes with the client of PostgreSQL`);
  // Only the first line: the rest may hold what a visitor wrote.
  const [line = ''] = String(stderr).split('\n', 1);
  if (status !== 0) throw new Error(`${name} failed: ${line.slice(0, 200)}`);
}

/** Copies the database to a compressed file by its own tools (https://www.sqlite.org/lang_vacuum.html); gives its path. */
async function backup(databaseUrl: string, folder: string): Promise<string> {
  const driver = await openDriver(databaseUrl, { create: false });
  const madeAt = systemClock.now();
  const database = fileOf(databaseUrl);
  const name = `inktvis-${madeAt.toISOString().replace(/[-:.]/g, '')}.${database === undefined ? 'sql' : 'db'}.gz`;
  const file = join(folder, name);
  const part = `${file}.part`;
  const tables = TABLES.map((table) => `--table=${table}`);
  try {
    mkdirSync(folder, { recursive: true });
    if (database === undefined)
      run('pg_dump', databaseUrl, ['--no-owner', '--no-privileges', `--file=${part}`, ...tables]);
    else new DatabaseSync(database, { readOnly: true, timeout: 5000 }).prepare('vacuum into ?').run(part);
    writeFileSync(part, gzipSync(readFileSync(part)), { flush: true });
    renameSync(part, file);
    // For the health check.
    await driver.transaction((sql) =>
      sql.run(
        `insert into backups (id, made_at) values (1, $1) on conflict (id) do update set made_at = excluded.made_at`,
        [madeAt.getTime()],
      ),
    );
    return file;
  } finally {
    rmSync(part, { force: true });
    await driver.close();
  }
}

/** Puts a copy in the place of a database file. Refuses what is no database of the site, or of a newer version of it. */
async function replaceFile(database: string, copy: Buffer): Promise<void> {
  const part = `${database}.part`;
  try {
    mkdirSync(dirname(part), { recursive: true });
    writeFileSync(part, copy, { flush: true });
    await (await openDriver(`file:${encodeURI(part)}`, { create: false })).close();
    endLog(database);
    renameSync(part, database);
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true });
  }
}

/** Ends the log of a database file, which would be taken for that of the new one. */
function endLog(database: string): void {
  using open = new DatabaseSync(database, { timeout: 0 });
  try {
    // Only the last program that has a database open can do this (https://www.sqlite.org/wal.html).
    open.exec('pragma journal_mode = delete');
  } catch {
    throw new Error('another program has the database open: stop the site first');
  }
}

async function restore(file: string, databaseUrl: string, replace: boolean): Promise<void> {
  const used = await openDriver(databaseUrl, { create: false }).catch(() => null);
  await used?.close();
  if (used && !replace) throw new Error('the site has data here; --replace puts the backup in its place');
  // A damaged one stops here, before anything is written.
  const copy = gunzipSync(readFileSync(file));
  const database = fileOf(databaseUrl);
  const asOne = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const drop = `--command=drop table if exists ${TABLES.join(', ')}`;
  if (database === undefined) run('psql', databaseUrl, [...asOne, drop, '--file=-'], copy);
  else await replaceFile(database, copy);
  await (await openDriver(databaseUrl)).close();
}

const FLAGS = {
  to: { type: 'string', default: 'var/backups' },
  env: { type: 'string' },
  replace: { type: 'boolean', default: false },
} as const;

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
  await main(process.argv.slice(2)).then(
    (done) => void process.stdout.write(`${done}\n`),
    (error: Error) => fail(error.message),
  );
}

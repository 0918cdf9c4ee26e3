import { existsSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Clock } from '@inktvis/foundation/clock';
import { z } from 'zod';
import { type Driver, MissingDatabaseError, NewerDatabaseError, type Sql } from '../store/driver.ts';
import { MIGRATIONS, schemaVersion, TABLES } from '../store/migrations.ts';
import { connectTo, fileOf, isUsed, openDriver } from '../store/open-driver.ts';
import { TABLE_NAMES } from '../store/sqlite.ts';
import { BackupFailure, inTemporaryFolder, type Manifest, pack, unpack } from './archive.ts';
import { dumpPostgres, restorePostgres } from './postgres-copy.ts';
import { copySqlite, isWhole, placeSqlite, readSqlite } from './sqlite-copy.ts';

/** Names in the archive. */
const DATABASE = 'database';
const CONTENT = 'content';

const nameRow = z.object({ name: z.string() });
const countRow = z.object({ rows: z.coerce.number() });
const snapshotRow = z.object({ snapshot: z.string() });

type Place = {
  /** `file:var/inktvis.db` or `postgres://…`. */
  readonly databaseUrl: string;
  /** The folder of the last good copies of content and pictures. */
  readonly cacheDir: string;
  /** The environment of `pg_dump` and its like. */
  readonly env: NodeJS.ProcessEnv;
};

type Facts = Pick<Manifest, 'schema' | 'counts'>;

/** What is in a database: the version of its schema, and the rows of each table. */
async function factsOf(sql: Pick<Sql, 'all'>, tables: string): Promise<Facts> {
  const found = new Set((await sql.all(nameRow, tables)).map(({ name }) => name));
  const counts: Record<string, number> = {};
  for (const table of TABLES.filter((name) => found.has(name))) {
    const [row] = await sql.all(countRow, `select count(*) as rows from ${table}`);
    counts[table] = row?.rows ?? 0;
  }
  return { schema: await schemaVersion(sql), counts };
}

/** Runs `work` on a database as it is, without bringing it up to date. */
async function withDriver<T>(databaseUrl: string, work: (driver: Driver) => Promise<T>): Promise<T> {
  const driver = connectTo(databaseUrl, false);
  try {
    if (!(await isUsed(driver))) throw new MissingDatabaseError();
    return await work(driver);
  } finally {
    await driver.close();
  }
}

async function copyDatabase({ databaseUrl, env }: Omit<Place, 'cacheDir'>, copy: string): Promise<Facts> {
  const file = fileOf(databaseUrl);
  if (file !== undefined) {
    await withDriver(databaseUrl, () => copySqlite(file, copy));
    return readSqlite(copy, (sql) => factsOf(sql, TABLE_NAMES));
  }
  return withDriver(databaseUrl, (driver) =>
    driver.transaction(async (sql) => {
      // What is counted is what is dumped: both look at one snapshot, which lasts as long as this transaction.
      await sql.run('set transaction isolation level repeatable read');
      await sql.run('set local idle_in_transaction_session_timeout = 0');
      const [row] = await sql.all(snapshotRow, 'select pg_export_snapshot() as snapshot');
      const facts = await factsOf(sql, driver.tables);
      await dumpPostgres({ databaseUrl, env }, row?.snapshot ?? '', copy);
      return facts;
    }),
  );
}

/** Notes for the metrics that a backup was made; an older schema has no place for it. */
const recordBackup = (databaseUrl: string, now: Date, { schema }: Facts): Promise<void> =>
  withDriver(databaseUrl, async (driver) => {
    if (schema < MIGRATIONS.length) return;
    await driver.transaction((sql) =>
      sql.run(
        `insert into backups (id, made_at) values (1, $1)
         on conflict (id) do update set made_at = excluded.made_at`,
        [now.getTime()],
      ),
    );
  });

/**
 * Writes the database and the last good copies to a new archive in `folder`, while the site runs. Everything that was
 * acknowledged before the call is in it. Gives the file, which only this user can read, and its manifest. Rejects with
 * `BackupFailure`, `MissingDatabaseError` or `StoreFailure`; then there is no file.
 */
export async function makeBackup(
  { databaseUrl, cacheDir, env }: Place,
  { folder, clock }: { readonly folder: string; readonly clock: Clock },
): Promise<{ readonly file: string; readonly manifest: Manifest }> {
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(cacheDir)}${sep}`))
    throw new BackupFailure('choose a folder outside of CACHE_DIR, which is part of the backup');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const madeAt = clock.now();
  const file = join(folder, `inktvis-${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}.tar.gz`);
  return inTemporaryFolder(file, async (staging) => {
    const facts = await copyDatabase({ databaseUrl, env }, join(staging, DATABASE));
    if (existsSync(cacheDir)) await copyContent(cacheDir, join(staging, CONTENT));
    const database = fileOf(databaseUrl) === undefined ? 'postgres' : 'sqlite';
    const manifest = await pack(staging, file, { madeAt: madeAt.toISOString(), database, ...facts });
    await recordBackup(databaseUrl, madeAt, facts);
    return { file, manifest };
  });
}

/** Copies are renamed into their place while the site runs, so one may be gone when its turn comes: a newer one is there. */
async function copyContent(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyContent(source, target);
    else if (entry.isFile())
      await cp(source, target).catch((error: unknown) => {
        if (existsSync(source)) throw error;
      });
  }
}

/**
 * Puts a backup back, in a database of the same kind, which may be on another machine, and brings it up to date. Checks
 * everything before it writes anything. Without `replace` a database that the site used is refused; last good copies
 * that are there stay, because they are newer. Rejects with `BackupFailure`, `NewerDatabaseError` or `StoreFailure`.
 */
export async function restoreBackup(
  archive: string,
  { databaseUrl, cacheDir, env }: Place,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<Manifest> {
  return inTemporaryFolder(archive, async (staging) => {
    const manifest = await unpack(archive, staging);
    const { schema, database } = manifest;
    if (schema > MIGRATIONS.length) throw new NewerDatabaseError(schema, MIGRATIONS.length);
    const file = fileOf(databaseUrl);
    if (database !== (file === undefined ? 'postgres' : 'sqlite'))
      throw new BackupFailure(`this is a backup of ${database}; DATABASE_URL names another kind of database`);
    if (!replace && (await isInUse(databaseUrl)))
      throw new BackupFailure(
        'there is a database of the site at DATABASE_URL; --replace puts the backup in its place',
      );
    const copy = join(staging, DATABASE);
    if (file === undefined) await restorePostgres({ databaseUrl, env }, copy, staging);
    else if (await isWhole(copy)) await placeSqlite(copy, file);
    else throw new BackupFailure('the database in the archive is damaged');
    await withDriver(databaseUrl, (driver) => compare(driver, manifest));
    await (await openDriver(databaseUrl)).close();
    if (existsSync(join(staging, CONTENT)))
      await cp(join(staging, CONTENT), cacheDir, { recursive: true, force: false });
    return manifest;
  });
}

/** Whether the site has its tables in a database. */
const isInUse = (databaseUrl: string): Promise<boolean> =>
  withDriver(databaseUrl, async () => true).catch((error: unknown) => {
    if (error instanceof MissingDatabaseError) return false;
    throw error;
  });

async function compare(driver: Driver, { counts, schema }: Manifest): Promise<void> {
  const found = await factsOf(driver, driver.tables);
  const wrong = Object.keys(counts).filter((table) => found.counts[table] !== counts[table]);
  if (found.schema !== schema || wrong.length > 0)
    throw new BackupFailure(`what was restored differs from the manifest: ${wrong.join(', ') || 'version'}`);
}

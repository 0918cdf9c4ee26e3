import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { systemClock } from '@inktvis/foundation/clock';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NewerDatabaseError } from '../store/driver.ts';
import { MIGRATIONS, schemaVersion } from '../store/migrations.ts';
import { connectTo, fileOf, openDriver } from '../store/open-driver.ts';
import { createDatabases, DATABASES } from '../testing/databases.ts';
import { databaseOf } from '../testing/versions.ts';
import { BackupFailure, makeBackup, restoreBackup } from './backup.ts';

const hasPostgresPrograms = (): boolean =>
  ['pg_dump', 'pg_restore', 'psql'].every((name) => spawnSync(name, ['--version']).status === 0);
const KINDS = DATABASES.filter((kind) => kind === 'SQLite' || hasPostgresPrograms());
const BEFORE = 200;

const root = mkdtempSync(join(tmpdir(), 'inktvis-backup-'));
const databases = createDatabases();
afterAll(async () => {
  rmSync(root, { recursive: true });
  await databases.stop();
}, 60_000);

const program = join(import.meta.dirname, '..', 'testing', 'accept-and-send.ts');
const idRow = z.object({ id: z.string() });

async function storedIn(url: string): Promise<string[]> {
  const driver = await openDriver(url, { create: false });
  const rows = await driver.all(idRow, 'select id from submissions');
  await driver.close();
  return rows.map(({ id }) => id);
}

const machine = async (kind: string) => ({ databaseUrl: await databases.fresh(kind), env: process.env });

async function used(kind: string) {
  const place = await machine(kind);
  await (await openDriver(place.databaseUrl)).close();
  return place;
}

const backups = (name: string) => ({ folder: join(root, name), clock: systemClock });

describe.each(KINDS)('a backup of %s', (kind) => {
  test('made under load and restored elsewhere has once what was acknowledged before it began', async () => {
    const first = await machine(kind);

    const mails = join(root, `${kind}.txt`);
    const child = spawn(process.execPath, [program, first.databaseUrl, mails], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const acknowledged: string[] = [];
    let before: string[] = [];
    let backup: ReturnType<typeof makeBackup> | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length !== BEFORE) continue;
      before = [...acknowledged];
      backup = makeBackup(first, backups(`${kind}-drill`)).finally(() => child.kill('SIGKILL'));
    }
    await ended;
    const made = await backup;
    if (!made) throw new Error('the program ended by itself');
    expect(acknowledged.length).toBeGreaterThan(BEFORE);
    expect(statSync(made).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, `${kind}-drill`))).toHaveLength(1);

    const file = fileOf(first.databaseUrl);
    if (file !== undefined) rmSync(file);

    const second = await machine(kind);
    await restoreBackup(made, second);
    const stored = await storedIn(second.databaseUrl);
    const known = new Set(stored);
    expect(before.filter((id) => !known.has(id))).toEqual([]);
    expect(stored).toHaveLength(known.size);
  }, 120_000);

  test('does not replace a used database without --replace', async () => {
    const place = await used(kind);
    const file = await makeBackup(place, backups(`${kind}-used`));
    const driver = await openDriver(place.databaseUrl);
    await driver.transaction((sql) =>
      sql.run(`insert into screens values ('zaal', 1, 1, 'b')`).then(() => undefined),
    );
    await driver.close();
    await expect(restoreBackup(file, place)).rejects.toThrow('--replace');
    await restoreBackup(file, place, { replace: true });
    const restored = await openDriver(place.databaseUrl);
    expect(await restored.all(z.object({ name: z.string() }), 'select name from screens')).toEqual([]);
    await restored.close();
  }, 60_000);

  test('of the version before takes the place of a newer database, and is brought up to date', async () => {
    const version = MIGRATIONS.length - 1;
    const older = {
      ...(await machine(kind)),
      databaseUrl: await databaseOf(databases, kind, version),
    };
    const file = await makeBackup(older, backups(`${kind}-before`));
    const place = await used(kind);
    await restoreBackup(file, place, { replace: true });
    expect((await storedIn(place.databaseUrl)).length).toBeGreaterThan(0);
    const restored = connectTo(place.databaseUrl, false);
    expect(await schemaVersion(restored)).toBe(MIGRATIONS.length);
    await restored.close();
  }, 60_000);

  test('of a newer schema is refused, and nothing is written', async () => {
    const place = await used(kind);
    const driver = await openDriver(place.databaseUrl);
    await driver.transaction((sql) => sql.run(`update store_version set version = ${MIGRATIONS.length + 1}`));
    await driver.close();
    const file = await makeBackup(place, backups(`${kind}-newer`));
    const target = await machine(kind);
    await expect(restoreBackup(file, target)).rejects.toThrow(NewerDatabaseError);
    await expect(storedIn(target.databaseUrl)).rejects.toThrow('no data');
  }, 60_000);
});

test.each(KINDS)(
  'a damaged backup of %s is refused, and nothing is written',
  async (kind) => {
    const file = await makeBackup(await used(kind), backups(`${kind}-damaged`));
    const bytes = readFileSync(file);
    const target = await machine(kind);
    const middle = Math.floor(bytes.length / 2);
    const changed = Buffer.from(bytes);
    changed.writeUInt8((bytes[middle] ?? 0) ^ 1, middle);
    const sum = Buffer.from(bytes);
    sum.writeUInt8((bytes.at(-5) ?? 0) ^ 1, bytes.length - 5);
    for (const damaged of [bytes.subarray(0, middle), changed, sum, 'no backup', gzipSync('no backup')]) {
      writeFileSync(file, damaged);
      await expect(restoreBackup(file, target)).rejects.toThrow(BackupFailure);
    }
    await expect(restoreBackup(join(root, 'nergens.db'), target)).rejects.toThrow('there is no');
    await expect(storedIn(target.databaseUrl)).rejects.toThrow('no data');
  },
  60_000,
);

test('a database that another program has open is not replaced', async () => {
  const place = await used('SQLite');
  const file = await makeBackup(place, backups('open'));
  const running = await openDriver(place.databaseUrl);
  await expect(restoreBackup(file, place, { replace: true })).rejects.toThrow('stop the site');
  await running.close();
});

test.runIf(KINDS.length > 1)(
  'a backup of one kind of database is refused by the other',
  async () => {
    const file = await makeBackup(await used('SQLite'), backups('kind'));
    await expect(restoreBackup(file, await machine('PostgreSQL'))).rejects.toThrow('another kind');
  },
  60_000,
);

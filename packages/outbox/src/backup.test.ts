import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { main } from './backup.ts';
import { MIGRATIONS, schemaVersion } from './store/migrations.ts';
import { fileOf, openDriver } from './store/open-driver.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { runUntilKilled } from './testing/run-until-killed.ts';
import { databaseOf } from './testing/versions.ts';

/** `npm run backup` and `npm run restore`, as an operator types them. */
const KINDS = DATABASES.filter(
  (kind) => kind === 'SQLite' || spawnSync('pg_dump', ['--version']).status === 0,
);
const BEFORE = 200;

const root = temporaryFolder();

/** The command, for the database of a settings file. */
function wordsFor(databaseUrl: string, words: readonly string[]): string[] {
  const settings = join(root, 'settings.env');
  writeFileSync(settings, `DATABASE_URL=${databaseUrl}\n`);
  return [...words, '--env', settings];
}

/** In a process of its own; gives what it prints. */
async function run(databaseUrl: string, ...words: readonly string[]): Promise<string> {
  const args = [join(import.meta.dirname, 'backup.ts'), ...wordsFor(databaseUrl, words)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout.trim();
}

const command = (databaseUrl: string, ...words: readonly string[]) => main(wordsFor(databaseUrl, words));
const backup = (databaseUrl: string, folder: string) =>
  command(databaseUrl, 'backup', '--to', join(root, folder));
const restore = (databaseUrl: string, ...words: readonly string[]) =>
  command(databaseUrl, 'restore', ...words);

async function stored(databaseUrl: string): Promise<string[]> {
  const driver = await openDriver(databaseUrl, { create: false });
  const rows = await driver.all(z.object({ id: z.string() }), 'select id from submissions');
  await driver.close();
  return rows.map(({ id }) => id);
}

describe.each(KINDS)('a backup of %s', (kind) => {
  test('made under load and restored elsewhere has once what was acknowledged before it began', async () => {
    const first = await freshDatabase(kind);
    let made: Promise<string> | undefined;
    const program = ['accept-and-send.ts', first, join(root, `${kind}.txt`)] as const;
    const acknowledged = await runUntilKilled(program, ({ length }, kill) => {
      if (length === BEFORE) made = run(first, 'backup', '--to', `${kind}-drill`).finally(kill);
    });
    const before = acknowledged.slice(0, BEFORE);
    const file = join(root, (await made) ?? '');
    expect(acknowledged.length).toBeGreaterThan(BEFORE);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, `${kind}-drill`))).toHaveLength(1);
    const lost = fileOf(first);
    if (lost !== undefined) rmSync(lost);

    const second = await freshDatabase(kind);
    expect(await run(second, 'restore', file)).toBe(`Restored ${file}.`);
    const ids = await stored(second);
    const known = new Set(ids);
    expect(before.filter((id) => !known.has(id))).toEqual([]);
    expect(ids).toHaveLength(known.size);
  }, 120_000);

  test('of version 1.0.0 takes the place of a used database only with --replace, and is brought up to date', async () => {
    const file = await backup(await databaseOf(kind, 1), `${kind}-before`);
    const url = await freshDatabase(kind);
    await (await openDriver(url)).close();
    await expect(restore(url, file)).rejects.toThrow('--replace');
    expect(await stored(url)).toEqual([]);
    await restore(url, file, '--replace');
    expect((await stored(url)).length).toBeGreaterThan(0);
    const driver = await openDriver(url);
    expect(await schemaVersion(driver)).toBe(MIGRATIONS.length);
    await driver.close();
  }, 60_000);

  test('that is damaged is refused, and nothing is written', async () => {
    const used = await freshDatabase(kind);
    await (await openDriver(used)).close();
    const file = await backup(used, `${kind}-damaged`);
    const bytes = readFileSync(file);
    const target = await freshDatabase(kind);
    const middle = Math.floor(bytes.length / 2);
    const changed = Buffer.from(bytes);
    changed.writeUInt8((bytes[middle] ?? 0) ^ 1, middle);
    for (const damaged of [bytes.subarray(0, middle), changed, 'no backup', gzipSync('no backup')]) {
      writeFileSync(file, damaged);
      await expect(restore(target, file)).rejects.toThrow();
    }
    await expect(stored(target)).rejects.toThrow('no data');
  }, 60_000);
});

test('a database that another program has open is not replaced', async () => {
  const url = await freshDatabase('SQLite');
  const running = await openDriver(url);
  const file = await backup(url, 'open');
  await expect(restore(url, file, '--replace')).rejects.toThrow('stop the site');
  await running.close();
}, 60_000);

test('a backup of a newer version of the site does not replace a database', async () => {
  const url = await freshDatabase('SQLite');
  const driver = await openDriver(url);
  await driver.transaction((sql) => sql.run('update store_version set version = version + 1'));
  await driver.close();
  const file = join(root, 'newer.db.gz');
  writeFileSync(file, gzipSync(readFileSync(fileOf(url) ?? '')));
  const target = await freshDatabase('SQLite');
  await expect(restore(target, file)).rejects.toThrow('run the newer program');
  await expect(stored(target)).rejects.toThrow('no data');
}, 60_000);

test('wrong usage and a missing database say so', async () => {
  const nothing = await freshDatabase('SQLite');
  await expect(command(nothing)).rejects.toThrow('npm run backup');
  await expect(run(nothing, 'backup')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no data'),
  });
});

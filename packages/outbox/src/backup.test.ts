import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MIGRATIONS, schemaVersion } from './store/migrations.ts';
import { fileOf, openDriver } from './store/open-driver.ts';
import { DATABASES, freshDatabase } from './testing/databases.ts';
import { databaseOf } from './testing/versions.ts';

/** `npm run backup` and `npm run restore`, as an operator types them. */
const KINDS = DATABASES.filter(
  (kind) => kind === 'SQLite' || spawnSync('pg_dump', ['--version']).status === 0,
);
const BEFORE = 200;

const root = mkdtempSync(join(tmpdir(), 'inktvis-backup-'));
afterAll(() => rmSync(root, { recursive: true }));

async function command(databaseUrl: string, ...words: readonly string[]) {
  const settings = join(root, 'settings.env');
  writeFileSync(settings, `DATABASE_URL=${databaseUrl}\n`);
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'backup.ts'), ...words, '--env', settings],
    { cwd: root, env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const read = async (stream: Readable) => (await stream.toArray()).join('').trim();
  const [output, errors] = await Promise.all([read(child.stdout), read(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { code: child.exitCode, output, errors };
}

/** Makes a backup, and gives its path. */
async function backup(databaseUrl: string, folder: string): Promise<string> {
  const { code, output, errors } = await command(databaseUrl, 'backup', '--to', folder);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return join(root, output);
}

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
    const program = join(import.meta.dirname, 'testing', 'accept-and-send.ts');
    const child = spawn(process.execPath, [program, first, join(root, `${kind}.txt`)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'close');
    const acknowledged: string[] = [];
    let before: string[] = [];
    let made: Promise<string> | undefined;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length !== BEFORE) continue;
      before = [...acknowledged];
      made = backup(first, `${kind}-drill`).finally(() => child.kill('SIGKILL'));
    }
    await ended;
    const file = (await made) ?? '';
    expect(acknowledged.length).toBeGreaterThan(BEFORE);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(root, `${kind}-drill`))).toHaveLength(1);
    const lost = fileOf(first);
    if (lost !== undefined) rmSync(lost);

    const second = await freshDatabase(kind);
    expect(await restore(second, file)).toMatchObject({ code: 0, output: `Restored ${file}.` });
    const ids = await stored(second);
    const known = new Set(ids);
    expect(before.filter((id) => !known.has(id))).toEqual([]);
    expect(ids).toHaveLength(known.size);
  }, 120_000);

  test('of an earlier version takes the place of a used database only with --replace, and is brought up to date', async () => {
    const file = await backup(await databaseOf(kind, 3), `${kind}-before`);
    const url = await freshDatabase(kind);
    await (await openDriver(url)).close();
    expect(await restore(url, file)).toMatchObject({ code: 1, errors: expect.stringContaining('--replace') });
    expect(await stored(url)).toEqual([]);
    expect(await restore(url, file, '--replace')).toMatchObject({ code: 0 });
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
      expect(await restore(target, file)).toMatchObject({ code: 1 });
    }
    await expect(stored(target)).rejects.toThrow('no data');
  }, 60_000);
});

test('a database that another program has open is not replaced', async () => {
  const url = await freshDatabase('SQLite');
  const running = await openDriver(url);
  const file = await backup(url, 'open');
  expect((await restore(url, file, '--replace')).errors).toContain('stop the site');
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
  expect((await restore(target, file)).errors).toContain('run the newer program');
  await expect(stored(target)).rejects.toThrow('no data');
}, 60_000);

test('wrong usage and a missing database say so', async () => {
  const nothing = await freshDatabase('SQLite');
  expect((await command(nothing)).errors).toContain('npm run backup');
  expect((await command(nothing, 'backup')).errors).toContain('no data');
});

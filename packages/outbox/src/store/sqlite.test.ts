import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Driver, StoreFailure } from './driver.ts';
import { migrate } from './migrations.ts';
import { openDriver } from './open-driver.ts';
import { openSqlite } from './sqlite.ts';

const nRow = z.object({ n: z.int() });
let folder: string;
let file: string;
let driver: Driver;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, 'nieuw', 'test.db');
  driver = openSqlite(file, 200);
  await driver.transaction((sql) => sql.run('create table t (n integer not null unique)'));
  return () => driver.close();
});

const insert = (n: number) => driver.transaction((sql) => sql.run('insert into t (n) values ($1)', [n]));
const all = async () => (await driver.all(nRow, 'select n from t order by n')).map(({ n }) => n);

test('of what is asked for together one that fails takes only itself along', async () => {
  const outcomes = await Promise.allSettled([insert(1), insert(1), insert(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await all()).toEqual([1, 2]);
});

test('what the work throws comes back as it is, and nothing of it stays', async () => {
  const broken = driver.transaction(async (sql) => {
    await sql.run('insert into t (n) values (3)');
    throw new RangeError('mine');
  });
  await expect(broken).rejects.toThrow(RangeError);
  expect(await all()).toEqual([]);
});

test('a database that stays locked is said to be busy; one that is released is waited for', async () => {
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  await expect(insert(1)).rejects.toMatchObject({ name: 'StoreFailure', kind: 'busy' });
  const patient = insert(2);
  await new Promise(setImmediate);
  other.exec('commit');
  await patient;
  expect(await all()).toEqual([2]);
  other.close();
});

test('a full database says so, keeps what it had, and goes on when there is room again', async () => {
  const fill = (size: number) =>
    driver.transaction(async (sql) => {
      await sql.run('create table big (text text)');
      await sql.run('insert into big values ($1)', ['x'.repeat(size)]);
    });
  await driver.transaction((sql) => sql.run('pragma max_page_count = 8'));
  await expect(fill(200_000)).rejects.toMatchObject({
    kind: 'full',
    message: 'the database is full: SQLITE 13',
  });
  await insert(1);
  expect(await all()).toEqual([1]);
});

test('a commit is on the disk before it is acknowledged', async () => {
  const row = z.object({ synchronous: z.int() });
  // 2: full (sqlite.org/pragma.html#pragma_synchronous). A process that is killed shows no difference, a power cut does.
  expect(await driver.transaction((sql) => sql.all(row, 'pragma synchronous'))).toEqual([{ synchronous: 2 }]);
});

test('the file is for its owner only', () => {
  for (const name of [file, `${file}-wal`]) expect(statSync(name).mode & 0o777).toBe(0o600);
});

test('errors hold nothing of what was written', async () => {
  const secret = 'an@voorbeeld.be';
  const broken = driver.transaction((sql) => sql.run('insert into t (n) values ($1), (null)', [secret]));
  const error = await broken.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StoreFailure);
  expect(JSON.stringify([error, String(error), Object.values(error ?? {})])).not.toContain(secret);
});

test('migrations run once, those that are new later; a newer database is refused and not changed', async () => {
  const one = 'create table a (n integer)';
  const two = 'create table b (n integer); insert into b values (7)';
  await migrate(driver, { migrations: [one] });
  await migrate(driver, { migrations: [one] });
  await migrate(driver, { migrations: [one, two] });
  expect(await driver.all(nRow, 'select n from b')).toEqual([{ n: 7 }]);
  await expect(migrate(driver, { migrations: [one] })).rejects.toMatchObject({ kind: 'newer' });
  await expect(migrate(driver, { migrations: [one] })).rejects.toThrow('version 2, this program knows 1');
});

test('a migration that breaks leaves the database as it was', async () => {
  const broken = ['create table a (n integer); create tabel b'];
  await expect(migrate(driver, { migrations: broken })).rejects.toThrow(StoreFailure);
  await migrate(driver, { migrations: ['create table a (n integer)'] });
});

test.each(['', 'var/inktvis.db', 'mysql://root:geheim@localhost/x', 'postgres://[', 'file:'])(
  'the address %o is refused without repeating it',
  async (url) => {
    const error = await openDriver(url).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: 'address' });
    expect(String(error)).not.toContain('geheim');
  },
);

test('a database that cannot be reached says so without its password', async () => {
  const error = await openDriver('postgres://an:geheim@127.0.0.1:1/x').catch((caught: unknown) => caught);
  expect(error).toMatchObject({ name: 'StoreFailure', kind: 'unavailable' });
  expect(JSON.stringify([String(error), error])).not.toContain('geheim');
});

test('a file that is no database, or lies where none can be, says so', async () => {
  await expect(openDriver(`file:${import.meta.filename}/x.db`)).rejects.toThrow(StoreFailure);
  await expect(openDriver(`file:${folder}`)).rejects.toThrow(StoreFailure);
});

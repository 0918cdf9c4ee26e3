import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Driver, StoreFailure } from './driver.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const FILE = /^file:(?:\/\/)?(.+)$/;
const POSTGRES = /^postgres(?:ql)?:\/\//;

const missing = () => new StoreFailure('missing', 'the site has no data in this database');

/** The address of a PostgreSQL. An error leaves it out: it may hold a password. */
function postgresUrl(databaseUrl: string): URL {
  const url = POSTGRES.test(databaseUrl) ? URL.parse(databaseUrl) : null;
  if (url) return url;
  const expected = 'expects file:<path> or postgres://<user>:<password>@<host>/<database>';
  throw new StoreFailure('address', `DATABASE_URL: ${expected}`);
}

/** The database that the environment names; without one a file below the working folder. */
export const databaseUrlOf = ({ DATABASE_URL }: Record<string, string | undefined>): string =>
  DATABASE_URL || 'file:var/inktvis.db';

/** The file of an address that names one, below the working folder. */
export function fileOf(databaseUrl: string): string | undefined {
  const path = FILE.exec(databaseUrl)?.[1];
  return path === undefined ? undefined : resolve(decodeURI(path));
}

/** The database as it is: nothing in it is brought up to date. Throws as `openDriver` rejects. */
export function connectTo(databaseUrl: string, create: boolean): Driver {
  const file = fileOf(databaseUrl);
  if (file !== undefined) {
    if (!create && !existsSync(file)) throw missing();
    return openSqlite(file);
  }
  postgresUrl(databaseUrl);
  return openPostgres(databaseUrl);
}

const tableRow = z.object({ name: z.string() });

const isUsed = async (driver: Driver): Promise<boolean> =>
  (await driver.all(tableRow, driver.tables)).some(({ name }) => name === 'store_version');

/**
 * The database of a setting: `file:var/inktvis.db` (SQLite, below the working folder) or `postgres://…`, brought up to
 * date. `create: false` refuses a database that the site has not made, and makes nothing. Rejects with a `StoreFailure`.
 */
export async function openDriver(databaseUrl: string, { create = true } = {}): Promise<Driver> {
  const driver = connectTo(databaseUrl, create);
  try {
    if (!create && !(await isUsed(driver))) throw missing();
    await migrate(driver);
  } catch (error) {
    await driver.close();
    throw error;
  }
  return driver;
}

/** The address for people: the whole path of a file, and no password. Throws a `StoreFailure`. */
export function describeDatabase(databaseUrl: string): string {
  const file = fileOf(databaseUrl);
  if (file !== undefined) return `file:${file}`;
  const url = postgresUrl(databaseUrl);
  url.password = '';
  url.search = '';
  return url.href;
}

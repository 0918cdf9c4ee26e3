import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Driver, type Notices, StoreFailure } from './driver.ts';
import { migrate, missing } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const FILE = /^file:(?:\/\/)?(.+)$/;
const POSTGRES = /^postgres(?:ql)?:$/;

/** The environment, and over it a settings file. Throws when that cannot be read. */
export const environment = (file: string | undefined): NodeJS.Dict<string> =>
  file === undefined ? process.env : { ...process.env, ...parseEnv(readFileSync(file, 'utf8')) };

export const databaseUrlOf = ({ DATABASE_URL }: Record<string, string | undefined>): string =>
  DATABASE_URL || 'file:var/inktvis.db';

/** The file of an address that names one, below the working folder. */
export function fileOf(databaseUrl: string): string | undefined {
  const path = FILE.exec(databaseUrl)?.[1];
  return path === undefined ? undefined : resolve(decodeURI(path));
}

/** The database as it is, not brought up to date. Throws a `StoreFailure`. */
export function connectTo(databaseUrl: string, create: boolean): Driver {
  const file = fileOf(databaseUrl);
  if (file !== undefined) {
    if (!create && !existsSync(file)) throw missing();
    return openSqlite(file);
  }
  if (POSTGRES.test(URL.parse(databaseUrl)?.protocol ?? '')) return openPostgres(databaseUrl);
  // Without what is there: it may hold a password.
  const expected = 'expects file:<path> or postgres://<user>:<password>@<host>/<database>';
  throw new StoreFailure('address', `DATABASE_URL: ${expected}`);
}

/** `file:…` (SQLite) or `postgres://…`, up to date; without `create` only one of the site. Rejects with a `StoreFailure`. */
export async function openDriver(databaseUrl: string, { create = true } = {}): Promise<Driver> {
  const driver = connectTo(databaseUrl, create);
  try {
    await migrate(driver, { create });
  } catch (error) {
    await driver.close();
    throw error;
  }
  return driver;
}

/** The same, opened by the first call; while it cannot be, each call rejects and the next one tries again. */
export function connectDriver(databaseUrl: string): Driver {
  let opening: Promise<Driver> | undefined;
  const listening: Parameters<Notices['listen']>[] = [];
  async function open(): Promise<Driver> {
    try {
      const driver = await openDriver(databaseUrl);
      for (const listener of listening) driver.notices.listen(...listener);
      return driver;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }
  const opened = () => (opening ??= open());
  return {
    all: async (row, sql, values) => (await opened()).all(row, sql, values),
    transaction: async (work, withinMs) => (await opened()).transaction(work, withinMs),
    notices: {
      send: async (text) => (await opened()).notices.send(text),
      listen: (...listener) => void listening.push(listener),
    },
    scrub: async () => (await opened()).scrub(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}

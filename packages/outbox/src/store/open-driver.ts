import { resolve } from 'node:path';
import { DatabaseUrlError, type Driver } from './driver.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

const FILE = /^file:(?:\/\/)?(.+)$/;
const POSTGRES = /^postgres(?:ql)?:\/\//;

function connectTo(databaseUrl: string): Driver {
  const path = FILE.exec(databaseUrl)?.[1];
  if (path !== undefined) return openSqlite(resolve(decodeURI(path)));
  if (!POSTGRES.test(databaseUrl) || !URL.canParse(databaseUrl)) throw new DatabaseUrlError();
  return openPostgres(databaseUrl);
}

/**
 * The database of a setting: `file:var/inktvis.db` (SQLite, below the working folder) or `postgres://…`, brought up to
 * date. Rejects with `DatabaseUrlError`, `NewerDatabaseError` or `StoreFailure`.
 */
export async function openDriver(databaseUrl: string): Promise<Driver> {
  const driver = connectTo(databaseUrl);
  try {
    await migrate(driver);
  } catch (error) {
    await driver.close();
    throw error;
  }
  return driver;
}

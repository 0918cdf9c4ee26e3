import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabases, DATABASES } from '../testing/databases.ts';
import { NewerDatabaseError } from './driver.ts';
import { MIGRATIONS, migrate, schemaVersion, TABLES } from './migrations.ts';
import { connectTo, openDriver } from './open-driver.ts';

const folder = join(import.meta.dirname, '..', 'testing', 'versions');
const VERSIONS = readdirSync(folder)
  .map((name) => Number.parseInt(name, 10))
  .toSorted((a, b) => a - b);

const databases = createDatabases();
afterAll(() => databases.stop(), 60_000);

/** The statements of a fixture; none holds a semicolon of its own. */
const statementsOf = (version: number): string[] =>
  readFileSync(join(folder, `${version}.sql`), 'utf8')
    .replace(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');

/** A database as the site of that version left it, made from the text of that time. */
async function databaseOf(kind: string, version: number): Promise<string> {
  const url = await databases.fresh(kind);
  const driver = connectTo(url, true);
  await driver.transaction(async (sql) => {
    for (const statement of statementsOf(version)) await sql.run(statement);
  });
  await driver.close();
  return url;
}

const countRow = z.object({ rows: z.coerce.number() });

test('every version has a database to try', () => {
  expect(VERSIONS).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

describe.each(DATABASES)('with %s', (kind) => {
  test.each(VERSIONS)(
    'a database of version %i keeps every row when it is brought up to date',
    async (version) => {
      const driver = await openDriver(await databaseOf(kind, version));
      expect(await schemaVersion(driver)).toBe(MIGRATIONS.length);
      const inserted = statementsOf(version).flatMap((text) => /insert into (\w+)/.exec(text)?.[1] ?? []);
      for (const table of TABLES) {
        const [found] = await driver.all(countRow, `select count(*) as rows from ${table}`);
        // Version 3 notes by itself that a mail was given up.
        const made = table === 'mail_alerts' && version < 3 ? 1 : 0;
        expect([table, found?.rows]).toEqual([
          table,
          inserted.filter((name) => name === table).length + made,
        ]);
      }
      await driver.close();
    },
    60_000,
  );

  test.each(VERSIONS.slice(1))(
    'a program of the version before refuses one of version %i',
    async (version) => {
      const driver = connectTo(await databaseOf(kind, version), false);
      await expect(migrate(driver, MIGRATIONS.slice(0, version - 1))).rejects.toThrow(NewerDatabaseError);
      expect(await schemaVersion(driver)).toBe(version);
      await driver.close();
    },
    60_000,
  );
});

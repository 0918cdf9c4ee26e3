import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDatabases, DATABASES } from '../testing/databases.ts';
import { databaseOf, statementsOf, VERSIONS } from '../testing/versions.ts';
import { NewerDatabaseError } from './driver.ts';
import { MIGRATIONS, migrate, schemaVersion, TABLES } from './migrations.ts';
import { connectTo, openDriver } from './open-driver.ts';

const databases = createDatabases();
afterAll(() => databases.stop(), 60_000);

const countRow = z.object({ rows: z.coerce.number() });

test('every version has a database to try', () => {
  expect(VERSIONS).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

describe.each(DATABASES)('with %s', (kind) => {
  test.each(VERSIONS)(
    'a database of version %i keeps every row when it is brought up to date',
    async (version) => {
      const driver = await openDriver(await databaseOf(databases, kind, version));
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
      const driver = connectTo(await databaseOf(databases, kind, version), false);
      await expect(migrate(driver, MIGRATIONS.slice(0, version - 1))).rejects.toThrow(NewerDatabaseError);
      expect(await schemaVersion(driver)).toBe(version);
      await driver.close();
    },
    60_000,
  );

  test.each(VERSIONS.slice(1))(
    'a program of the version before goes on while one of version %i starts',
    async (version) => {
      const url = await databaseOf(databases, kind, version - 1);
      const before = connectTo(url, false);
      const next = connectTo(url, false);
      const inserts = statementsOf(version - 1).filter((text) =>
        /^\s*insert into (?!store_version)/.test(text),
      );
      const tables = inserts.map((text) => /insert into (\w+)/.exec(text)?.[1] ?? '');
      const count = () =>
        Promise.all(
          tables.map(
            async (table) => (await before.all(countRow, `select count(*) as rows from ${table}`))[0],
          ),
        );
      const found = await count();
      await migrate(next, MIGRATIONS.slice(0, version));
      // All over again, as the program of that time wrote it, on the connection that it had.
      await before.transaction(async (sql) => {
        for (const table of tables.toReversed()) await sql.run(`delete from ${table}`);
        for (const insert of inserts) await sql.run(insert);
      });
      expect(await count()).toEqual(found);
      expect(await schemaVersion(next)).toBe(version);
      await before.close();
      await next.close();
    },
    60_000,
  );
});

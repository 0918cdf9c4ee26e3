import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DATABASES, freshDatabase, HAS_POSTGRES } from '../testing/databases.ts';
import { databaseOf, statementsOf, VERSIONS } from '../testing/versions.ts';
import { MIGRATIONS, migrate, schemaVersion, statementsIn, TABLES } from './migrations.ts';
import { connectTo, openDriver } from './open-driver.ts';

const slugRow = z.object({ slug: z.string() });
const countRow = z.object({ rows: z.coerce.number() });

const [RELEASED = 0] = VERSIONS;
/** Those of a program after this one. */
const LATER = [...MIGRATIONS, 'create table later (id integer)'];

test('every version has a database to try, and the first release is as it was released', () => {
  expect(VERSIONS).toEqual(MIGRATIONS.map((_, at) => at + 1));
  const plain = (statements: string[]) => statements.map((text) => text.replace(/\s+/g, ' ').trim());
  const released = plain(statementsOf(RELEASED)).filter((text) =>
    /^create (?!table store_version)/.test(text),
  );
  expect(plain(statementsIn(MIGRATIONS[0] ?? ''))).toEqual(released);
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
        expect([table, found?.rows]).toEqual([table, inserted.filter((name) => name === table).length]);
      }
      await driver.close();
    },
    60_000,
  );

  test('this program refuses a database of a later one', async () => {
    const driver = connectTo(await databaseOf(kind, RELEASED), false);
    await migrate(driver, { migrations: LATER });
    await expect(migrate(driver)).rejects.toMatchObject({ kind: 'newer' });
    expect(await schemaVersion(driver)).toBe(LATER.length);
    await driver.close();
  }, 60_000);

  test('the released program goes on while a later one starts', async () => {
    const url = await databaseOf(kind, RELEASED);
    const before = connectTo(url, false);
    const next = connectTo(url, false);
    const inserts = statementsOf(RELEASED).filter((text) => /^\s*insert into (?!store_version)/.test(text));
    const tables = inserts.map((text) => /insert into (\w+)/.exec(text)?.[1] ?? '');
    const count = () =>
      Promise.all(
        tables.map(async (table) => (await before.all(countRow, `select count(*) as rows from ${table}`))[0]),
      );
    const found = await count();
    await migrate(next, { migrations: LATER });
    // All over again, as the program of that time wrote it, on the connection that it had.
    await before.transaction(async (sql) => {
      for (const table of tables.toReversed()) await sql.run(`delete from ${table}`);
      for (const insert of inserts) await sql.run(insert);
    });
    expect(await count()).toEqual(found);
    expect(await schemaVersion(next)).toBe(LATER.length);
    await before.close();
    await next.close();
  }, 60_000);
});

test.runIf(HAS_POSTGRES)(
  'a transaction of PostgreSQL that is not done in time is refused, and stores nothing',
  async () => {
    const driver = await openDriver(await freshDatabase('PostgreSQL'));
    const write = (name: string, workMs: number, withinMs?: number) =>
      driver.transaction(async (sql) => {
        await sql.run('insert into former_addresses (slug, uuid, seen_at) values ($1, $1, 0)', [name]);
        await pause(workMs);
      }, withinMs);
    const outcomes = await Promise.allSettled([write('a', 60, 20), write('b', 0), write('c', 60)]);
    expect(outcomes[0]).toMatchObject({ reason: { name: 'StoreFailure', kind: 'busy' } });
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(await driver.all(slugRow, 'select slug from former_addresses order by slug')).toEqual([
      { slug: 'b' },
      { slug: 'c' },
    ]);
    await driver.close();
  },
  60_000,
);

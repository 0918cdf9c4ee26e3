import { z } from 'zod';
import type { Driver } from './driver.ts';
import { NewerDatabaseError } from './failure.ts';
import { first } from './migrations/001-first.ts';
import { screens } from './migrations/002-screens.ts';

/** In order; the place in the list is the version. What was released is never changed: add another. */
export const MIGRATIONS: readonly (readonly string[])[] = [first, screens];

const versionRow = z.object({ version: z.int() });

/** Brings the database up to date, all of it or nothing. Programs that start together wait for each other. */
export async function migrate(driver: Driver, migrations = MIGRATIONS): Promise<void> {
  await driver.transaction(async (sql) => {
    if (driver.lockForMigration) await sql.run(driver.lockForMigration);
    await sql.run('create table if not exists store_version (version integer not null)');
    const [row] = await sql.all(versionRow, 'select version from store_version');
    const found = row?.version ?? 0;
    if (found > migrations.length) throw new NewerDatabaseError(found, migrations.length);
    if (found === migrations.length) return;
    for (const statements of migrations.slice(found))
      for (const statement of statements) await sql.run(statement);
    await sql.run('delete from store_version');
    await sql.run('insert into store_version (version) values ($1)', [migrations.length]);
  });
}

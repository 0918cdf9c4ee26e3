import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statementsIn } from '../store/migrations.ts';
import { connectTo } from '../store/open-driver.ts';
import { freshDatabase } from './databases.ts';

const folder = join(import.meta.dirname, 'versions');

/** The versions of the schema that were released, from 1 of the site's 1.0.0; each has a database to try. */
export const VERSIONS = readdirSync(folder)
  .map((name) => Number.parseInt(name, 10))
  .toSorted((a, b) => a - b);

export const statementsOf = (version: number): string[] =>
  statementsIn(readFileSync(join(folder, `${version}.sql`), 'utf8'));

/** The address of a database as the site of that version left it, made from the text of that time. */
export async function databaseOf(kind: string, version: number): Promise<string> {
  const url = await freshDatabase(kind);
  const driver = connectTo(url, true);
  await driver.transaction(async (sql) => {
    for (const statement of statementsOf(version)) await sql.run(statement);
  });
  await driver.close();
  return url;
}

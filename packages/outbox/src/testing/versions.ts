import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectTo } from '../store/open-driver.ts';
import { freshDatabase } from './databases.ts';

const folder = join(import.meta.dirname, 'versions');

/** The versions of the schema that were released, from 1 of the site's 1.0.0; each has a database to try. */
export const VERSIONS = readdirSync(folder)
  .map((name) => Number.parseInt(name, 10))
  .toSorted((a, b) => a - b);

/** The statements of a fixture; none holds a semicolon of its own. */
export const statementsOf = (version: number): string[] =>
  readFileSync(join(folder, `${version}.sql`), 'utf8')
    .replace(/^--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');

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

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { componentExport } from './components.ts';
import { graphqlSchema } from './graphql.ts';

/**
 * Writes the files that are derived from the model; run it after a change of the model. With `--check` it writes nothing,
 * names the files that are out of date, and exits with 1 when there are any.
 */
const folder = join(import.meta.dirname, '..', '..', 'generated');
const files = [
  { name: 'components.json', text: `${JSON.stringify(componentExport(), null, 2)}\n` },
  { name: 'schema.graphql', text: graphqlSchema() },
];

if (process.argv.includes('--check')) {
  for (const { name, text } of files) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => '');
    if (present === text) continue;
    process.stderr.write(
      `packages/content/generated/${name} is out of date; run: npx node packages/content/src/cms/write-generated.ts\n`,
    );
    process.exitCode = 1;
  }
} else {
  await mkdir(folder, { recursive: true });
  for (const { name, text } of files) await writeFile(join(folder, name), text);
}

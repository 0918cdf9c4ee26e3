import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createDatabases } from '../testing/databases.ts';
import { databaseOf, VERSIONS } from '../testing/versions.ts';

/** `npm run backup` and `npm run restore` as an operator types them: arguments, settings file, exit codes. */

const root = mkdtempSync(join(tmpdir(), 'inktvis-backup-command-'));
const databases = createDatabases();
afterAll(async () => {
  rmSync(root, { recursive: true });
  await databases.stop();
});

/** Runs the command without the environment of the test run. */
async function command(...words: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

/** A settings file of the site. */
function machine(name: string, databaseUrl: string): string {
  const settings = join(root, `${name}.env`);
  writeFileSync(
    settings,
    `SITE_URL=https://inktvis.example
DATABASE_URL=${databaseUrl}
`,
  );
  return settings;
}

test('a backup is made and put back elsewhere with the settings file of each machine', async () => {
  const first = machine('first', await databaseOf(databases, 'SQLite', VERSIONS.at(-1) ?? 0));
  const made = await command('backup', '--to', 'kept', '--env', first);
  const [name = ''] = readdirSync(join(root, 'kept'));
  const file = join('kept', name);
  expect(made).toMatchObject({ code: 0, output: `${file}\n` });
  const second = machine('second', await databases.fresh('SQLite'));
  expect(await command('restore', file, '--env', second)).toMatchObject({
    code: 0,
    output: `Restored ${file}.\n`,
  });
  expect(await command('restore', file, '--env', second)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--replace'),
  });
  expect(await command('restore', file, '--replace', '--env', second)).toMatchObject({ code: 0 });
}, 60_000);

test('a database that is not there is a failure, and leaves no archive', async () => {
  const settings = machine('nothing', await databases.fresh('SQLite'));
  expect(await command('backup', '--to', 'nowhere', '--env', settings)).toMatchObject({
    code: 1,
    errors: expect.stringContaining('no data'),
  });
  expect(existsSync(join(root, 'nowhere')) ? readdirSync(join(root, 'nowhere')) : []).toEqual([]);
}, 60_000);

test.each([
  ['no command', []],
  ['a command that is none', ['bakup']],
  ['an option that is none', ['backup', '--naar', 'kept']],
  ['a backup with a word too many', ['backup', 'kept']],
  ['a restore without a file', ['restore']],
  ['a settings file that is not there', ['backup', '--env', 'nergens.env']],
])('%s is wrong usage', async (_name, words) => {
  expect(await command(...words)).toMatchObject({ code: 2, output: '' });
});

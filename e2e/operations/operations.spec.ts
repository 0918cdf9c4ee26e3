import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { contactValues } from '../support/forms.ts';
import { inbox } from '../support/inbox.ts';
import { expect, test, untilWhole } from '../support/test.ts';

/** `npm run backup` or `npm run restore`, with a settings file as on a machine. */
async function copies(settings: string, ...words: readonly string[]): Promise<string> {
  const script = join(import.meta.dirname, '../..', 'packages/outbox/src/backup.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...words, '--env', settings]);
  return stdout;
}

test('a machine lost under load comes back elsewhere from its backup, with what was sought and not found', async ({
  openEnvironment,
}) => {
  const at = (...names: string[]) => test.info().outputPath(...names);
  const machine = async (name: string) => {
    const settings = { DATABASE_URL: `file:${at(name, 'inktvis.db')}`, CACHE_DIR: at(name, 'content') };
    const file = at(`${name}.env`);
    await writeFile(
      file,
      `${Object.entries(settings)
        .map((pair) => pair.join('='))
        .join('\n')}\n`,
    );
    return { settings, file };
  };
  const [first, second] = [await machine('first'), await machine('second')];
  const environment = await openEnvironment({ env: first.settings });
  for (const path of [
    '/zoeken?q=Kwibusfluit',
    '/zoeken?q=gezelle',
    '/oude-pagina',
    '/caf%C3%A9',
    '/zoeken?q=an%40voorbeeld.be',
  ])
    for (const _ of [1, 2]) await (await fetch(environment.url + path)).arrayBuffer();
  // What is counted is written at the latest when the site stops.
  await environment.restartSite();

  const acknowledged: string[] = [];
  let isOver = false;
  const visitor = async (name: number) => {
    for (let times = 0; !isOver; times += 1) {
      const email = `lezer-${name}-${times}@voorbeeld.be`;
      const response = await fetch(`${environment.url}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(contactValues(email)),
      }).catch(() => null);
      if (response?.status === 200) acknowledged.push(email);
    }
  };
  const visitors = Promise.all([visitor(1), visitor(2)]);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
  const before = [...acknowledged];
  await copies(first.file, 'backup', '--to', at('backups'));
  process.kill(environment.site().pid, 'SIGKILL');
  isOver = true;
  await visitors;
  await rm(at('first'), { recursive: true });

  const [archive = ''] = await readdir(at('backups'));
  expect(await copies(second.file, 'restore', at('backups', archive))).toContain('Restored ');
  await environment.restartSite(second.settings);
  await untilWhole(environment.url, `${environment.url}/programma`);
  const listed = await inbox(second.settings.DATABASE_URL, 'list', '--aantal', '100000');
  expect(before.filter((email) => !listed.includes(email))).toEqual([]);
  expect(await inbox(second.settings.DATABASE_URL, 'searches')).toMatch(
    /Keer"\r\n"[\d-]+";"kwibusfluit";2\r\n$/,
  );
  expect(await inbox(second.settings.DATABASE_URL, 'missing')).toMatch(
    /Keer"(\r\n"[\d-]+";"(\/café|\/oude-pagina)";2){2}\r\n$/,
  );
});

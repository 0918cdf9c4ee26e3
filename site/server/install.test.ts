import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@inktvis/foundation/listen';
import { selfSigned } from '@inktvis/foundation/testing/certificate';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** The install page as far as it goes without systemd and root; `npm run rehearse` goes on. */
let folder: string;
let stop: (() => unknown) | undefined;
beforeEach(() => {
  folder = fs.mkdtempSync(join(tmpdir(), 'inktvis-install-'));
  // The workers of nginx have another user.
  fs.chmodSync(folder, 0o755);
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

const at = (path: string) => join(import.meta.dirname, '../..', path);
const read = (path: string) => fs.readFileSync(at(path), 'utf8');
const write = (name: string, text: string) => fs.writeFileSync(join(folder, name), text);
/** Gives the exit code and what was said. */
function run(command: string, env: NodeJS.ProcessEnv = process.env): [number | null, string] {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
  return [status, stdout + stderr];
}
/** A test of what one machine has and another has not. */
function testWith(command: string, title: string, body: () => unknown): void {
  const isThere = spawnSync('sh', ['-c', command]).status === 0;
  if (!isThere) console.warn(`Not tried, because this fails here: ${command} (${title})`);
  test.runIf(isThere)(title, async () => void (await body()));
}

testWith(
  'systemd-analyze verify basic.target',
  'systemd reads the units, and the services may do little',
  () => {
    for (const name of fs.readdirSync(at('deploy/systemd')))
      write(name, read(`deploy/systemd/${name}`).replaceAll('/srv/inktvis/current', at('')));
    expect(run('systemd-analyze verify ./*.service ./*.socket ./*.timer')).toEqual([0, '']);
    for (const name of ['inktvis', 'inktvis-backup'])
      expect(run(`systemd-analyze security --offline=true --threshold=15 ./${name}.service`)[0]).toBe(0);
  },
);

testWith(
  'nginx -v',
  'nginx takes its files as the page says; without an instance it answers in Dutch',
  () => {
    for (const of of ['deploy/nginx', 'deploy/nginx/one-host'])
      fs.cpSync(at(of), folder, { recursive: true });
    const { key, cert } = selfSigned('localhost');
    write('privkey.pem', key);
    write('fullchain.pem', cert);
    for (const name of ['listen', 'http', 'backends', 'cache']) {
      const text = read(`deploy/nginx/one-host/${name}.conf`)
        .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+|\/var\/(log|lib)\/nginx/g, folder)
        .replaceAll(/^ *listen \[::\].*\n/gm, '')
        .replaceAll(/listen (\d+)/g, `listen unix:${folder}/$1`)
        .replaceAll(/:4321/g, ':1');
      write(`${name}.conf`, text);
    }
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
    const http = `http { ${temporary} include http.conf; include site.conf; }`;
    write('nginx.conf', `pid ${folder}/pid; error_log stderr error; events {} ${http}`);
    const older = /nginx before 1\.25: `(sed .*)`/.exec(read('docs/how-to/install-on-one-host.md'))?.[1];
    if (Number(/nginx\/1\.(\d+)/.exec(run('nginx -v')[1])?.[1]) < 25)
      expect(run(older?.replace('/etc/nginx', folder) ?? '')).toEqual([0, '']);
    const nginx = `nginx -p ${folder} -c ${folder}/nginx.conf`;
    expect(run(`${nginx} -t -q`)).toEqual([0, '']);

    expect(run(`${nginx} >/dev/null 2>&1`)[0]).toBe(0);
    stop = () => run(`${nginx} -s stop`);
    const ask = (path: string, more = '') =>
      run(`curl -sk -m 20 -w '%{http_code}' --unix-socket 443 ${more} 'https://localhost${path}'`)[1];
    for (const path of ['/', '/nieuwsbrief/bevestigen?t=x']) expect(ask(path)).toMatch(/opnieuw[\s\S]*503$/);
    expect(ask('/api/contact', '-d a=b')).toMatch(/Wat je invulde, is niet aangekomen[\s\S]*503$/);
    expect(ask('/api/contact', "-d '{}' -H 'content-type: application/json'")).toMatch(/^{"error":.*}\n503$/);

    write('backends.conf', read('deploy/nginx/backends.conf').replaceAll(/site\d:/g, '127.0.0.1:'));
    expect(run(`${nginx} -t -q`)).toEqual([0, '']);
  },
);

const main = at('site/server/main.ts');

test('what makes every start fail is said before it', () => {
  const database = new DatabaseSync(join(folder, 'newer.db'));
  database.exec('create table store_version (version integer not null)');
  database.exec('insert into store_version values (999)');
  database.close();
  const check = (env: Record<string, string>) => run(`exec '${process.execPath}' '${main}' --check`, env);
  expect(check({ CONTENT_SPACE_ID: 'x' })).toEqual([
    1,
    expect.stringContaining('CONTENT_SPACE_ID: expected'),
  ]);
  expect(check({ DATABASE_URL: 'file:newer.db' })).toEqual([1, expect.stringContaining('newer program')]);
});

testWith(`unshare -rm true && test -e '${at('site/dist')}'`, 'the site starts with a full disk', async () => {
  fs.mkdirSync(join(folder, 'var'));
  const { port, close } = await serve();
  await close();
  const full =
    'mount -t tmpfs -o size=64k none var; head -c 70k /dev/zero 2>&- >var/full; "$0" "$1" --check && exec "$0" "$1"';
  const site = spawn('unshare', ['-rm', 'sh', '-c', full, process.execPath, main], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(site, 'exit');
  stop = () => site.kill() && ended;
  expect((await Promise.race([once(site, 'message'), ended]))[0]).toBe('ready');
  expect((await fetch(`http://127.0.0.1:${port}/favicon.svg`)).status).toBe(200);
});

import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { at } from '../lib/paths.mjs';
import { containers } from './containers.ts';
import { stagesOf } from './lib/image-stages.ts';

/** This repository, with one text in one file (a path from `deploy/`) replaced by another. */
function repositoryWith(file: string, from: string, to: string): string {
  const root = mkdtempSync(join(tmpdir(), 'inktvis-containers-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync(at()))
    if (!['deploy', 'docs', '.dockerignore'].includes(name)) symlinkSync(at(name), join(root, name));
  copyFileSync(at('.dockerignore'), join(root, '.dockerignore'));
  for (const name of ['deploy', 'docs/how-to'])
    cpSync(at(...name.split('/')), join(root, ...name.split('/')), { recursive: true });
  const path = join(root, 'deploy', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return root;
}

test.each([
  ['Containerfile', 'COPY embedded ./embedded', '', 'does not copy embedded/content'],
  ['Containerfile', 'COPY site ./site', 'COPY sites ./site', 'copies sites'],
  ['Containerfile', 'node:24.21.0', 'node:22.1.0', 'has Node 22.1.0'],
  ['Containerfile', 'METRICS_HOST=', 'METRICS_ADDRESS=', 'sets METRICS_ADDRESS'],
  ['Containerfile', 'EXPOSE 4321', 'EXPOSE 80', 'exposes another port'],
  ['Containerfile', 'site/server/main.ts', 'site/server/start.ts', 'runs site/server/start.ts'],
  [
    'Containerfile',
    'COPY --from=modules /srv/inktvis/tools ./tools\n',
    '',
    'npm run inbox needs tools/run.mjs',
  ],
  [
    'Containerfile',
    '/srv/inktvis/packages ./',
    '/srv/inktvis/pakketten ./',
    'npm run worker needs packages/',
  ],
  ['Containerfile', '/srv/inktvis/site ./site', '/srv/inktvis ./', 'the site holds embedded'],
  ['Containerfile', 'postgresql-client-17', 'postgresql-client-15', 'needs the programs of PostgreSQL 17'],
  ['../.dockerignore', '**/var\n', '', '**/var enters the build'],
  ['../.dockerignore', '**/.env*', '.env', '**/.env* enters the build'],
  ['compose.yaml', 'target: demo', 'target: site', 'which site does not hold'],
  ['compose.yaml', 'target: demo', 'target: shop', 'is built to shop, which is no stage'],
  ['compose.yaml', 'TRUSTED_PROXIES:', 'TRUSTED_PROXY:', 'sets TRUSTED_PROXY'],
  ['compose.yaml', 'http://content:4322/v2', 'http://content:4444/v2', 'where no service listens'],
  ['compose.yaml', 'http://varnish:6082/', 'http://varnish:6083/', 'where no service listens'],
  ['compose.yaml', '@database/inktvis', '@db/inktvis', 'where no service listens'],
  ['compose.yaml', 'embedded/mail/src/main.ts', 'embedded/mail/main.ts', 'runs embedded/mail/main.ts'],
  ['compose.yaml', 'dockerfile: deploy/Containerfile', 'dockerfile: deploy/Dockerfile', 'which is not there'],
  ['compose.yaml', '      dockerfile: Containerfile\n', '', 'is built from Dockerfile, which is not there'],
  ['varnish/Containerfile', 'COPY site.vcl', 'COPY pages.vcl', 'varnish copies pages.vcl'],
  ['compose.yaml', 'stop_grace_period: 20s', 'stop_grace_period: 10s', 'is killed before'],
  ['compose.yaml', '      - site2\n', '      - site3\n', 'waits for site3'],
  ['compose.yaml', '-p http_gzip_support=off', '', 'runs without http_gzip_support=off'],
  ['varnish/backends.vcl', '.port = "4321"', '.port = "8000"', 'a proxy asks site1:8000'],
  ['nginx/backends.conf', 'site2:4321', 'site9:4321', 'a proxy asks site9:4321'],
  ['systemd/inktvis.socket', ':4321', ':80', 'listens at another port'],
  ['systemd/inktvis.service', 'site/server/main.ts', 'server.ts/site/none.ts', 'which is not there'],
  [
    'systemd/inktvis.service',
    '/srv/inktvis/current/node_modules/.bin/node',
    '/usr/bin/node',
    'runs another Node',
  ],
  [
    'systemd/inktvis-backup.service',
    '/srv/inktvis/current/node_modules/.bin/node',
    '/usr/bin/node',
    'inktvis-backup.service: runs another Node',
  ],
  ['systemd/inktvis-backup.service', 'src/backup/main.ts', 'src/backup.ts', 'which is not there'],
  [
    'systemd/inktvis-backup.service',
    '-m 700 /var/backups/inktvis',
    '-m 700 /var/backups/elsewhere',
    'writes in /var/backups/inktvis, which nothing makes',
  ],
  [
    '../docs/how-to/install-on-one-host.md',
    'deploy/systemd/inktvis-backup.timer',
    'deploy/systemd/inktvis-copy.timer',
    'does not install inktvis-backup.timer',
  ],
  ['systemd/inktvis.env', 'TRUSTED_PROXIES=', 'TRUSTED_PROXY=', 'sets TRUSTED_PROXY'],
  ['nginx/one-host/backends.conf', ':4321', ':8000', 'asks port 8000'],
])('%s with %j replaced by %j is noticed', async (file, from, to, problem) => {
  expect(await containers.run(repositoryWith(file, from, to))).toContainEqual(
    expect.stringContaining(problem),
  );
});

test.each(['inbox', 'worker'])(
  'npm run %s works with what the image of the site holds',
  async (command) => {
    const root = mkdtempSync(join(tmpdir(), 'inktvis-image-'));
    onTestFinished(() => rmSync(root, { recursive: true, force: true }));
    const copied = stagesOf(readFileSync(at('deploy', 'Containerfile'), 'utf8')).at(-1)?.paths ?? [];
    for (const path of copied) {
      if (path === 'node_modules') symlinkSync(at(path), join(root, path));
      // The site is large and no command needs it.
      else if (path !== 'site') cpSync(at(path), join(root, path), { recursive: true });
    }
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', command, '--', '--help'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(stdout).toContain(`npm run ${command}`);
  },
  30_000,
);

import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { type Figure, load, median, perCpuSecond } from '../measure.ts';
import { untilOk, withSite } from '../site.ts';

const ROUNDS = 5;
const SECONDS = 2;
const DEPLOY = join(import.meta.dirname, '../../deploy/nginx');

/** The site alone, behind nginx, and a file of nginx; per CPU-second, in turns, so that a noisy machine bothers all. */
export const storedPage = (): Promise<readonly Figure[]> =>
  withSite({}, async ({ origin, pid }) => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), 'inktvis-nginx-'));
    const folder = temporary.path;
    const page = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer());
    const port = await getPort();
    const filePort = await getPort();
    for (const [name, text] of Object.entries(files({ folder, port, filePort, origin })))
      writeFileSync(join(folder, name), text);
    copyFileSync(join(DEPLOY, 'away.conf'), join(folder, 'away.conf'));
    mkdirSync(join(folder, 'files'));
    writeFileSync(join(folder, 'files', 'index.html'), page);
    using nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    const front = nginx.pid ?? 0;
    const targets = {
      alone: { url: `${origin}/`, pids: [pid] },
      shipped: { url: `http://127.0.0.1:${port}/`, pids: [pid, front] },
      file: { url: `http://127.0.0.1:${filePort}/`, pids: [front] },
    };
    const rates: Record<keyof typeof targets, number[]> = { alone: [], shipped: [], file: [] };
    for (const { url } of Object.values(targets)) await untilOk(url);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const name of ['alone', 'shipped', 'file'] as const) {
        const { url, pids } = targets[name];
        const rate = await perCpuSecond(pids, () => load(url, SECONDS));
        // The first round warms up.
        if (round > 0) rates[name].push(rate);
      }
    const of = (name: keyof typeof rates) => median(rates[name]);
    return [
      { what: 'alone', value: of('alone'), unit: 'per CPU-second' },
      { what: 'behind nginx as shipped', value: of('shipped'), unit: 'per CPU-second' },
      { what: 'nginx with a file', value: of('file'), unit: 'per CPU-second' },
      { what: 'alone, share of a file', value: of('alone') / of('file'), unit: '', min: 0.2, max: 1.5 },
      {
        what: 'as shipped, share of a file',
        value: of('shipped') / of('file'),
        unit: '',
        min: 0.9,
        max: 1.5,
      },
    ];
  });

type Layout = {
  readonly folder: string;
  readonly port: number;
  readonly filePort: number;
  readonly origin: string;
};

function files({ folder, port, filePort, origin }: Layout): Readonly<Record<string, string>> {
  const server = `server ${new URL(origin).host};`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  return {
    'backends.conf': `upstream site { ${server} keepalive 64; }\nupstream site_once { ${server} }\n`,
    'listen.conf': `listen 127.0.0.1:${port};\n`,
    'cache.conf': `proxy_cache_path ${folder}/cache keys_zone=site:16m;\n`,
    'nginx.conf': `user root;
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off;
  default_type text/html;
  keepalive_requests 10000000;
  ${temporary.join(' ')}
  include ${DEPLOY}/site.conf;
  server { listen 127.0.0.1:${filePort}; root ${folder}/files; gzip off; }
}
`,
  };
}

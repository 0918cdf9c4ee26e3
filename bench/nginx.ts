import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Started, startAndWait } from './processes.ts';

/** A page as our server sends it: what nginx has to send too. */
export type ServedPage = { readonly gzip: Buffer; readonly plain: Buffer; readonly headers: Headers };

/**
 * Makes sure there is an nginx: on Debian as root it is installed. Returns why there is none otherwise.
 */
export function findNginx(): { readonly missing?: string } {
  const exists = () => spawnSync('nginx', ['-v']).error === undefined;
  if (exists()) return {};
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).error === undefined) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'], {
      stdio: 'inherit',
    });
    if (exists()) return {};
  }
  return { missing: 'The comparison needs nginx on PATH (Debian: apt-get install nginx-light).' };
}

/** Headers that nginx makes itself, or that our page cache counts. */
const ownHeaders =
  /^(content-(length|encoding|type)|etag|date|connection|keep-alive|vary|transfer-encoding|last-modified)$/;

/** nginx with one worker that sends the same compressed file with the same headers. */
export async function startNginx(page: ServedPage): Promise<Started & { readonly url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-bench-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'index.html'), page.plain);
  writeFileSync(join(folder, 'files', 'index.html.gz'), page.gzip);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, page.headers));
  const url = `http://127.0.0.1:${port}/`;
  const nginx = await startAndWait(
    ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    url,
  );
  return {
    ...nginx,
    url,
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, headers: Headers): string {
  const added = [...headers]
    .filter(([name]) => !ownHeaders.test(name))
    .map(
      ([name, value]) =>
        `    add_header ${name} "${value.replace(/["\\]/g, '\\$&').replaceAll('$', '')}" always;`,
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${folder}/${kind};`,
  );
  // As root nginx would hand its worker to a user that cannot read our folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  default_type text/html;
  charset utf-8;
  access_log off;
  error_log stderr crit;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 10000000;
  open_file_cache max=10;
  server_tokens off;
${temporary.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
    gzip_vary on;
${added.join('\n')}
  }
}
`;
}

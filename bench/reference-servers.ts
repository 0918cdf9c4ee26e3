import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import type { Missing } from './part.ts';

/** A page as our server sends it: what nginx has to send too. */
export type ServedPage = { readonly gzip: Buffer; readonly plain: Buffer; readonly headers: Headers };

/** Debian has programs of the administrator in folders that are not in every PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const deploy = join(import.meta.dirname, '..', 'deploy', 'varnish');

/** Where a program is, with the Debian packages of its modules; as root it is installed. Otherwise what is missing. */
export function findProgram(
  program: string,
  debianPackage: string,
  modules: readonly string[] = [],
): { readonly path: string; readonly missing?: undefined } | (Missing & { readonly path?: undefined }) {
  const find = () =>
    spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH }, encoding: 'utf8' }).stdout.trim();
  const lacking = () => [
    ...(find() === '' ? [debianPackage] : []),
    ...modules.filter((name) => spawnSync('dpkg', ['-s', name]).status === 1),
  ];
  if (lacking().length > 0 && process.getuid?.() === 0) {
    const options = { stdio: 'ignore' } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...lacking()], options);
  }
  const missing = lacking();
  if (missing.length === 0) return { path: find() };
  return { missing: `${program} cannot run; it needs (Debian): apt-get install ${missing.join(' ')}` };
}

/** Headers that nginx makes itself, or that our page cache counts. */
const OWN_HEADERS =
  /^(content-(length|encoding|type)|etag|date|connection|keep-alive|vary|transfer-encoding|last-modified)$/;

/** nginx with one worker that sends the same compressed file with the same headers. */
export async function startNginx(page: ServedPage): Promise<Started & { readonly url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-bench-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'index.html'), page.plain);
  writeFileSync(join(folder, 'files', 'index.html.gz'), page.gzip);
  const port = await getPort();
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
    .filter(([name]) => !OWN_HEADERS.test(name))
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

/**
 * Varnish with `deploy/varnish/site.vcl` in front of one site; a line that says which Debian package is missing when it
 * cannot run. `varnish-modules` has xkey, by which pages are purged.
 */
export async function startVarnish(site: string): Promise<(Started & { readonly origin: string }) | Missing> {
  const { path: program, missing } = findProgram('varnishd', 'varnish', ['varnish-modules']);
  if (program === undefined) return { missing };
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-varnish-'));
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755);
  const { hostname, port: backend } = new URL(site);
  const at = `.host = "${hostname}"; .port = "${backend}"; .probe = ready;`;
  writeFileSync(
    join(folder, 'backends.vcl'),
    `backend site1 { ${at} }\nsub vcl_init { new instances = directors.round_robin(); instances.add_backend(site1); }\n`,
  );
  const port = await getPort();
  const origin = `http://127.0.0.1:${port}`;
  const parameters = readFileSync(join(deploy, 'parameters'), 'utf8').trim().split('\n');
  const settings = [`vcl_path=${folder}`, ...parameters].flatMap((one) => ['-p', one]);
  const place = ['-s', 'malloc,128m', '-n', join(folder, 'work'), '-T', 'none', '-a', `127.0.0.1:${port}`];
  const vcl = join(deploy, 'site.vcl');
  const varnish = await startAndWait([program, '-F', '-f', vcl, ...settings, ...place], `${origin}/`);
  return {
    ...varnish,
    origin,
    async stop() {
      await varnish.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A running program. */
type Started = { readonly pid: number; stop(): Promise<void> };

/** Starts a program and waits until `url` responds; its output is shown only when it does not. */
async function startAndWait(
  command: readonly [string, ...string[]],
  url: string,
  env: Record<string, string | undefined> = {},
): Promise<Started> {
  const [program, ...args] = command;
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', collect.bind(null, Buffer.from(`${program} could not be started\n`)));
  if (!(await responds(url, child))) {
    child.kill();
    throw new Error(`${command.join(' ')} did not respond at ${url}\n${output}`);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function responds(url: string, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + 30_000;
  while (performance.now() < until && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { need, nginxTemporary, varnish } from '../tools/lib/fleet/front.mjs';
import { Stop } from '../tools/lib/say.mjs';
import { waitForPage } from '../tools/lib/site-process.mjs';
import type { Missing } from './part.ts';

/** A page as our server sends it: what nginx has to send too. */
export type ServedPage = { readonly gzip: Buffer; readonly plain: Buffer; readonly headers: Headers };

/** What starts a server, or why there is none: a program that is not installed. */
async function orMissing<T>(start: () => Promise<T>): Promise<T | Missing> {
  try {
    return await start();
  } catch (error) {
    if (error instanceof Stop) return { missing: error.message };
    throw error;
  }
}

/** Headers that nginx makes itself, or that our page cache counts. */
const OWN_HEADERS =
  /^(content-(length|encoding|type)|etag|date|connection|keep-alive|vary|transfer-encoding|last-modified)$/;

/** nginx with one worker that sends the same compressed file with the same headers; what is missing when it cannot run. */
export const startNginx = (page: ServedPage) => orMissing(() => nginxWith(page));

async function nginxWith(page: ServedPage): Promise<Started & { readonly url: string }> {
  const program = await need('nginx', ['nginx-light']);
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-bench-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', 'index.html'), page.plain);
  writeFileSync(join(folder, 'files', 'index.html.gz'), page.gzip);
  const port = await getPort();
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, page.headers));
  const url = `http://127.0.0.1:${port}/`;
  const nginx = await startAndWait(
    [program, '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
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
${nginxTemporary(folder)}  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    gzip_static on;
    gzip_vary on;
${added.join('\n')}
  }
}
`;
}

/** Varnish as the fleet has it, in front of one site; what is missing when it cannot run. */
export const startVarnish = (site: string) => orMissing(() => varnishBefore(site));

async function varnishBefore(site: string): Promise<Started & { readonly origin: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-varnish-'));
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755);
  const [port, purgePort] = [await getPort(), await getPort()];
  const { args } = await varnish({ folder, port, purgePort, instances: [Number(new URL(site).port)] });
  const origin = `http://localhost:${port}`;
  const started = await startAndWait(args, `${origin}/`);
  return {
    ...started,
    origin,
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const GIVE_UP_MS = 30_000;

/** A running program. */
type Started = { readonly pid: number; stop(): Promise<void> };

/** Starts a program and waits until `url` responds; its output is shown only when it does not. */
async function startAndWait(command: readonly string[], url: string): Promise<Started> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', collect.bind(null, Buffer.from(`${program} could not be started\n`)));
  const seen = await waitForPage(url, { limitMs: GIVE_UP_MS, alive: () => child.exitCode === null });
  if (seen !== undefined) {
    child.kill();
    throw new Error(`${command.join(' ')} did not respond at ${url}: ${seen}\n${output}`);
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

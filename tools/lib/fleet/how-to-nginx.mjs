import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';
import getPort from 'get-port';
import { at } from '../paths.mjs';
import { run } from '../run.mjs';
import { Stop } from '../say.mjs';
import { need, nginxTemporary } from './front.mjs';

/** The name of the site in the files of `deploy/`. */
export const NAME = 'inktvis.example';

/** How long a program may take to start on a busy machine, where Varnish compiles its rules first; in ms. */
export const START_MS = 50_000;
/** Programs that are installed first, in ms. */
export const INSTALL_MS = 300_000;
/** A test with such a start, or the end of one, in ms. */
export const TEST_MS = 60_000;
const PAUSE_MS = 50;

/** The files that a how-to installs below `/etc/nginx`, as `[from, to]`. @param {string} howTo @returns {string[][]} */
const installed = (howTo) =>
  [
    ...readFileSync(at('docs', 'how-to', howTo), 'utf8').matchAll(
      /^install -m 644 (deploy\/nginx\/\S+) \/etc\/nginx\/(\S+)$/gm,
    ),
  ].map(([, from = '', to = '']) => [from, to]);

/** Debian's own `nginx.conf`, as far as it concerns a site: it compresses, and allows old protocols. @param {string} place */
const mainConf = (place) => `daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log stderr warn;
events {
}
http {
  access_log off;
  gzip on;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
${nginxTemporary(place)}
  include conf.d/*.conf;
}
`;

/**
 * nginx as a how-to installs it: its files go where the commands put them. Only ports, folders and the certificate
 * (self-signed) differ.
 * @param {{ howTo: string, upstream: string, behind: string }} options `upstream`: the `host:port` that the files ask,
 *   which becomes `behind`
 * @returns {Promise<{ port: number, plainPort: number, ca: Buffer, accessLog(): string, stop(): Promise<void> }>}
 *   rejects with `Stop` when a program is missing or nginx does not start
 */
export async function startNginxOf({ howTo, upstream, behind }) {
  const program = await need('nginx', ['nginx-light']);
  const openssl = await need('openssl', ['openssl']);
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-nginx-'));
  // nginx's workers are users of their own.
  chmodSync(folder, 0o777);
  const [port, plainPort] = [await getPort(), await getPort()];
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  await run(openssl, ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    quiet: true,
  });
  for (const [from = '', to = ''] of installed(howTo)) {
    const file = join(folder, to);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(at(from), file);
    const text = readFileSync(file, 'utf8')
      .replaceAll(upstream, behind)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('listen 80', `listen 127.0.0.1:${plainPort}`)
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replaceAll(`/etc/letsencrypt/live/${NAME}`, folder)
      .replaceAll('/var/log/nginx', folder)
      .replace('/var/lib/nginx/inktvis', join(folder, 'cache'));
    writeFileSync(file, text);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainConf(folder));
  const args = [program, '-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = fork(join(import.meta.dirname, 'guard.mjs'), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await untilItListens(port, () => child.exitCode === null);
  } catch (error) {
    await stop();
    throw error;
  }
  const accessLog = () => readFileSync(join(folder, 'access.log'), 'utf8');
  return { port, plainPort, ca: readFileSync(certificate), accessLog, stop };
}

/** @param {number} port @param {() => boolean} isAlive */
async function untilItListens(port, isAlive) {
  const until = performance.now() + START_MS;
  while (isAlive() && performance.now() < until) {
    const socket = connect({ host: '127.0.0.1', port, servername: NAME, rejectUnauthorized: false });
    const isOpen = await once(socket, 'secureConnect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await pause(PAUSE_MS);
  }
  throw new Stop('nginx did not start.');
}

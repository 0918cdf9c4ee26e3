import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../paths.mjs';
import { run } from '../run.mjs';
import { Stop } from '../say.mjs';
import { aptInstall, mayInstall } from '../system-programs.mjs';

/**
 * @typedef {object} Front the proxy in front of the instances
 * @property {string} name
 * @property {string[]} args of `guard.mjs`: the program and its own
 * @property {string[]} purgeUrls where it takes calls to clear
 *
 * @typedef {object} Layout
 * @property {string} folder for files of this run
 * @property {number} port
 * @property {number} purgePort
 * @property {number[]} instances their ports on 127.0.0.1
 */

/** Debian has programs of the administrator in folders that are not in every PATH. */
const paths = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;

/**
 * Where a program is; as root on Debian it is installed. Rejects with `Stop` when there is none.
 * @param {string} program @param {string[]} packages Debian packages that have it
 */
export async function need(program, packages) {
  const find = () => run('sh', ['-c', `command -v ${program}`], { env: { PATH: paths }, quiet: true });
  let found = await find();
  if (found.code !== 0 && mayInstall()) {
    for (const name of packages) await aptInstall(name);
    found = await find();
  }
  if (found.code === 0) return found.output.trim();
  const how = `apt-get install ${packages.join(' ')}`;
  throw new Stop(`The fleet needs ${program}. Install it (Debian, as root: ${how}) and start again.`);
}

/** Varnish with the module that clears by tag, which is a package of its own and may be missing by itself. */
export async function needVarnish() {
  const program = await need('varnishd', ['varnish', 'varnish-modules']);
  if (mayInstall()) {
    const state = await run('dpkg', ['-s', 'varnish-modules'], { quiet: true });
    if (!state.output.includes('Status: install ok installed')) await aptInstall('varnish-modules');
  }
  return program;
}

/** Varnish with `deploy/varnish/site.vcl`. @param {Layout} layout @returns {Promise<Front>} */
export async function varnish({ folder, port, purgePort, instances }) {
  const program = await needVarnish();
  const place = join(folder, 'varnish');
  mkdirSync(place, { recursive: true });
  const names = instances.map((_, at) => `site${at + 1}`);
  const backends = instances.map(
    (one, at) =>
      `backend ${names[at]} {\n  .host = "127.0.0.1";\n  .port = "${one}";\n  .probe = ready;\n}\n`,
  );
  const pool = names.map((name) => `  instances.add_backend(${name});\n`).join('');
  const init = `sub vcl_init {\n  new instances = directors.round_robin();\n${pool}}\n`;
  writeFileSync(join(place, 'backends.vcl'), backends.join('\n') + init);
  const parameters = readFileSync(at('deploy', 'varnish', 'parameters'), 'utf8')
    .trim()
    .split('\n');
  const options = [`vcl_path=${place}`, ...parameters].flatMap((one) => ['-p', one]);
  const vcl = at('deploy', 'varnish', 'site.vcl');
  const check = await run(program, ['-C', '-f', vcl, ...options], { quiet: true });
  if (check.code !== 0) {
    const hint = /xkey/.test(check.output) ? ' (Debian: apt-get install varnish-modules)' : '';
    throw new Stop(
      `${check.output.trimEnd().slice(-1500)}\nVarnish cannot use deploy/varnish/site.vcl${hint}.`,
    );
  }
  const args = ['-F', '-f', vcl, ...options, '-n', join(place, 'work'), '-s', 'malloc,128m', '-T', 'none'];
  const addresses = ['-a', `localhost:${port}`, '-a', `purge=127.0.0.1:${purgePort}`];
  return {
    name: 'varnish',
    args: [program, ...args, ...addresses],
    purgeUrls: [`http://127.0.0.1:${purgePort}/`],
  };
}

/** The lines by which nginx keeps its temporary files in a folder. @param {string} folder */
export const nginxTemporary = (folder) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`)
    .join('');

/** nginx with `deploy/nginx/site.conf`. @param {Layout} layout @returns {Promise<Front>} */
export async function nginx({ folder, port, instances }) {
  const program = await need('nginx', ['nginx-light']);
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  chmodSync(place, 0o777);
  const servers = instances.map((one) => `  server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;\n`).join('');
  writeFileSync(
    join(place, 'backends.conf'),
    `upstream site {\n${servers}  keepalive 64;\n  keepalive_timeout 30s;\n}\nupstream site_once {\n${servers}}\n`,
  );
  writeFileSync(join(place, 'listen.conf'), `listen 127.0.0.1:${port};\n`);
  writeFileSync(
    join(place, 'cache.conf'),
    `proxy_cache_path ${place}/cache levels=1:2 keys_zone=site:16m max_size=256m inactive=1d;\n`,
  );
  copyFileSync(at('deploy', 'nginx', 'away.conf'), join(place, 'away.conf'));
  const main = join(place, 'nginx.conf');
  // Included files are looked for beside this one, so the site's own is named by its full path.
  writeFileSync(
    main,
    `daemon off;\nworker_processes 2;\npid ${place}/nginx.pid;\nerror_log stderr warn;\nevents {\n}\nhttp {\n` +
      `  access_log off;\n${nginxTemporary(place)}  include ${at('deploy', 'nginx', 'site.conf')};\n}\n`,
  );
  const args = ['-p', place, '-c', main];
  const check = await run(program, ['-t', ...args], { quiet: true });
  if (check.code !== 0) throw new Stop(`${check.output.trimEnd()}\nnginx cannot use deploy/nginx/site.conf.`);
  return { name: 'nginx', args: [program, ...args], purgeUrls: [] };
}

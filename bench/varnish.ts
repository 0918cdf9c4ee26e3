import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Started, startAndWait } from './processes.ts';

/** The administrator's programs are often not on the path of others. */
const paths = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`;
const deploy = join(import.meta.dirname, '..', 'deploy', 'varnish');

/**
 * Varnish with `deploy/varnish/site.vcl` before one site; a line that says why when it is not installed. Unlike nginx it
 * is not installed for this: `npm run fleet` does.
 */
export async function startVarnish(
  site: string,
): Promise<(Started & { readonly origin: string }) | { readonly missing: string }> {
  const found = spawnSync('sh', ['-c', 'command -v varnishd'], { env: { PATH: paths }, encoding: 'utf8' });
  const program = found.stdout.trim();
  if (program === '') {
    return {
      missing: 'Nothing was measured behind Varnish (Debian: apt-get install varnish varnish-modules).',
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-varnish-'));
  // Varnish works as a user of its own.
  chmodSync(folder, 0o755);
  const { hostname, port: backend } = new URL(site);
  const at = `.host = "${hostname}"; .port = "${backend}"; .probe = ready;`;
  writeFileSync(
    join(folder, 'backends.vcl'),
    `backend site1 { ${at} }\nsub vcl_init { new instances = directors.round_robin(); instances.add_backend(site1); }\n`,
  );
  const port = await freePort();
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

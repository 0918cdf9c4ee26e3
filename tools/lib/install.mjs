import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { Stop, say, seconds } from './say.mjs';

const stampFile = at('node_modules', '.inktvis-stamp');

/**
 * What the lockfile says, once; `all` adds what checks, tests and benches need. No warnings about engines: the packages
 * run on the Node that the lockfile brings. @param {'site' | 'all'} what
 */
export async function installIfNeeded(what) {
  const wanted = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').trim() : '';
  if (stamp === `${wanted} all` || stamp === `${wanted} ${what}`) return;
  say('Installing packages (only after a change of the lockfile) ...');
  const since = performance.now();
  const dev = what === 'all' ? '--include=dev' : '--omit=dev';
  const args = ['ci', '--loglevel=error', dev, '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { quiet: true, env: cleanEnv() });
  if (code === 127) throw new Stop('npm was not found: Inktvis needs Node 20 or newer with npm.');
  if (code !== 0)
    throw new Stop(`${output.trimEnd()}\nInstalling the packages failed (npm ci, exit code ${code}).`);
  writeFileSync(stampFile, `${wanted} ${what}\n`);
  say(`Installed in ${seconds(since)}.`);
}

/** npm replaces node_modules as a whole, so it must not run on the Node inside it. */
function cleanEnv() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter);
  return { ...process.env, PATH: path };
}

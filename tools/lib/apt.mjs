import { readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const limitMs = 10 * 60_000;

/** True on Debian and its children when we may install packages. */
export function mayInstall() {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * Installs one Debian package.
 * @param {string} name
 * @returns {Promise<boolean>} whether apt-get succeeded; its output is shown when not
 */
export async function aptInstall(name) {
  say(`Installing the Debian package ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, quiet: true, timeoutMs: limitMs };
  const update = await run('apt-get', ['update', '-qq'], options);
  const install = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  if (install.code === 0) return true;
  say(
    `${update.code === 0 ? '' : update.output}${install.output}`.trimEnd().split('\n').slice(-5).join('\n'),
  );
  return false;
}

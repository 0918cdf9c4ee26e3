import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { at } from './paths.mjs';
import { Stop } from './say.mjs';

/**
 * The Node of the lockfile where it exists (Linux), else the current one when it is 24 or newer. It is found in its
 * package: npm does not always make the link in `.bin`.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }}
 */
export function projectNode(folder = at('node_modules')) {
  const installed = `${folder}/node-${process.platform}-${process.arch}/bin/node`;
  const isInstalled = existsSync(installed) && majorOf(installed) >= 24;
  if (!isInstalled && Number(process.versions.node.split('.')[0]) < 24)
    throw new Stop(`Inktvis needs Node 24 or newer on this system; this is Node ${process.versions.node}.`);
  const node = isInstalled ? installed : process.execPath;
  const PATH = [dirname(node), at('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  return { node, env: { ...process.env, PATH, ASTRO_TELEMETRY_DISABLED: '1' } };
}

/** @param {string} node */
function majorOf(node) {
  try {
    return Number(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1).split('.')[0]);
  } catch {
    return 0;
  }
}

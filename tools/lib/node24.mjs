import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { at } from './paths.mjs';
import { Stop } from './say.mjs';

/**
 * The Node that runs everything after the install: the one from the lockfile where it exists (Linux), else the
 * current one when it is 24 or newer.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} its path, and an environment that finds it and our tools first
 */
export function projectNode() {
  const installed = at('node_modules', '.bin', 'node');
  const env = {
    ...process.env,
    PATH: `${at('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  if (existsSync(installed) && majorOf(installed) >= 24) return { node: installed, env };
  if (Number(process.versions.node.split('.')[0]) >= 24) return { node: process.execPath, env };
  throw new Stop(`Inktvis needs Node 24 or newer on this system; this is Node ${process.versions.node}.`);
}

/** @param {string} node */
function majorOf(node) {
  try {
    return Number(execFileSync(node, ['--version'], { encoding: 'utf8' }).slice(1).split('.')[0]);
  } catch {
    return 0;
  }
}

import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { onStop, stopAsked } from './stopping.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [quiet] collect the output instead of showing it
 * @property {number} [timeoutMs] kill the command after this time
 *
 * @typedef {object} RunResult
 * @property {number} code exit code; 127 when the command could not be started, 130 after a signal
 * @property {string} output both streams in order of arrival; empty unless quiet
 */

/**
 * Runs one command to its end. Never rejects.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false, timeoutMs } = {}) {
  if (stopAsked()) return Promise.resolve({ code: 130, output: 'Stopped.\n' });
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd,
      env,
      timeout: timeoutMs,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const ended = onStop((forced) => child.kill(forced ? 'SIGKILL' : 'SIGTERM'));
    const collect = (/** @type {string} */ text) => {
      output += text;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => {
      ended();
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      ended();
      resolve({ code: code ?? 130, output });
    });
  });
}

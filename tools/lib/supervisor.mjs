import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './paths.mjs';
import { say } from './say.mjs';
import { onStop } from './stopping.mjs';

const maxLines = 30;
const graceMs = 15_000;

/**
 * @typedef {object} Member a process that tells its parent 'ready'
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {NodeJS.ProcessEnv} [env] beside the environment of all
 */

/**
 * Runs processes together: when one ends by itself, or a signal arrives, all end. Every process has an IPC channel and
 * ends on `disconnect`, so not even `kill -9` of this one leaves any behind. Each has a process group of its own, so
 * that Ctrl-C reaches only this process and the order of stopping is ours.
 */
export class Supervisor {
  /** Those that run. @type {Map<string, import('node:child_process').ChildProcess>} */
  #children = new Map();
  /** What each wrote last. @type {Map<string, string[]>} */
  #lines = new Map();
  /** @type {(code: number) => void} */
  #finish = () => {};
  #quiet = true;
  #stopping = false;
  #code = 0;

  /** @param {string} node path of the Node that runs them @param {NodeJS.ProcessEnv} env what all of them get */
  constructor(node, env) {
    this.node = node;
    this.env = env;
    /** Resolves to the exit code once every process has ended after `stop`. @type {Promise<number>} */
    this.ended = new Promise((resolve) => {
      this.#finish = resolve;
    });
    onStop((forced) => this.stop(0, forced));
  }

  get alive() {
    return !this.#stopping;
  }

  /** Starts a process. @param {Member} member @returns {Promise<boolean>} whether it is ready; false when it ended */
  async start({ name, args, env }) {
    if (this.#stopping) return false;
    const child = spawn(this.node, args, {
      cwd: root,
      env: { ...this.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#children.set(name, child);
    this.#lines.set(name, []);
    for (const input of [child.stdout, child.stderr])
      if (input) createInterface({ input }).on('line', (line) => this.#wrote(name, line));
    child.once('exit', (code, by) => this.#gone(name, by ?? `exit code ${code}`));
    return new Promise((resolve) => {
      child.once('message', () => resolve(true)).once('exit', () => resolve(false));
    });
  }

  /** Ends all. @param {number} code what `ended` resolves to @param {boolean} [forced] */
  stop(code, forced = false) {
    if (!this.#stopping) {
      this.#stopping = true;
      this.#code = code;
      setTimeout(() => this.stop(code, true), graceMs).unref();
    }
    for (const child of this.#children.values()) send(child, forced ? 'SIGKILL' : 'SIGTERM');
    if (this.#children.size === 0) this.#finish(this.#code);
  }

  /** Until now only warnings were shown. */
  release() {
    this.#quiet = false;
  }

  /** Shows what a process, or each of them, wrote last. @param {string} [only] */
  sayLastLines(only) {
    for (const [name, lines] of this.#lines)
      if (only === undefined || only === name) for (const line of lines) say(`  ${name}: ${line}`);
  }

  /** @param {string} name @param {string} how */
  #gone(name, how) {
    this.#children.delete(name);
    if (!this.#stopping) {
      this.sayLastLines(name);
      say(`The ${name} ended by itself (${how}); stopping the rest.`);
      this.stop(1);
    } else if (this.#children.size === 0) this.#finish(this.#code);
  }

  /** @param {string} name @param {string} line */
  #wrote(name, line) {
    const lines = this.#lines.get(name);
    if (lines?.push(line) === maxLines) lines.shift();
    if (!this.#quiet || /"level":[4-6]0/.test(line)) say(`  ${name}: ${line}`);
  }
}

/** A forced end takes the whole process group along. @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} name */
function send(child, name) {
  try {
    if (name === 'SIGKILL' && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It ended in the meantime.
  }
}

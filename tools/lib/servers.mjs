import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { say } from './say.mjs';
import { onStop } from './stopping.mjs';

const kept = 20;
const graceMs = 8000;

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {NodeJS.ProcessEnv} env
 *
 * @typedef {object} Running
 * @property {string} name
 * @property {Promise<void>} ready it said that it is ready, or it ended
 * @property {() => number | undefined} pid process id, while it runs
 * @property {() => string[]} lastLines the last lines that it wrote
 * @property {() => void} restart ends it and starts it anew (its end then is no failure)
 */

/**
 * Runs servers together: when one ends, or a signal arrives, all end. Every server has an IPC channel and ends by
 * itself on `disconnect`, so not even `kill -9` of this process leaves one behind. They get process groups of their
 * own, so that Ctrl-C reaches only this process and the order of stopping is ours.
 */
export class Servers {
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  #children = new Map();
  /** @type {(code: number) => void} */
  #finish = () => {};
  /** @type {string[]} what was written while starting */
  #held = [];
  #holding = true;
  #stopping = false;
  #code = 0;

  /** @param {string} node path of the Node that runs them */
  constructor(node) {
    this.node = node;
    /** Resolves to the exit code once every server has ended. @type {Promise<number>} */
    this.ended = new Promise((resolve) => {
      this.#finish = resolve;
    });
    onStop((forced) => this.stop(0, forced));
  }

  /** @param {Server} server @returns {Running} */
  start(server) {
    /** @type {string[]} */
    const lines = [];
    const child = this.#spawn(server, lines);
    return {
      name: server.name,
      ready: new Promise((resolve) => {
        child.once('message', () => resolve()).once('exit', () => resolve());
      }),
      pid: () => this.#children.get(server.name)?.pid,
      lastLines: () => lines.slice(-kept),
      restart: () => {
        const child = this.#children.get(server.name);
        if (this.#stopping || !child) return;
        child.removeAllListeners('exit').once('exit', () => {
          if (this.#stopping) this.#left(server.name);
          else this.#spawn(server, lines);
        });
        child.kill('SIGTERM');
      },
    };
  }

  /** True until something asked the servers to stop. */
  get alive() {
    return !this.#stopping;
  }

  /** From now on the servers' own output is shown; of what came before only the warnings. */
  release() {
    this.#holding = false;
    for (const line of this.#held) if (/"level":[4-6]0/.test(line)) say(line);
    this.#held = [];
  }

  /** @param {number} code @param {boolean} [forced] */
  stop(code, forced = false) {
    if (!this.#stopping) {
      this.#stopping = true;
      this.#code = code;
      const timer = setTimeout(() => this.stop(code, true), graceMs);
      timer.unref();
    }
    if (this.#children.size === 0) this.#finish(this.#code);
    for (const child of this.#children.values()) signal(child, forced ? 'SIGKILL' : 'SIGTERM');
  }

  /** @param {Server} server @param {string[]} lines */
  #spawn({ name, args, env }, lines) {
    const child = spawn(this.node, args, {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#children.set(name, child);
    for (const stream of [child.stdout, child.stderr]) this.#listen(name, stream, lines);
    child.once('error', (error) => lines.push(error.message));
    child.once('exit', (code, by) => {
      if (!this.#stopping) {
        this.#holding = false;
        for (const line of lines.slice(-kept)) say(`  ${name}: ${line}`);
        say(`The ${name} ended by itself (${by ?? `exit code ${code}`}); stopping the rest.`);
        this.stop(1);
      }
      this.#left(name);
    });
    return child;
  }

  /** @param {string} name */
  #left(name) {
    this.#children.delete(name);
    if (this.#stopping && this.#children.size === 0) this.#finish(this.#code);
  }

  /** @param {string} name @param {import('node:stream').Readable | null} stream @param {string[]} lines */
  #listen(name, stream, lines) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        if (line.trim() === '') continue;
        lines.push(line);
        if (lines.length > 4 * kept) lines.splice(0, 2 * kept);
        if (this.#holding) this.#held.push(`  ${name}: ${line}`);
        else say(`  ${name}: ${line}`);
      }
    });
  }
}

/** A forced end takes the whole process group along. @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} name */
function signal(child, name) {
  try {
    if (name === 'SIGKILL' && child.pid !== undefined) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It ended in the meantime.
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './paths.mjs';
import { say } from './say.mjs';
import { onStop } from './stopping.mjs';

/** How many of the last lines of a process's output are available. */
const maxLines = 30;
/** How long a process may take to end before it is killed. */
const graceMs = 15_000;

/**
 * @typedef {object} Member a process that tells its parent 'ready'
 * @property {string} name
 * @property {string[]} args what Node runs
 * @property {NodeJS.ProcessEnv} [env] beside the environment of all
 *
 * @typedef {{ member: Member, child: import('node:child_process').ChildProcess | undefined, lines: string[] }} Place
 */

/**
 * Runs processes together: when one ends by itself, or a signal arrives, all end. Every process has an IPC channel and
 * ends on `disconnect`, so not even `kill -9` of this one leaves any behind. Each has a process group of its own, so
 * that Ctrl-C reaches only this process and the order of stopping is ours.
 */
export class Supervisor {
  /** @type {Map<string, Place>} */
  #places = new Map();
  /** @type {(code: number) => void} */
  #finish = () => {};
  /** What was written before `release`. @type {string[]} */
  #buffered = [];
  #buffering = true;
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

  /** True until something asked the processes to stop. */
  get alive() {
    return !this.#stopping;
  }

  /** Starts a process. @param {Member} member @returns {Promise<boolean>} whether it is ready; false when it ended */
  async start(member) {
    if (this.#stopping) return false;
    /** @type {Place} */
    const place = { member, child: undefined, lines: this.#places.get(member.name)?.lines ?? [] };
    this.#places.set(member.name, place);
    const child = spawn(this.node, member.args, {
      cwd: root,
      env: { ...this.env, ...member.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    place.child = child;
    for (const stream of [child.stdout, child.stderr]) this.#listen(place, stream);
    child.once('error', (error) => place.lines.push(error.message));
    child.once('exit', (code, by) => this.#gone(place, child, by ?? `exit code ${code}`));
    return new Promise((resolve) => {
      child.once('message', () => resolve(true)).once('exit', () => resolve(false));
    });
  }

  /** Ends one process, which is no failure, and starts it again as it was. @param {string} name */
  async restart(name) {
    const place = this.#places.get(name);
    const child = place?.child;
    if (!place || !child || this.#stopping) return;
    place.child = undefined;
    const gone = once(child, 'exit');
    send(child, 'SIGTERM');
    await gone;
    await this.start(place.member);
  }

  /** Ends all. @param {number} code what `ended` resolves to @param {boolean} [forced] */
  stop(code, forced = false) {
    if (!this.#stopping) {
      this.#stopping = true;
      this.#code = code;
      setTimeout(() => this.stop(code, true), graceMs).unref();
    }
    const children = [...this.#places.values()].flatMap(({ child }) => child ?? []);
    for (const child of children) send(child, forced ? 'SIGKILL' : 'SIGTERM');
    if (children.length === 0) this.#finish(this.#code);
  }

  /** From now on the processes' own output is shown; of what came before only the warnings. */
  release() {
    this.#buffering = false;
    for (const line of this.#buffered) if (/"level":[4-6]0/.test(line)) say(line);
    this.#buffered = [];
  }

  /** Shows what a process, or each of them, wrote last. @param {string} [only] */
  sayLastLines(only) {
    for (const [name, { lines }] of this.#places)
      if (only === undefined || only === name)
        for (const line of lines.slice(-maxLines)) say(`  ${name}: ${line}`);
  }

  /** Process id of one that runs. @param {string} name */
  pid(name) {
    return this.#places.get(name)?.child?.pid;
  }

  /** @param {Place} place @param {import('node:child_process').ChildProcess} child @param {string} how */
  #gone(place, child, how) {
    if (place.child !== child) return;
    place.child = undefined;
    if (this.#stopping) {
      if ([...this.#places.values()].every((one) => one.child === undefined)) this.#finish(this.#code);
      return;
    }
    this.#buffering = false;
    this.sayLastLines(place.member.name);
    say(`The ${place.member.name} ended by itself (${how}); stopping the rest.`);
    this.stop(1);
  }

  /** @param {Place} place @param {import('node:stream').Readable | null} stream */
  #listen({ member, lines }, stream) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (text) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts.filter((one) => one.trim() !== '')) {
        lines.push(line);
        if (lines.length > 4 * maxLines) lines.splice(0, 2 * maxLines);
        if (this.#buffering) this.#buffered.push(`  ${member.name}: ${line}`);
        else say(`  ${member.name}: ${line}`);
      }
      if (this.#buffered.length > 100 * maxLines) this.#buffered.splice(0, 50 * maxLines);
    });
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

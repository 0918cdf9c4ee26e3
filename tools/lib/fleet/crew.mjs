import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../paths.mjs';
import { Stop, say } from '../say.mjs';
import { onStop } from '../stopping.mjs';

const kept = 30;
const patienceMs = 30_000;
const graceMs = 15_000;

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {string[]} args what Node runs; the program says 'ready' to its parent
 * @property {NodeJS.ProcessEnv} [env]
 *
 * @typedef {{ member: Member, child: import('node:child_process').ChildProcess | undefined, lines: string[] }} Place
 */

/**
 * Processes that are stopped, killed and started again one by one. They end when this process ends, whichever way: each
 * has an IPC channel and stops by itself when that closes.
 */
export class Crew {
  /** @type {Map<string, Place>} */
  #places = new Map();
  #leaving = false;
  /** @type {(code: number) => void} */
  #finish = () => {};

  /** @param {string} node path of the Node that runs them @param {NodeJS.ProcessEnv} env what all of them get */
  constructor(node, env) {
    this.node = node;
    this.env = env;
    /** Resolves when the person stopped the crew, or a member ended by itself. @type {Promise<number>} */
    this.over = new Promise((resolve) => {
      this.#finish = resolve;
    });
    onStop((forced) => {
      if (forced) for (const { child } of this.#places.values()) child?.kill('SIGKILL');
      this.#finish(0);
    });
  }

  /** Starts a member and waits until it is ready. @param {Member} member */
  async start(member) {
    if (this.#leaving) return;
    /** @type {Place} */
    const place = { member, child: undefined, lines: this.#places.get(member.name)?.lines ?? [] };
    this.#places.set(member.name, place);
    const child = spawn(this.node, member.args, {
      cwd: root,
      env: { ...this.env, ...member.env },
      // A group of their own: Ctrl-C reaches only this process, and the order of stopping is ours.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    place.child = child;
    for (const stream of [child.stdout, child.stderr]) listen(stream, place.lines);
    child.once('exit', (code, by) => {
      if (place.child !== child) return;
      place.child = undefined;
      if (!this.#leaving) this.#failed(place, by ?? `exit code ${code}`);
    });
    const late = AbortSignal.timeout(patienceMs);
    await Promise.race([
      once(child, 'message', { signal: late }),
      once(child, 'exit', { signal: late }),
    ]).catch(() => {
      throw new Stop(`The ${member.name} did not start within ${patienceMs / 1000} s.`);
    });
    if (place.child !== child && !this.#leaving) throw new Stop(`The ${member.name} did not start.`);
  }

  /** Starts a member that was stopped, as it was. @param {string} name */
  startAgain(name) {
    const place = this.#places.get(name);
    if (!place) throw new Error(`there is no ${name}`);
    return this.start(place.member);
  }

  /** Ends a member and waits till it is gone. @param {string} name @param {NodeJS.Signals} [signal] */
  async stop(name, signal = 'SIGTERM') {
    const place = this.#places.get(name);
    const child = place?.child;
    if (!place || !child) return;
    place.child = undefined;
    const gone = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await gone;
    clearTimeout(timer);
  }

  /** Ends all. */
  async leave() {
    this.#leaving = true;
    await Promise.all([...this.#places.keys()].map((name) => this.stop(name)));
  }

  /** What a member wrote last. @param {string} name */
  lastLines(name) {
    return this.#places.get(name)?.lines.slice(-kept) ?? [];
  }

  /** @param {Place} place @param {string} how */
  #failed(place, how) {
    for (const line of place.lines.slice(-kept)) say(`  ${place.member.name}: ${line}`);
    say(`The ${place.member.name} ended by itself (${how}); stopping the rest.`);
    this.#finish(1);
  }
}

/** @param {import('node:stream').Readable | null} stream @param {string[]} lines */
function listen(stream, lines) {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (text) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts.filter((line) => line.trim() !== ''));
    if (lines.length > 4 * kept) lines.splice(0, lines.length - 2 * kept);
  });
}

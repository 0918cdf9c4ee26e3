import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} Ask one request
 * @property {string} path
 * @property {string} [body] a post with JSON
 * @property {number} [expected] the status that is right; otherwise anything below 400
 *
 * @typedef {object} Kind requests that should fare alike
 * @property {string} name
 * @property {number} perSecond
 * @property {(count: number) => Ask} ask the request with this number
 *
 * @typedef {{ requests: number, good: number, failed: number, broken: number, seen: Set<string> }} Outcome `seen`: what went wrong
 * @typedef {Map<string, Outcome>} Outcomes by the name of the kind
 */

const intervalMs = 20;
const timeoutMs = 10_000;
/** However slow the responses are: no more than this many at the same time, and in one run. */
const mostOpen = 64;
const mostInAll = 4_000;

/**
 * Sends requests of several kinds to one origin, at a steady pace, until `until` settles; then waits for the responses.
 * @param {string} origin @param {readonly Kind[]} kinds @param {Promise<unknown>} until
 * @returns {Promise<Outcomes>}
 */
export async function load(origin, kinds, until) {
  const agent = new Agent({ keepAlive: true, maxSockets: mostOpen });
  const outcomes = new Map(kinds.map(({ name }) => [name, fate()]));
  const running = new Set();
  let over = false;
  const stop = () => {
    over = true;
  };
  const ended = until.then(stop, stop);
  const since = performance.now();
  const sent = kinds.map(() => 0);
  let all = 0;
  while (!over && all < mostInAll) {
    const passed = (performance.now() - since) / 1000;
    for (const [index, kind] of kinds.entries()) {
      const due = Math.floor(passed * kind.perSecond);
      while ((sent[index] ?? 0) < due && running.size < mostOpen && all < mostInAll) {
        const count = sent[index] ?? 0;
        sent[index] = count + 1;
        all += 1;
        const one = send(agent, origin, kind.ask(count)).then((outcome) =>
          note(outcomes.get(kind.name), outcome),
        );
        running.add(one);
        one.finally(() => running.delete(one));
      }
    }
    await pause(intervalMs);
  }
  await ended;
  await Promise.all(running);
  agent.destroy();
  return outcomes;
}

/** @returns {Outcome} */
const fate = () => ({ requests: 0, good: 0, failed: 0, broken: 0, seen: new Set() });

/** @param {Outcome | undefined} one @param {string} outcome '' when all was well */
function note(one, outcome) {
  if (!one) return;
  one.requests += 1;
  if (outcome === '') one.good += 1;
  else {
    one.seen.add(outcome);
    one[/^\d/.test(outcome) ? 'failed' : 'broken'] += 1;
  }
}

/** @param {Agent} agent @param {string} origin @param {Ask} ask @returns {Promise<string>} */
function send(agent, origin, { path, body, expected }) {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br, gzip',
      ...(body === undefined ? {} : { 'content-type': 'application/json', origin }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(origin + path, { agent, method, headers, timeout: timeoutMs }, (response) => {
      const status = response.statusCode ?? 0;
      const good = expected === undefined ? status < 400 : status === expected;
      response.on('error', () => resolve('broken off'));
      response.on('end', () => resolve(good ? '' : String(status)));
      response.resume();
    });
    sent.on('timeout', () => sent.destroy(new Error('no response')));
    sent.on('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    sent.end(body);
  });
}

import getPort, { portNumbers } from 'get-port';

/** Below the range from which the system takes ports for outgoing connections (Linux: from 32768). */
const FIRST = 10_000;
const PER_WORKER = 100;
const WORKERS = 8;
const RUNS = 25;

/**
 * A free port for a server that a test starts. A port of the system's own range could be taken by an outgoing connection
 * before the server listens; each worker of Playwright has a range of its own, and so has the process that starts them.
 */
export function freePort(): Promise<number> {
  const { TEST_PARALLEL_INDEX: worker } = process.env;
  const run = (worker === undefined ? process.pid : process.ppid) % RUNS;
  const slot = worker === undefined ? 0 : 1 + (Number(worker) % (WORKERS - 1));
  const from = FIRST + (run * WORKERS + slot) * PER_WORKER;
  return getPort({ port: portNumbers(from, from + PER_WORKER - 1) });
}

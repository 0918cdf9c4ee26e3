import getPort, { portNumbers } from 'get-port';

/** Below the range of outgoing connections (Linux: from 32768), one of which could take it before the server listens. */
const FIRST = 10_000;
const PER_WORKER = 100;
const WORKERS = 8;
const RUNS = 25;

/** A free port for a server that a test starts; each worker of Playwright, and what starts them, has a range of its own. */
export function freePort(): Promise<number> {
  const { TEST_PARALLEL_INDEX: worker } = process.env;
  const run = (worker === undefined ? process.pid : process.ppid) % RUNS;
  const slot = worker === undefined ? 0 : 1 + (Number(worker) % (WORKERS - 1));
  const from = FIRST + (run * WORKERS + slot) * PER_WORKER;
  return getPort({ port: portNumbers(from, from + PER_WORKER - 1) });
}

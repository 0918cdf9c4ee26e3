import getPort, { portNumbers } from 'get-port';

/** Below the range from which the system takes ports for outgoing connections (Linux: from 32768). */
const FIRST = 10_000;
const PER_PROCESS = 100;
const PROCESSES = 200;

/**
 * A free port for a server that a test starts. A port of the system's own range could be taken by an outgoing connection
 * before the server listens; parallel workers have ranges of their own.
 */
export function freePort(): Promise<number> {
  const from = FIRST + (process.pid % PROCESSES) * PER_PROCESS;
  return getPort({ port: portNumbers(from, from + PER_PROCESS - 1) });
}

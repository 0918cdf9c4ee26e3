import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** A floor far below the figure says that nothing was measured. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly min?: number;
  readonly max?: number;
};

/** `share`: 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Of a process and its living children (Linux, /proc). */
function cpuSeconds(pid: number): number {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  const ticks = [pid, ...children].map((one) => {
    const stat = readFileSync(`/proc/${one}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; utime and stime are the 14th and 15th field of the line.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** Resident memory in units of 2^20 bytes (Linux, /proc). */
export function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const HEADERS = { 'accept-encoding': 'gzip' };

/** As fast as it responds, over `connections`; gives how many responses came. Any but 2xx is an error. */
export const load = async (url: string, seconds: number, connections = 64): Promise<number> =>
  checked(await autocannon({ url, duration: seconds, connections, headers: HEADERS }))['2xx'];

export async function askEach(origin: string, paths: readonly string[], connections = 4): Promise<void> {
  let client = 0;
  const result = await autocannon({
    url: origin,
    amount: paths.length,
    connections,
    // Each connection has every n-th address.
    setupClient(one) {
      const own = client++;
      one.setRequests(
        paths.filter((_, index) => index % connections === own).map((path) => ({ path, headers: HEADERS })),
      );
    },
  });
  checked(result);
}

function checked(result: autocannon.Result): autocannon.Result {
  if (result.non2xx + result.errors > 0)
    throw new Error(`${result.url}: ${result.non2xx} other than 2xx, ${result.errors} errors`);
  return result;
}

export async function perCpuSecond(
  pids: readonly number[],
  requests: () => Promise<number>,
): Promise<number> {
  const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = used();
  const count = await requests();
  return count / (used() - before);
}

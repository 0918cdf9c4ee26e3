import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU-seconds, user and system, that a process and its living children have used (Linux, /proc). */
export function cpuSeconds(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ticksOf(each), 0) / ticksPerSecond;
}

/** CPU-seconds that everything together has used of one core (Linux, /proc). */
export function coreSeconds(core: string): number {
  const line = readFileSync('/proc/stat', 'utf8').match(new RegExp(`^cpu${core} (.*)$`, 'm'))?.[1] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(' ').map(Number);
  return (user + nice + system + irq + softirq) / ticksPerSecond;
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may hold spaces; utime and stime are the 14th and 15th field of the line.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

/** Resident memory of a process in megabytes (2^20 bytes): now, and the highest it ever was (Linux, /proc). */
export type Memory = { readonly now: number; readonly highest: number };

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: field('VmRSS'), highest: field('VmHWM') };
}

const MEGABYTE = 2 ** 20;
const TOO_LATE_MS = 30_000;

/**
 * What a process holds on to, heap and buffers, in megabytes (2^20 bytes): V8 collects everything that is not used any
 * more and says what is left. Unlike resident memory it does not depend on when V8 last cared to collect.
 * @param port Where the process listens with `--inspect`.
 * @see https://chromedevtools.github.io/devtools-protocol/v8/
 */
export async function liveMemoryMb(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error(`nothing to inspect at port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await nextEvent(socket, 'open');
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await ask(socket, 2, 'Runtime.getHeapUsage');
    if (usedSize === undefined || backingStorageSize === undefined)
      throw new Error('V8 did not say what is left');
    return (usedSize + backingStorageSize) / MEGABYTE;
  } finally {
    socket.close();
  }
}

async function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, number>> {
  const response = nextEvent(socket, 'message');
  socket.send(JSON.stringify({ id, method }));
  const { result, error } = JSON.parse(String((await response).data));
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

const nextEvent = (socket: WebSocket, name: 'open' | 'message') =>
  new Promise<MessageEvent>((resolve, reject) => {
    const signal = AbortSignal.timeout(TOO_LATE_MS);
    signal.addEventListener('abort', () => reject(new Error(`the inspector did not respond (${name})`)));
    socket.addEventListener(name, (event) => resolve(event as MessageEvent), { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector cannot be reached')), {
      once: true,
    });
  });

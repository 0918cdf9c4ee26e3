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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Runs a program of this folder, which never ends by itself; gives the lines that it wrote: what it acknowledged.
 * `onLine` is told all of them so far, and may kill it.
 */
export async function runUntilKilled(
  [program, ...args]: readonly [string, ...string[]],
  onLine: (acknowledged: readonly string[], kill: () => void) => void,
): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    onLine(acknowledged, () => child.kill('SIGKILL'));
  }
  await ended;
  return acknowledged;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { at } from './paths.mjs';

/** Starts two processes that wait, and shows what they write: their process ids. */
const TWO = `
  import { Supervisor } from './tools/lib/supervisor.mjs';
  const supervisor = new Supervisor(process.execPath, process.env);
  supervisor.release();
  const args = ['--eval', "process.on('disconnect', () => process.exit()); process.send('ready'); console.log(process.pid);"];
  await Promise.all(['first', 'second'].map((name) => supervisor.start({ name, args })));
  process.exitCode = await supervisor.ended;`;

async function startTwo() {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', TWO], { cwd: at() });
  const ended = once(parent, 'exit').then(([code]) => code);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const lines: string[] = [];
  const reader = createInterface({ input: parent.stdout });
  reader.on('line', (line) => lines.push(line));
  await vi.waitUntil(() => lines.length === 2, { timeout: 8000 });
  const pids = lines.toSorted().map((line) => Number(/\d+$/.exec(line)?.[0]));
  return { parent, pids, lines, ended };
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('processes that run together', () => {
  test('run until they are stopped', async () => {
    const { pids } = await startTwo();
    expect(pids).toHaveLength(2);
    expect(pids.every(runs)).toBe(true);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends all, and that is no failure', async (name) => {
    const { parent, pids, ended } = await startTwo();
    parent.kill(name);
    expect(await ended).toBe(0);
    expect(pids.some(runs)).toBe(false);
  });

  test('not even kill -9 leaves one behind', async () => {
    const { parent, pids } = await startTwo();
    parent.kill('SIGKILL');
    await vi.waitUntil(() => !pids.some(runs), { timeout: 8000 });
  });

  test('when one ends the other ends too, with one line why', async () => {
    const { pids, lines, ended } = await startTwo();
    process.kill(pids[0] ?? 0, 'SIGKILL');
    expect(await ended).toBe(1);
    expect(pids.some(runs)).toBe(false);
    expect(lines.at(-1)).toBe('The first ended by itself (SIGKILL); stopping the rest.');
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { at } from './paths.mjs';

type Started = { parent: ChildProcess; pids: number[]; lines: string[]; ended: Promise<number | null> };

async function startTwo(): Promise<Started> {
  const parent = spawn(process.execPath, ['tools/lib/testing/two-processes.mjs'], { cwd: at() });
  const ended = once(parent, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  onTestFinished(() => void parent.kill('SIGKILL'));
  const lines: string[] = [];
  const reader = createInterface({ input: parent.stdout });
  reader.on('line', (line) => lines.push(line));
  const [first] = await once(reader, 'line');
  const pids: unknown = JSON.parse(String(first));
  return { parent, pids: Array.isArray(pids) ? pids.map(Number) : [], lines, ended };
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const noneLeft = (pids: number[]) => vi.waitUntil(() => !pids.some(runs), { timeout: 8000 });

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
    await noneLeft(pids);
  });

  test('when one ends the other ends too, with one line why', async () => {
    const { pids, lines, ended } = await startTwo();
    process.kill(pids[0] ?? 0, 'SIGKILL');
    expect(await ended).toBe(1);
    expect(pids.some(runs)).toBe(false);
    expect(lines.at(-1)).toBe('The first ended by itself (SIGKILL); stopping the rest.');
  });
});

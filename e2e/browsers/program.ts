import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a browser may take to exit before it is killed, in ms. */
const END_MS = 5_000;

type Program = {
  /** The first match in what it writes; rejects when it ends before it wrote that. */
  writes(pattern: RegExp): Promise<string>;
};

const running = new Set<() => Promise<void>>();

export async function stopPrograms(): Promise<void> {
  for (const stop of [...running].reverse()) await stop();
  running.clear();
}

/** Starts a program in a home folder of its own, with `files` by name. */
export async function startProgram(
  path: string,
  args: (home: string) => readonly string[],
  { env = {}, files = {} }: { env?: Record<string, string>; files?: Record<string, string> } = {},
): Promise<Program> {
  const home = await mkdtemp(join(tmpdir(), 'inktvis-browser-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text);
  const child = spawn(path, args(home), {
    env: { ...process.env, HOME: home, LANG: 'nl_BE.UTF-8', TZ: 'Europe/Brussels', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  const append = (text: string) => {
    output += text;
    for (const check of waiting) check();
  };
  child.stdout.setEncoding('utf8').on('data', append);
  child.stderr.setEncoding('utf8').on('data', append);
  child.on('error', (error) => append(error.message));
  child.on('exit', () => append(''));
  running.add(async () => {
    await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  });
  return {
    writes: (pattern) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const [match] = pattern.exec(output) ?? [];
          if (match === undefined && !hasEnded(child)) return;
          waiting.delete(check);
          if (match === undefined) reject(new Error(`${path} does not run: ${output.slice(-2000)}`));
          else resolve(match);
        };
        waiting.add(check);
        check();
      }),
  };
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await ended;
  clearTimeout(tooLate);
}

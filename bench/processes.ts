import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A running process; `startMs` is how long it took from its start until its first good answer, in steps of 50 ms. */
export type Started = { readonly pid: number; readonly startMs: number; stop(): Promise<void> };

/** Starts a program and waits until `url` answers; its output is shown only when that does not come about. */
export async function startAndWait(
  command: readonly [string, ...string[]],
  url: string,
  env: Record<string, string | undefined> = {},
): Promise<Started> {
  const [program, ...args] = command;
  const since = performance.now();
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', keep.bind(null, Buffer.from(`${program} could not be started\n`)));
  if (!(await answers(url, child))) {
    child.kill();
    throw new Error(`${command.join(' ')} did not answer at ${url}\n${output}`);
  }
  return {
    pid: child.pid ?? 0,
    startMs: performance.now() - since,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + 30_000;
  while (performance.now() < until && child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

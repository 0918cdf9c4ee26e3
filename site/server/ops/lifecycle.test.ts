import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import getPort from 'get-port';
import { afterEach, expect, test } from 'vitest';

const program = new URL('../testing/fixture-server.ts', import.meta.url).pathname;
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function start(port: number): ChildProcess {
  child = fork(program, [String(port)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return child;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'reports ready, serves, and stops at %s without an error',
  async (signal) => {
    const port = await getPort();
    const started = start(port);
    expect((await once(started, 'message'))[0]).toBe('ready');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    started.kill(signal);
    expect(await once(started, 'exit')).toEqual([0, null]);
  },
);

test('stops when the process that started it exits', async () => {
  const started = start(await getPort());
  await once(started, 'message');
  started.disconnect();
  expect(await once(started, 'exit')).toEqual([0, null]);
});

test('a port in use gives one line with the port and the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const started = start(port);
  let said = '';
  started.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(started, 'close');
  other.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is in use.*PORT.*\\n$`));
});

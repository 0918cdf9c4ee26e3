import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { serve } from './network/listen.ts';

const program = join(import.meta.dirname, 'testing/waiting-service.ts');
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function start(port: number): ChildProcess {
  child = fork(program, [String(port)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  return child;
}

test.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
  'reports ready, and stops at %s without an error',
  async (how) => {
    const started = start(0);
    expect((await once(started, 'message'))[0]).toBe('ready');
    if (how === 'disconnect') started.disconnect();
    else started.kill(how);
    expect(await once(started, 'exit')).toEqual([0, null]);
  },
);

test('a port in use gives one line with the port and the setting', async () => {
  const { port, close } = await serve();
  const started = start(port);
  let said = '';
  started.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(started, 'close');
  await close();
  expect([code, said]).toEqual([
    1,
    `Port ${port} is in use; the proef can have another one: set PROEF_PORT.\n`,
  ]);
});

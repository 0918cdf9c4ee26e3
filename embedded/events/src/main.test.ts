import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    env: { ...process.env, SITE_NOW: '2024-10-26T10:05', ...env },
    silent: true,
  });
  started.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  return { child, output };
}

async function ready(env: Record<string, string> = {}) {
  const { child, output } = start({ EVENTS_PORT: '0', ...env });
  const [message] = await once(child, 'message');
  expect(message).toBe('ready');
  const url = await vi.waitFor(() => z.url().parse(/"url":"([^"]+)"/.exec(output.text)?.[1]), {
    timeout: 5000,
  });
  return { child, url };
}

describe('the process', { timeout: 30_000 }, () => {
  it('answers once it says that it is ready', async () => {
    const { url } = await ready();
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
    const list = await fetch(`${url}/events?labels[]=inktvis&apiKey=inktvis-sleutel`);
    expect([list.status, await list.json()]).toMatchObject([200, { totalItems: 87 }]);
  });

  it('takes the switches for tests as settings', async () => {
    const { url } = await ready({ EVENTS_FAULT: 'problem', EVENTS_LATENCY_MS: '5', EVENTS_API_KEY: 'eigen' });
    expect((await fetch(`${url}/events?apiKey=eigen`)).status).toBe(500);
  });

  it('at the real time the sample has moved along', async () => {
    const { url } = await ready({ SITE_NOW: '' });
    const list = await fetch(`${url}/events?labels[]=inktvis&apiKey=inktvis-sleutel`);
    const { totalItems } = z.object({ totalItems: z.number() }).parse(await list.json());
    expect(totalItems).toBeGreaterThan(70);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s', async (signal) => {
    const { child } = await ready();
    child.kill(signal);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('ends with the process that started it', async () => {
    const { child } = await ready();
    child.disconnect();
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it('says in one line which port is taken and which setting changes it', async () => {
    const { url } = await ready();
    const { child, output } = start({ EVENTS_PORT: new URL(url).port });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`${new URL(url).port}.*EVENTS_PORT`)),
    ]);
  });

  it.each([
    ['EVENTS_PORT', 'veel'],
    ['EVENTS_FAULT', 'soms'],
    ['EVENTS_FAULT_RATE', '2'],
    ['EVENTS_LATENCY_MS', '-1'],
    ['EVENTS_CUTTER_URL', 'overal'],
    ['SITE_NOW', 'morgen'],
  ])('refuses %s=%s by name', async (name, value) => {
    const { child, output } = start({ [name]: value });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text).toContain(name);
  });
});

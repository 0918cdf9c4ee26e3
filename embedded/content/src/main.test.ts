import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Folder, makeFolder } from './testing/fixture.ts';

let folder: Folder;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await makeFolder();
  await folder.story({ id: 1, full_slug: 'home', content: { component: 'home' } });
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => folder.clear());

function start(env: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    env: { ...process.env, CONTENT_DIR: folder.dir, IMAGE_CACHE_DIR: join(folder.dir, 'var'), ...env },
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
  const { child, output } = start({ CONTENT_PORT: '0', ...env });
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
    expect((await fetch(`${url}/v2/cdn/spaces/me?token=inktvis-publiek`)).status).toBe(200);
  });

  it('takes the switches for tests as settings', async () => {
    const { url } = await ready({ CONTENT_STRICT: 'on', CONTENT_CV_REDIRECT: 'on', CONTENT_LATENCY_MS: '5' });
    const ask = (parameters: string) =>
      fetch(`${url}/v2/cdn/stories?token=inktvis-publiek${parameters}`, { redirect: 'manual' });
    expect((await ask('&kleur=rood')).status).toBe(422);
    expect((await ask('')).status).toBe(302);
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
    const { child, output } = start({ CONTENT_PORT: new URL(url).port });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`${new URL(url).port}.*CONTENT_PORT`)),
    ]);
  });

  it.each([
    ['CONTENT_PORT', 'veel'],
    ['CONTENT_PREVIEW_TOKEN', 'inktvis-publiek'],
    ['CONTENT_FAULT_RATE', '2'],
    ['CONTENT_STRICT', 'ja'],
    ['CONTENT_WEBHOOK_URL', 'overal'],
  ])('refuses %s=%s by name', async (name, value) => {
    const { child, output } = start({ [name]: value });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text).toContain(name);
  });
});

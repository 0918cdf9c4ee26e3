import { join } from 'node:path';
import { killPrograms, startProgram } from '@inktvis/foundation/testing/program';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Folder, makeFolder } from './testing/fixture.ts';

let folder: Folder;

beforeAll(async () => {
  folder = await makeFolder();
  await folder.story({ id: 1, full_slug: 'home', content: { component: 'home' } });
});
afterEach(killPrograms);
afterAll(() => folder.clear());

const start = (env: Record<string, string>) =>
  startProgram(join(import.meta.dirname, 'main.ts'), {
    CONTENT_DIR: folder.dir,
    IMAGE_CACHE_DIR: join(folder.dir, 'var'),
    ...env,
  });

async function ready(env: Record<string, string> = {}) {
  const program = start({ CONTENT_PORT: '0', ...env });
  await program.ready();
  return { ...program, url: await program.address('url') };
}

describe('the process', { timeout: 30_000 }, () => {
  it('responds once it says that it is ready', async () => {
    const { url } = await ready();
    const response = await fetch(`${url}/healthz`);
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
    expect((await fetch(`${url}/v2/cdn/spaces/me?token=inktvis-publiek`)).status).toBe(200);
  });

  it('takes the faults for tests as settings', async () => {
    const { url } = await ready({ CONTENT_DELAYS: 'on', CONTENT_LATENCY_MS: '5' });
    const response = await fetch(`${url}/v2/cdn/stories?token=inktvis-publiek`, { redirect: 'manual' });
    expect(response.status).toBe(301);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s', async (signal) => {
    const { child, ended } = await ready();
    child.kill(signal);
    expect(await ended()).toBe(0);
  });

  it('ends with the process that started it', async () => {
    const { child, ended } = await ready();
    child.disconnect();
    expect(await ended()).toBe(0);
  });

  it('says in one line which port is taken and which setting changes it', async () => {
    const { url } = await ready();
    const { said, ended } = start({ CONTENT_PORT: new URL(url).port });
    expect(await ended()).toBe(1);
    expect(said().trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`${new URL(url).port}.*CONTENT_PORT`)),
    ]);
  });

  it.each([
    ['CONTENT_PORT', 'veel'],
    ['CONTENT_PREVIEW_TOKEN', 'inktvis-publiek'],
    ['CONTENT_FAULT_RATE', '2'],
    ['CONTENT_DELAYS', 'ja'],
    ['CONTENT_WEBHOOK_URL', 'overal'],
  ])('refuses %s=%s by name', async (name, value) => {
    const { said, ended } = start({ [name]: value });
    expect(await ended()).toBe(1);
    expect(said()).toContain(name);
  });
});

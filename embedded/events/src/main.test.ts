import { join } from 'node:path';
import { killPrograms, startProgram } from '@inktvis/foundation/testing/program';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

afterEach(killPrograms);

const start = (env: Record<string, string>) =>
  startProgram(join(import.meta.dirname, 'main.ts'), { SITE_NOW: '2024-10-26T10:05', ...env });

async function ready(env: Record<string, string> = {}) {
  const program = start({ EVENTS_PORT: '0', ...env });
  await program.ready();
  return { url: await program.address('url') };
}

describe('the process', { timeout: 30_000 }, () => {
  it('responds once it reports that it is ready', async () => {
    const { url } = await ready();
    const response = await fetch(`${url}/healthz`);
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
    const list = await fetch(`${url}/events?labels[]=inktvis&apiKey=inktvis-sleutel`);
    expect([list.status, await list.json()]).toMatchObject([200, { totalItems: 80 }]);
  });

  it('takes faults as settings', async () => {
    const { url } = await ready({ EVENTS_FAULT: 'problem', EVENTS_LATENCY_MS: '5', EVENTS_API_KEY: 'eigen' });
    expect((await fetch(`${url}/events?apiKey=eigen`)).status).toBe(500);
  });

  it('at the real time the sample is shifted', async () => {
    const { url } = await ready({ SITE_NOW: '' });
    const list = await fetch(`${url}/events?labels[]=inktvis&apiKey=inktvis-sleutel`);
    const { totalItems } = z.object({ totalItems: z.number() }).parse(await list.json());
    expect(totalItems).toBeGreaterThan(70);
  });

  it.each([
    ['EVENTS_PORT', 'veel'],
    ['EVENTS_FAULT', 'soms'],
    ['EVENTS_LATENCY_MS', 'veel'],
    ['EVENTS_LATENCY_MS', '-1'],
    ['EVENTS_CUTTER_URL', 'overal'],
    ['SITE_NOW', 'morgen'],
  ])('refuses %s=%s by name', async (name, value) => {
    const { said, ended } = start({ [name]: value });
    expect(await ended()).toBe(1);
    expect(said()).toContain(name);
  });
});

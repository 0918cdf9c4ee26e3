import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendBySmtp } from './testing/smtp.ts';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>) {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
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
  const { child, output } = start({ MAIL_PORT: '0', MAIL_HTTP_PORT: '0', ...env });
  const [message] = await once(child, 'message');
  expect(message).toBe('ready');
  const address = (name: string) =>
    vi.waitFor(() => new URL(new RegExp(`"${name}":"([^"]+)"`).exec(output.text)?.[1] ?? '').href, {
      timeout: 5000,
    });
  return { child, url: await address('url'), smtpUrl: await address('smtpUrl'), output };
}

describe('the process', { timeout: 30_000 }, () => {
  it('takes mail and shows it once it says that it is ready', async () => {
    const { url, smtpUrl, output } = await ready();
    const answer = await fetch(`${url}healthz`);
    expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
    await sendBySmtp(smtpUrl, { to: 'an.devos@voorbeeld.be', subject: 'Geheim onderwerp' });
    expect(await (await fetch(url)).text()).toContain('Geheim onderwerp');
    expect(output.text).not.toMatch(/devos|Geheim/);
  });

  it('takes the switches for tests as settings', async () => {
    const { smtpUrl } = await ready({ MAIL_FAULT: '5xx' });
    await expect(sendBySmtp(smtpUrl, { to: 'an@voorbeeld.be' })).rejects.toThrow('550');
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s', async (signal) => {
    const { child } = await ready({ MAIL_FAULT: 'hang' });
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

  it.each([
    ['MAIL_PORT', 'smtpUrl'],
    ['MAIL_HTTP_PORT', 'url'],
  ] as const)('says in one line that %s is taken', async (setting, address) => {
    const first = await ready();
    const { port } = new URL(first[address].replace('smtp:', 'http:'));
    const { child, output } = start({ MAIL_PORT: '0', MAIL_HTTP_PORT: '0', [setting]: port });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`${port}.*${setting}`)),
    ]);
  });

  it('stays out of production unless it is told to come', async () => {
    const { child, output } = start({ NODE_ENV: 'production' });
    const [code] = await once(child, 'exit');
    expect([code, output.text]).toEqual([1, expect.stringContaining('MAIL_IN_PRODUCTION')]);
    await ready({ NODE_ENV: 'production', MAIL_IN_PRODUCTION: 'on' });
  });

  it.each([
    ['MAIL_PORT', 'veel'],
    ['MAIL_HTTP_PORT', '70000'],
    ['MAIL_KEEP', '0'],
    ['MAIL_FAULT', 'soms'],
    ['MAIL_FAULT_RATE', '2'],
    ['MAIL_LATENCY_MS', '-1'],
  ])('refuses %s=%s by name', async (name, value) => {
    const { child, output } = start({ [name]: value });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output.text).toContain(name);
  });
});

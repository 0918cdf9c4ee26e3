import { join } from 'node:path';
import { killPrograms, startProgram } from '@inktvis/foundation/testing/program';
import { afterEach, describe, expect, it } from 'vitest';
import { sendBySmtp } from './testing/mailer.ts';

afterEach(killPrograms);

const start = (env: Record<string, string>) =>
  startProgram(join(import.meta.dirname, 'main.ts'), { NODE_ENV: 'test', ...env });

async function ready(env: Record<string, string> = {}) {
  const program = start({ MAIL_PORT: '0', MAIL_HTTP_PORT: '0', ...env });
  await program.ready();
  return { ...program, url: await program.address('url'), smtpUrl: await program.address('smtpUrl') };
}

describe('the process', { timeout: 30_000 }, () => {
  it('takes mail and shows it once it says that it is ready', async () => {
    const { url, smtpUrl, said } = await ready();
    const response = await fetch(`${url}/healthz`);
    expect([response.status, await response.text()]).toEqual([200, 'ok']);
    await sendBySmtp(smtpUrl, { to: 'an.devos@voorbeeld.be', subject: 'Geheim onderwerp' });
    expect(await (await fetch(url)).text()).toContain('Geheim onderwerp');
    expect(said()).not.toMatch(/devos|Geheim/);
  });

  it('takes fault injection as settings', async () => {
    const { smtpUrl } = await ready({ MAIL_FAULT: '5xx' });
    await expect(sendBySmtp(smtpUrl, { to: 'an@voorbeeld.be' })).rejects.toThrow('550');
  });

  it.each([
    ['MAIL_PORT', 'smtpUrl'],
    ['MAIL_HTTP_PORT', 'url'],
  ] as const)('says in one line that %s is taken', async (setting, address) => {
    const first = await ready();
    const { port } = new URL(first[address].replace('smtp:', 'http:'));
    const { said, ended } = start({ MAIL_PORT: '0', MAIL_HTTP_PORT: '0', [setting]: port });
    expect(await ended()).toBe(1);
    expect(said().trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`${port}.*${setting}`))]);
  });

  it('refuses to start in production unless it is allowed', async () => {
    const { said, ended } = start({ NODE_ENV: 'production' });
    expect([await ended(), said()]).toEqual([1, expect.stringContaining('MAIL_IN_PRODUCTION')]);
    await ready({ NODE_ENV: 'production', MAIL_IN_PRODUCTION: 'on' });
  });

  it.each([
    ['MAIL_PORT', 'veel'],
    ['MAIL_HTTP_PORT', '70000'],
    ['MAIL_MAX_MESSAGES', '0'],
    ['MAIL_FAULT', 'soms'],
    ['MAIL_LATENCY_MS', '-1'],
  ])('refuses %s=%s by name', async (name, value) => {
    const { said, ended } = start({ [name]: value });
    expect(await ended()).toBe(1);
    expect(said()).toContain(name);
  });
});

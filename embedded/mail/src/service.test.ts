import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KEY, sendBySmtp, startService } from './testing/mailer.ts';

const listSchema = z.object({
  total: z.number(),
  messages: z.array(z.looseObject({ id: z.string(), subject: z.string() })),
});
const HOSTILE = '</title><script>alert(1)</script>';

async function list(url: string, query = '') {
  return listSchema.parse(await (await fetch(`${url}/api/messages${query}`)).json());
}

async function withMails() {
  const service = await startService();
  await sendBySmtp(service.smtpUrl, { to: 'een@voorbeeld.be', subject: 'Eerste' });
  await sendBySmtp(service.smtpUrl, {
    to: 'twee@voorbeeld.be, drie@voorbeeld.be',
    subject: 'Tweede bericht',
  });
  return service;
}

describe('mails as JSON', () => {
  it('come newest first, by recipient and by subject', async () => {
    const { url } = await withMails();
    expect((await list(url)).messages.map(({ subject }) => subject)).toEqual(['Tweede bericht', 'Eerste']);
    expect(await list(url, '?to=DRIE@voorbeeld.be')).toMatchObject({
      total: 1,
      messages: [{ subject: 'Tweede bericht' }],
    });
    expect((await list(url, '?to=rie@voorbeeld.be')).total).toBe(0);
    expect((await list(url, '?subject=tweede')).total).toBe(1);
  });

  it('fault injection can be set from another process', async () => {
    const service = await startService();
    const put = (body: string) => fetch(`${service.url}/api/faults`, { method: 'PUT', body });
    const response = await put('{"fault":"4xx"}');
    expect(await response.json()).toEqual({ fault: '4xx', latencyMs: 0 });
    await expect(sendBySmtp(service.smtpUrl, { to: 'een@voorbeeld.be' })).rejects.toThrow('451');
    for (const body of ['{"fault":"soms"}', '{"latencyMs":-2}', '{"kleur":1}', 'x']) {
      expect((await put(body)).status).toBe(422);
    }
  });
});

describe('the pages', () => {
  it('list the mails and show one, in Dutch', async () => {
    const { url } = await withMails();
    const home = await (await fetch(url)).text();
    expect(home).toContain('<html lang="nl-BE">');
    expect(home).toContain('2 berichten');
    expect(home).toContain('<a href="/berichten/2">Tweede bericht</a>');
    const one = await (await fetch(`${url}/berichten/2?toon=tekst`)).text();
    expect(one).toContain('twee@voorbeeld.be, drie@voorbeeld.be');
    expect(one).toContain('<pre>Dag\n</pre>');
    expect((await fetch(`${url}/berichten/99`)).status).toBe(404);
  });

  it.each(['', '?toon=tekst', '?toon=bron', '?toon=320'])(
    'no word of a mail becomes part of a page%s',
    async (look) => {
      const { url, smtpUrl } = await startService();
      await sendBySmtp(smtpUrl, { to: 'een@voorbeeld.be', subject: HOSTILE, text: HOSTILE, html: HOSTILE });
      for (const path of ['/', `/berichten/1${look}`]) {
        const response = await fetch(`${url}${path}`);
        expect(await response.text()).not.toContain('<script>');
        expect(response.headers.get('content-security-policy')).toContain(
          "default-src 'none'; style-src 'self'",
        );
      }
    },
  );

  it('keep the HTML of a mail in a frame without scripts, also when it is opened by itself', async () => {
    const { url, smtpUrl } = await startService();
    await sendBySmtp(smtpUrl, { to: 'een@voorbeeld.be', html: '<html><head></head><p>Dag</p>' });
    const page = await (await fetch(`${url}/berichten/1`)).text();
    expect(/sandbox="([^"]*)"/.exec(page)?.[1]).toBe('allow-popups allow-popups-to-escape-sandbox');
    const frame = await fetch(`${url}/berichten/1/html`);
    expect(await frame.text()).toContain('<head><base target="_blank"></head><p>Dag</p>');
    const rules = frame.headers.get('content-security-policy');
    expect(rules).toMatch(/default-src 'none'.*; sandbox allow-popups/);
    expect(rules).not.toContain('script');
  });

  it('throw mails away for themselves, not for a form of another site', async () => {
    const service = await withMails();
    const wipe = (site: string) =>
      fetch(`${service.url}/berichten/wissen`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
      });
    expect((await wipe('cross-site')).status).toBe(403);
    expect(service.messages()).toHaveLength(2);
    expect((await wipe('same-origin')).status).toBe(303);
    expect(service.messages()).toEqual([]);
  });
});

describe("the provider's calls", () => {
  const message = { from_email: 'post@inktvis.example', to: [{ email: 'een@voorbeeld.be' }], text: 'Dag' };
  const call = async (url: string, path: string, body: unknown) => {
    const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    return [response.status, await response.json()];
  };

  it.each(['/api/1.0/messages/send.json', '/api/1.0/messages/send', '/api/1.3/messages/send'])(
    '%s takes a mail',
    async (path) => {
      const { url, messages } = await startService();
      expect(await call(url, path, { key: KEY, message })).toMatchObject([200, [{ status: 'sent' }]]);
      expect(messages()).toMatchObject([{ via: 'api', envelope: { to: ['een@voorbeeld.be'] } }]);
    },
  );

  it.each([
    ['a wrong key', { key: 'fout', message }, 401, 'Invalid_Key'],
    ['no key', { message }, 400, 'ValidationError'],
    ['no recipients', { key: KEY, message: { ...message, to: [] } }, 400, 'ValidationError'],
    [
      'recipients that are no list',
      { key: KEY, message: { ...message, to: 'een@voorbeeld.be' } },
      400,
      'ValidationError',
    ],
    ['nothing', 'dag', 400, 'ValidationError'],
  ])('%s is refused', async (_name, body, status, name) => {
    const { url, messages } = await startService();
    const response = await call(url, '/api/1.3/messages/send', body);
    expect(response).toMatchObject([status, { status: 'error', name }]);
    expect(messages()).toEqual([]);
  });

  it('says for every recipient what became of it, and keeps the mail for those that got it', async () => {
    const { url, messages } = await startService();
    const to = ['een', 'reject', 'invalid', 'queue'].map((name) => ({ email: `${name}@voorbeeld.be` }));
    const [, response] = await call(url, '/api/1.3/messages/send', { key: KEY, message: { ...message, to } });
    expect(response).toMatchObject([
      { status: 'sent', reject_reason: null },
      { status: 'rejected', reject_reason: 'hard-bounce' },
      { status: 'invalid' },
      { status: 'queued' },
    ]);
    expect(messages()[0]?.envelope.to).toEqual(['een@voorbeeld.be', 'queue@voorbeeld.be']);
  });
});

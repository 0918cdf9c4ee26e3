import { createServer } from 'node:net';
import { listen } from '@inktvis/foundation/listen';
import { selfSigned } from '@inktvis/foundation/testing/certificate';
import { HOST, openUntrustedServer } from '@inktvis/foundation/testing/untrusted-server';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MailService } from './create-service.ts';
import { FAULTS } from './faults.ts';
import { confirmation, job, KEY, mailer, PASSWORD, startService, VISITOR } from './testing/mailer.ts';

type UrlOf = (service: MailService) => string;
const smtp: UrlOf = ({ smtpUrl }) => smtpUrl.replace('//', `//inktvis:${PASSWORD}@`);
const api: UrlOf = ({ apiUrl }) => apiUrl;
const TRANSPORTS: [string, UrlOf][] = [
  ['smtp', smtp],
  ['mandrill', api],
];

describe.each(TRANSPORTS)('a mail by %s', (name, urlOf) => {
  it('arrives whole: both parts, sender, answers to the visitor, and a Message-ID of the submission', async () => {
    const service = await startService();
    const sent = await mailer(urlOf(service)).send(job());
    expect(sent).toEqual({ ok: true, value: null });
    expect(service.messages()).toHaveLength(1);
    const [message] = service.messages();
    expect(message).toMatchObject({
      envelope: { from: 'post@inktvis.example', to: ['contact@inktvis.example'] },
      from: 'Inktvis <post@inktvis.example>',
      subject: 'Bericht via de site, nummer MZV-QV4',
      replyTo: VISITOR,
      messageId: '<0192f3a4-1111-7222-8333-44445555abcd.contact-organiser@inktvis.example>',
    });
    expect(message?.text).toContain('> Dag, één vraag.');
    expect(message?.html).toContain('Dag, één vraag.');
    expect(message?.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  });

  it('goes to every organiser, or to the visitor without an address to answer', async () => {
    const service = await startService();
    const { send, recipientsOf } = mailer(urlOf(service));
    const request = job({ template: 'group-organiser' });
    for (const recipient of recipientsOf(request)) await send(request, recipient);
    await send(confirmation());
    const [toVisitor, ...toOrganisers] = service.messages();
    expect(toOrganisers.map(({ envelope }) => envelope.to).toReversed()).toEqual([
      ['groepen@inktvis.example'],
      ['tickets@inktvis.example'],
    ]);
    expect(toVisitor).toMatchObject({ envelope: { to: [VISITOR] }, replyTo: null });
  });

  it('carries one click to leave the newsletter', async () => {
    const service = await startService();
    const data = { token: 'a'.repeat(43) };
    await mailer(urlOf(service)).send(job({ template: 'newsletter-welcome', data }));
    const headers = service
      .messages()[0]
      ?.headers.map(({ name: header, value }) => [header.toLowerCase(), value]);
    const address = `https://inktvis.example/nieuwsbrief/uitschrijven?token=${data.token}`;
    expect(headers).toContainEqual(['list-unsubscribe', `<${address}>`]);
    expect(headers).toContainEqual(['list-unsubscribe-post', 'List-Unsubscribe=One-Click']);
  });

  it.each([
    ['reject@voorbeeld.be', 'permanent'],
    ['invalid@voorbeeld.be', 'permanent'],
    ['down@voorbeeld.be', 'temporary'],
    ['an@voorbeeld.be, ander@voorbeeld.be', 'permanent'],
    ['an@voorbeeld.be\r\nRCPT TO:<ander@voorbeeld.be>', 'permanent'],
    ['geen adres', 'permanent'],
  ] as const)('to %j fails, %s, without saying to whom', async (to, kind) => {
    const service = await startService();
    const sent = await mailer(urlOf(service)).send(confirmation(to));
    expect(sent).toEqual({
      ok: false,
      error: { kind, message: expect.not.stringContaining('voorbeeld.be') },
    });
    expect(service.messages()).toEqual([]);
  });

  it.each(FAULTS.filter((fault) => fault !== 'off'))(
    'fails when the server does “%s”, without key, password or address, and arrives at another try',
    async (fault) => {
      const service = await startService({ fault });
      // Shorter than in production, for a server that does not respond.
      const failed = await mailer(urlOf(service), { timeoutMs: 1_500 }).send(job());
      const wrongMail = name === 'smtp' && fault === '5xx';
      expect(failed).toEqual({
        ok: false,
        error: { kind: wrongMail ? 'permanent' : 'temporary', message: expect.any(String) },
      });
      expect(JSON.stringify(failed)).not.toMatch(
        new RegExp([KEY, PASSWORD, VISITOR, Buffer.from(PASSWORD).toString('base64')].join('|')),
      );
      service.setFault('off');
      expect(await mailer(urlOf(service)).send(job())).toMatchObject({ ok: true });
      // Kept but never confirmed: the repeat has the same Message-ID.
      expect(service.messages()).toHaveLength(fault === 'lost-answer' ? 2 : 1);
      expect(new Set(service.messages().map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  it('fails when nobody listens', async () => {
    const service = await startService();
    const address = urlOf(service);
    await service.close();
    expect(await mailer(address).send(job())).toMatchObject({ ok: false, error: { kind: 'temporary' } });
  });

  it('is given up when the whole attempt takes too long', async () => {
    const service = await startService({ fault: 'hang' });
    const slow = mailer(urlOf(service), { timeoutMs: 50 });
    expect(await slow.send(job())).toMatchObject({ ok: false, error: { kind: 'temporary' } });
  });
});

describe('the provider', () => {
  it('does not get a key that it refuses repeated', async () => {
    const service = await startService();
    const sent = await mailer(service.apiUrl.replace(KEY, 'verkeerde-sleutel')).send(job());
    expect(sent).toEqual({
      ok: false,
      error: { kind: 'temporary', message: 'Mandrill 401 Invalid_Key: Invalid API key' },
    });
  });
});

describe('a mail server elsewhere', () => {
  /** Speaks SMTP without TLS, and records what it receives. */
  async function startPlainServer() {
    const received: string[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.write('220 plain\r\n');
      socket.on('data', (chunk) => {
        received.push(chunk.toString());
        socket.write('250 plain\r\n');
      });
    });
    const port = await listen(server, 0, '0.0.0.0');
    onTestFinished(() => void server.close());
    return { received, port };
  }

  it('gets nothing without TLS, not even a password', async () => {
    const { received, port } = await startPlainServer();
    // Another name for this machine, which the mailer does not know as such.
    const sent = await mailer(`smtp://inktvis:${PASSWORD}@127.0.0.2:${port}`).send(job());
    expect(sent).toMatchObject({ ok: false, error: { kind: 'temporary' } });
    expect(received.join('')).not.toMatch(/AUTH|MAIL FROM/);
  });

  it.each([
    ['smtp', false],
    ['smtps', true],
  ] as const)(
    'whose certificate no authority signed gets no password and no mail (%s)',
    async (scheme, secure) => {
      const attempts: string[] = [];
      const server = new SMTPServer({
        ...selfSigned(HOST),
        secure,
        disableReverseLookup: true,
        onConnect(_session, done) {
          attempts.push('connected');
          done();
        },
        onAuth(_auth, _session, done) {
          attempts.push('password');
          done(null, { user: 'inktvis' });
        },
        onData(stream, _session, done) {
          attempts.push('mail');
          stream.resume().on('end', () => done());
        },
      });
      server.on('error', () => undefined);
      const port = await listen(server.server, 0, HOST);
      onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
      const sent = await mailer(`${scheme}://inktvis:${PASSWORD}@${HOST}:${port}`).send(job());
      expect(sent).toMatchObject({
        ok: false,
        error: { kind: 'temporary', message: expect.stringMatching(/certificate/) },
      });
      expect(attempts).not.toContain('password');
      expect(attempts).not.toContain('mail');
    },
  );

  it('whose certificate no authority signed is sent no key of the provider', async () => {
    const stranger = await openUntrustedServer();
    const sent = await mailer(`mandrill://${KEY}@${HOST}:${stranger.port}`).send(job());
    expect(sent).toMatchObject({ ok: false, error: { kind: 'temporary' } });
    expect(stranger.reached).toEqual({ isConnected: true, requests: 0 });
  });
});

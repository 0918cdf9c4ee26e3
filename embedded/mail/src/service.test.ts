import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { startService } from './testing/mailer.ts';

/** Sends one mail from any sender to any recipient. */
function sendBySmtp(url: string, mail: { to: string; subject: string; text?: string; html?: string }) {
  const transport = createTransport(url, { from: 'iemand@voorbeeld.be', text: 'Dag' });
  return transport.sendMail(mail);
}

const HOSTILE = '</title><script>alert(1)</script>';

it('mails come as JSON, newest first, by recipient', async () => {
  const { url, smtpUrl } = await startService();
  await sendBySmtp(smtpUrl, { to: 'een@voorbeeld.be', subject: 'Eerste' });
  await sendBySmtp(smtpUrl, { to: 'twee@voorbeeld.be, drie@voorbeeld.be', subject: 'Tweede' });
  const subjects = async (query: string) => {
    const { messages } = await (await fetch(`${url}/api/messages${query}`)).json();
    return messages.map(({ subject }: { subject: string }) => subject);
  };
  expect(await subjects('')).toEqual(['Tweede', 'Eerste']);
  expect(await subjects('?to=DRIE@voorbeeld.be')).toEqual(['Tweede']);
  expect(await subjects('?to=rie@voorbeeld.be')).toEqual([]);
});

it('no word of a mail becomes part of a page; its HTML is in a frame without scripts', async () => {
  const { url, smtpUrl } = await startService();
  await sendBySmtp(smtpUrl, { to: 'een@voorbeeld.be', subject: HOSTILE, text: HOSTILE, html: HOSTILE });
  for (const path of ['/', '/berichten/1']) {
    const response = await fetch(`${url}${path}`);
    expect(await response.text()).not.toContain('<script>');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const frame = await fetch(`${url}/berichten/1/html`);
  expect(await frame.text()).toBe(`${HOSTILE}\n<base target="_blank">`);
  const rules = frame.headers.get('content-security-policy');
  expect(rules).toMatch(/default-src 'none'.*; sandbox allow-popups/);
  expect(rules).not.toContain('script');
  expect((await fetch(`${url}/berichten/99`)).status).toBe(404);
});

import { describe, expect, it } from 'vitest';
import { createMailer } from './create-mailer.ts';
import { readMailUrl } from './mail-url.ts';
import { job } from './testing/jobs.ts';

const good = {
  mailUrl: 'smtp://inktvis:geheim@mail.example:587',
  mailFrom: 'Inktvis <post@inktvis.example>',
  brand: 'Inktvis',
  siteUrl: 'https://inktvis.example',
  mailContactTo: 'contact@inktvis.example',
  mailGroupsTo: 'groepen@inktvis.example',
};

describe('settings that cannot be used are named, and not repeated', () => {
  it.each([
    ['MAIL_URL', { mailUrl: 'geheim' }],
    ['MAIL_URL', { mailUrl: 'https://geheim@mail.example' }],
    ['MAIL_URL', { mailUrl: 'smtp://' }],
    ['MAIL_URL', { mailUrl: 'smtp://a:geheim@mail.example:99999' }],
    ['MAIL_FROM', { mailFrom: 'geheim' }],
    ['MAIL_FROM', { mailFrom: 'Inktvis <geheim>\r\nBcc: x@y.be' }],
    ['MAIL_CONTACT_TO', { mailContactTo: '' }],
    ['MAIL_GROUPS_TO', { mailGroupsTo: 'groepen@inktvis.example, geheim' }],
  ])('%s of %j', (name, wrong) => {
    const open = () => createMailer({ ...good, ...wrong });
    expect(open).toThrow(new RegExp(`^${name}: `));
    expect(open).toThrow(expect.objectContaining({ message: expect.not.stringContaining('geheim') }));
  });

  it('good ones open a mailer, which has domains as servers know them', () => {
    const { recipientsOf } = createMailer({ ...good, mailContactTo: 'contact@café.example' });
    const visitor = { ...job('contact-sender'), to: 'ada@café.example ' };
    expect([job('contact-organiser'), visitor].flatMap(recipientsOf)).toEqual([
      'contact@xn--caf-dma.example',
      'ada@xn--caf-dma.example',
    ]);
  });
});

it.each([
  ['smtp://mail.example', { port: 587, secure: false, local: false, user: undefined }],
  ['smtps://a%40b:p%3Aw@mail.example', { port: 465, secure: true, user: 'a@b', password: 'p:w' }],
  ['smtp://127.0.0.1:4325', { port: 4325, local: true }],
  ['smtp://[::1]:4325', { host: '::1', local: true }],
  ['mandrill://md-AbC_123', { key: 'md-AbC_123', basePath: 'https://mandrillapp.com/api/1.3' }],
  ['mandrill://Key@127.0.0.1:4324/api/1.0/', { key: 'Key', basePath: 'http://127.0.0.1:4324/api/1.0' }],
  ['mandrill://Key@mail.example', { basePath: 'https://mail.example/api/1.3' }],
])('MAIL_URL %s', (text, route) => {
  expect(readMailUrl(text)).toMatchObject(route);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';

/** As an operator I can show my logs to anybody: nothing secret is in them, also when everything fails. */
const SECRET = 'zeergeheim';
const NOBODY = '127.0.0.1:9';
const ENV = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  CONTENT_TRANSPORT: 'rest',
  CONTENT_URL: `http://${NOBODY}`,
  // Another name for this machine, which the site does not know as such.
  EVENTS_URL: 'http://127.0.0.2:9',
  CONTENT_TOKEN: `${SECRET}-token`,
  CONTENT_PREVIEW_TOKEN: `${SECRET}-voorbeeld`,
  CONTENT_WEBHOOK_SECRET: `${SECRET}-webhook`,
  PREVIEW_SECRET: `${SECRET}-redactie-en-langer`,
  EVENTS_API_KEY: `${SECRET}-sleutel`,
  EVENTS_CLIENT_ID: `${SECRET}-klant`,
  DATABASE_URL: `postgres://inktvis:${SECRET}@${NOBODY}/inktvis`,
  MAIL_URL: `smtp://ik:${SECRET}@${NOBODY}`,
  MAIL_FROM: 'a@inktvis.example',
  MAIL_CONTACT_TO: 'a@inktvis.example',
  MAIL_GROUPS_TO: 'a@inktvis.example',
};
const PATHS = [
  '/',
  '/programma',
  '/inktvis-op-toer',
  '/beeld/1001/10x10/abc/x.webp',
  `/api/preview?secret=${SECRET}-redactie-en-langer&slug=home`,
  `/api/preview?secret=${SECRET}-en-verkeerd&slug=home`,
  `/nieuwsbrief/bevestigen?t=${SECRET}`,
  `/nieuwsbrief/uitschrijven?t=${SECRET}`,
];

test('no secret is logged or shown, when nothing that the site needs is there', async ({ request }, {
  outputDir,
}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(process.execPath, [join(import.meta.dirname, '../..', 'site/server/main.ts')], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...ENV, PORT: String(port), SITE_URL: url, CACHE_DIR: outputDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [site.stdout, site.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  try {
    await once(site, 'message');
    for (const path of PATHS) {
      const response = await request.get(url + path, { maxRedirects: 0 });
      const location = response.headers().location ?? '';
      expect((await response.text()) + location, path).not.toContain(
        path.includes(SECRET) ? `${SECRET}-token` : SECRET,
      );
    }
    for (let times = 0; times < 15; times += 1) {
      await request.post(`${url}/api/webhook/content`, {
        data: '{}',
        headers: { 'webhook-signature': SECRET },
      });
    }
    await request.post(`${url}/api/contact`, { form: { firstName: SECRET, email: 'a@b.be' } });
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  expect(log).toContain('content service did not respond');
  expect(log).toContain('"by":"secret","release":null,"msg":"preview opened"');
  expect(log).toMatch(/"path":"\/api\/webhook\/content","status":401,.*"msg":"request refused"/);
  expect(log).toContain('"by":"secret","msg":"preview refused"');
  expect(log.match(/webhook refused/g)).toHaveLength(10);
  expect(log).toMatch(/"setting":"EVENTS_URL","msg":"another machine is reached without TLS/);
  expect(log).not.toContain(SECRET);
});

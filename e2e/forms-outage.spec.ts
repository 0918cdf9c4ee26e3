import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page, test } from '@playwright/test';
import { contactForm, fillIn, message, openForm } from './support/forms.ts';
import { inbox, startWorker } from './support/inbox.ts';
import { mailTo, someone } from './support/mail.ts';
import { setFault } from './support/mail-envelopes.ts';
import { openTestEnvironment } from './support/test-environment.ts';

/** A test environment whose database the test can ask as the organisers do. */
async function openReadableEnvironment(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'inktvis-outage-'));
  const database = `file:${join(folder, 'inktvis.db')}`;
  const environment = await openTestEnvironment({ mail: true, env: { DATABASE_URL: database, ...env } });
  return {
    ...environment,
    database,
    async close() {
      await environment.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function sendMessage(page: Page, site: string, email: string): Promise<void> {
  await openForm(page, `${site}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
}

/** What the list of the organisers says of the mails about a message: wacht, verstuurd, mislukt. */
async function expectMails(database: string, state: string, email: string): Promise<void> {
  const line = new RegExp(`contact +${state} .*${email}`);
  await expect.poll(() => inbox(database, 'list'), { timeout: 30_000 }).toMatch(line);
}

test('without a mail server the visitor notices nothing, and the message is stored with its mails', async ({
  page,
}) => {
  const environment = await openReadableEnvironment();
  const email = someone();
  await environment.stopMail();
  await sendMessage(page, environment.url, email);
  await environment.restartSite();
  await expectMails(environment.database, 'wacht', email);
  const [number = ''] = (await inbox(environment.database, 'list')).match(/[2-9A-Z]{3}-[2-9A-Z]{3}/) ?? [];
  await expect
    .poll(() => inbox(environment.database, 'show', number), { timeout: 30_000 })
    .toMatch(/aan ons +wacht .*1 poging .*\n.*aan de afzender +wacht .*1 poging /);
  expect(await inbox(environment.database, 'show', number)).toContain('Mag de hond mee naar de leeshoek?');
  await environment.close();
});

test('the mails go when there is a provider and a worker that looks', async ({ page }) => {
  const environment = await openReadableEnvironment({ MAIL_WORKER: 'off' });
  const email = someone();
  await environment.stopMail();
  await sendMessage(page, environment.url, email);
  await expectMails(environment.database, 'wacht', email);
  await environment.startMail();
  const worker = startWorker({
    DATABASE_URL: environment.database,
    SITE_URL: environment.url,
    MAIL_URL: environment.mailUrl.replace('http://', 'mandrill://inktvis-postsleutel@').concat('/api/1.3'),
    MAIL_FROM: 'post@inktvis.example',
    MAIL_CONTACT_TO: 'contact@inktvis.example',
    MAIL_GROUPS_TO: 'groepen@inktvis.example',
  });
  await mailTo(environment.mailUrl, email);
  await expectMails(environment.database, 'verstuurd', email);
  await worker.stop();
  await environment.close();
});

test('what a provider refused goes when the organisers say so', async ({ page }) => {
  const environment = await openReadableEnvironment();
  const email = someone();
  await setFault(environment.mailUrl, '5xx');
  await sendMessage(page, environment.url, email);
  await expectMails(environment.database, 'mislukt', email);
  expect(await inbox(environment.database, 'dead')).toContain('2 mails raakten niet weg');
  await setFault(environment.mailUrl, 'off');
  expect(await inbox(environment.database, 'retry', '--alles')).toBe('2 mails gaan opnieuw weg.\n');
  await mailTo(environment.mailUrl, email);
  await expectMails(environment.database, 'verstuurd', email);
  await environment.close();
});

test('without a database the pages stay, and a form says honestly that it could not be sent', async ({
  page,
}) => {
  const environment = await openTestEnvironment({
    env: { DATABASE_URL: 'postgres://niemand:niets@127.0.0.1:1/weg' },
  });
  const email = someone();
  await openForm(page, `${environment.url}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeFocused();
  await expect(page.getByText('Received an error HTTP status code: Internal Server Error.')).toBeVisible();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(contactForm(page).getByLabel('Bericht')).toHaveValue(/hond/);
  expect((await fetch(`${environment.url}/nieuwsbrief/bevestigen?token=${'x'.repeat(43)}`)).status).toBe(503);
  await environment.close();
});

test('a database that stays locked: without script the form comes back with every word, and can be sent', async ({
  browser,
}) => {
  const environment = await openReadableEnvironment();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = someone();
  await page.goto(`${environment.url}/contact`);
  await fillIn(page, message(email));
  const other = new DatabaseSync(environment.database.slice('file:'.length));
  other.exec('begin immediate');
  const responded = page.waitForResponse((response) => response.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  expect((await responded).status()).toBe(500);
  await expect(page.getByText('Versturen is niet gelukt. Probeer het straks opnieuw.')).toBeVisible();
  for (const [label, value] of Object.entries(message(email)))
    await expect(contactForm(page).getByLabel(label)).toHaveValue(value);
  other.close();
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
  await mailTo(environment.mailUrl, email);
  await context.close();
  await environment.close();
});

test('too many messages: the visitor is asked to wait', async () => {
  const environment = await openTestEnvironment({ env: { FORM_LIMIT_PER_VISITOR: '2' } });
  const post = (email: string) =>
    fetch(`${environment.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  for (const _ of [1, 2]) expect((await post(someone())).status).toBe(200);
  const third = await post(someone());
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  await environment.close();
});

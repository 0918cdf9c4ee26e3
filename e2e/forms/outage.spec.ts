import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { contactForm, fillIn, message, openForm } from '../support/forms.ts';
import { inbox, startWorker } from '../support/inbox.ts';
import { mailTo, setFault, someone } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';
import type { TestEnvironment } from '../support/test-environment.ts';

test.use({ failsOnConsoleErrors: false });

/** Opens a test environment with a mail server, and a database that the test can ask as the organisers do. */
let openReadable: (env?: Record<string, string>) => Promise<TestEnvironment & { readonly database: string }>;
test.beforeEach(({ openEnvironment }) => {
  openReadable = async (env) => {
    const database = `file:${test.info().outputPath('inktvis.db')}`;
    return { ...(await openEnvironment({ mail: true, env: { DATABASE_URL: database, ...env } })), database };
  };
});

async function sendMessage(page: Page, site: string, email: string): Promise<void> {
  await openForm(page, `${site}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
}

/** What the list of the organisers says of the mails about a message: wacht, verstuurd, mislukt. */
async function expectMails(database: string, state: string, email: string): Promise<void> {
  const line = new RegExp(`contact +${state} .*${email}`);
  await expect.poll(() => inbox(database, 'list')).toMatch(line);
}

test('without a mail server the visitor notices nothing, and the message is stored with its mails', async ({
  page,
}) => {
  const environment = await openReadable();
  const email = someone();
  await environment.stopMail();
  await sendMessage(page, environment.url, email);
  await environment.restartSite();
  await expectMails(environment.database, 'wacht', email);
  const [number = ''] = (await inbox(environment.database, 'list')).match(/[2-9A-Z]{3}-[2-9A-Z]{3}/) ?? [];
  await expect
    .poll(() => inbox(environment.database, 'show', number))
    .toMatch(/aan ons +wacht .*1 poging .*\n.*aan de afzender +wacht .*1 poging /);
  expect(await inbox(environment.database, 'show', number)).toContain('Mag de hond mee naar de leeshoek?');
});

test('the mails go when there is a provider and a worker that looks', async ({ page }) => {
  const environment = await openReadable({ MAIL_WORKER: 'off' });
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
});

test('what a provider refused goes when the organisers say so', async ({ page }) => {
  const environment = await openReadable();
  const email = someone();
  await setFault(environment.mailUrl, '5xx');
  await sendMessage(page, environment.url, email);
  await expectMails(environment.database, 'mislukt', email);
  expect(await inbox(environment.database, 'dead')).toContain('2 mails raakten niet weg');
  await setFault(environment.mailUrl, 'off');
  expect(await inbox(environment.database, 'retry', '--alles')).toBe('2 mails gaan opnieuw weg.\n');
  await mailTo(environment.mailUrl, email);
  await expectMails(environment.database, 'verstuurd', email);
});

test('without a database the pages stay, and a form says honestly that it could not be sent', async ({
  page,
  openSite,
}) => {
  const environment = await openSite({ DATABASE_URL: 'postgres://niemand:niets@127.0.0.1:1/weg' });
  const email = someone();
  await openForm(page, `${environment.url}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeFocused();
  await expect(page.getByText('Received an error HTTP status code: Internal Server Error.')).toBeVisible();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(contactForm(page).getByLabel('Bericht')).toHaveValue(/hond/);
  expect((await fetch(`${environment.url}/nieuwsbrief/bevestigen?token=${'x'.repeat(43)}`)).status).toBe(503);
});

test('a database that stays locked: without script the form comes back with every word, and can be sent', async ({
  browser,
}) => {
  const environment = await openReadable();
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
});

test('too many messages: the visitor is asked to wait', async ({ openSite }) => {
  const environment = await openSite({ FORM_LIMIT_PER_VISITOR: '2' });
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
});

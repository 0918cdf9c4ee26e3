import type { Page } from '@playwright/test';
import { contactForm, fillIn, message, openForm } from '../support/forms.ts';
import { inbox } from '../support/inbox.ts';
import { mailTo, someone } from '../support/mail.ts';
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

test('without a mail server the visitor notices nothing; the mails go when there is a provider', async ({
  page,
}) => {
  const environment = await openReadable();
  const email = someone();
  await environment.stopMail();
  await sendMessage(page, environment.url, email);
  await environment.restartSite();
  const listed = await inbox(environment.database, 'list');
  expect(listed).toMatch(new RegExp(`contact +wacht .*${email}`));
  const [number = ''] = /[2-9A-Z]{3}-[2-9A-Z]{3}/.exec(listed) ?? [];
  const shown = await inbox(environment.database, 'show', number);
  expect(shown).toMatch(/aan ons +wacht .*\n.*aan de afzender +wacht /);
  expect(shown).toContain('Mag de hond mee naar de leeshoek?');
  await environment.startMail();
  await environment.restartSite({
    MAIL_URL: environment.mailUrl.replace('http://', 'mandrill://inktvis-postsleutel@').concat('/api/1.3'),
    MAIL_FROM: 'post@inktvis.example',
    MAIL_CONTACT_TO: 'contact@inktvis.example',
    MAIL_GROUPS_TO: 'groepen@inktvis.example',
  });
  await mailTo(environment.mailUrl, email);
  await expect
    .poll(() => inbox(environment.database, 'list'), { intervals: [1000] })
    .toMatch(new RegExp(`contact +verstuurd .*${email}`));
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

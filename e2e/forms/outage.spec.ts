import { contactValues, fillIn, message, openForm } from '../support/forms.ts';
import { inbox } from '../support/inbox.ts';
import { mailTo, someone } from '../support/mail.ts';
import { expect, test } from '../support/test.ts';

test.use({ failsOnConsoleErrors: false });

test('without a mail server the visitor notices nothing; the mails go when there is a provider', async ({
  page,
  openEnvironment,
}) => {
  const database = `file:${test.info().outputPath('inktvis.db')}`;
  const environment = await openEnvironment({ env: { DATABASE_URL: database } });
  const email = someone();
  await openForm(page, `${environment.url}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
  const listed = await inbox(database, 'list');
  expect(listed).toMatch(new RegExp(`contact +wacht .*${email}`));
  const [number = ''] = /[2-9A-Z]{3}-[2-9A-Z]{3}/.exec(listed) ?? [];
  const shown = await inbox(database, 'show', number);
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
    .poll(() => inbox(database, 'list'), { intervals: [1000] })
    .toMatch(new RegExp(`contact +verstuurd .*${email}`));
});

test('without a database the pages stay, and a form says honestly that it could not be sent', async ({
  openSite,
}) => {
  const environment = await openSite({ DATABASE_URL: 'postgres://niemand:niets@127.0.0.1:1/weg' });
  expect((await fetch(`${environment.url}/contact`)).status).toBe(200);
  const posted = await fetch(`${environment.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactValues(someone())),
  });
  expect([posted.status, posted.headers.get('retry-after')]).toEqual([503, '30']);
  const link = await fetch(`${environment.url}/nieuwsbrief/bevestigen?token=${'x'.repeat(43)}`);
  expect([link.status, link.headers.get('retry-after')]).toEqual([503, '30']);
});

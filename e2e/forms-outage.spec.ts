import { expect, test } from '@playwright/test';
import { contactForm, fillIn, message } from './support/forms.ts';
import { mailTo, someone } from './support/mail.ts';
import { openStage } from './support/processes.ts';

test('without a mail server the visitor notices nothing, and the mail comes when it is back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const stage = await openStage({ mail: true });
  const email = someone();
  await stage.stopMail();
  await page.goto(`${stage.url}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
  await stage.restartSite();
  await stage.startMail();
  await mailTo(stage.mailUrl, email, 120_000);
  await stage.close();
});

test('without a database the pages stay, and a form says honestly that it could not be sent', async ({
  page,
}) => {
  const stage = await openStage({ env: { DATABASE_URL: 'postgres://niemand:niets@127.0.0.1:1/weg' } });
  const email = someone();
  await page.goto(`${stage.url}/contact`);
  await fillIn(page, message(email));
  await page.getByRole('button', { name: 'Verstuur je bericht' }).click();
  await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeFocused();
  await expect(page.getByText('Received an error HTTP status code: Internal Server Error.')).toBeVisible();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(contactForm(page).getByLabel('Bericht')).toHaveValue(/hond/);
  expect((await fetch(`${stage.url}/nieuwsbrief/bevestigen?token=${'x'.repeat(43)}`)).status).toBe(503);
  await stage.close();
});

test('who sends too much is asked to wait', async () => {
  const stage = await openStage({ env: { FORM_LIMIT_PER_VISITOR: '2' } });
  const post = (email: string) =>
    fetch(`${stage.url}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  for (const _ of [1, 2]) expect((await post(someone())).status).toBe(200);
  const third = await post(someone());
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  await stage.close();
});

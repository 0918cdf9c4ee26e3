import { test as quiet } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newsletterForm, openForm } from '../support/forms.ts';
import { mails, mailThat, mailTo, someone } from '../support/mail.ts';
import { expect, sharedMail, siteUrl, test } from '../support/test.ts';

function linkIn(text: string, page: 'bevestigen' | 'uitschrijven'): string {
  const [found] = text.match(new RegExp(`/nieuwsbrief/${page}\\?token=[\\w-]+`)) ?? [];
  if (!found) throw new Error(`no link to ${page} in the mail`);
  return found;
}

async function subscribe(email: string): Promise<unknown> {
  const response = await fetch(`${siteUrl()}/api/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return [response.status, await response.json()];
}

test('subscribing, confirming and unsubscribing, each with a button of its own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const email = someone();
  await openForm(page, '/');
  await newsletterForm(page).getByLabel('E-mailadres').fill(email);
  await newsletterForm(page).getByRole('button', { name: 'Schrijf me in' }).click();
  await expect(page.getByText('Kijk in je mailbox en bevestig je adres.')).toBeFocused();
  await expect(newsletterForm(page).getByLabel('E-mailadres')).toBeHidden();
  await expectAccessible(page);

  const link = linkIn((await mailTo(sharedMail(), email)).text, 'bevestigen');
  // A program that looks into mails opens every link.
  for (const _ of [1, 2]) await fetch(siteUrl() + link);
  const opened = await page.goto(link);
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(opened?.headers()['x-robots-tag']).toContain('noindex');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, stuur mij post' }).click();
  await expect(page.getByRole('heading', { name: 'Je staat op de lijst' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Je staat op de lijst' })).toBeVisible();

  const welcome = await mailThat(
    sharedMail(),
    ({ to, text }) => to.includes(email) && text.includes('/nieuwsbrief/uitschrijven'),
  );
  await page.goto(linkIn(welcome.text, 'uitschrijven'));
  await page.getByRole('button', { name: 'Schrijf me uit' }).click();
  await expect(page.getByRole('heading', { name: 'Je bent uitgeschreven' })).toBeVisible();
  await expectAccessible(page);
});

test('a known address gets the same response as an unknown one', async () => {
  const email = someone();
  const first = await subscribe(email);
  await fetch(siteUrl() + linkIn((await mailTo(sharedMail(), email)).text, 'bevestigen'), {
    method: 'POST',
  });
  expect(await subscribe(email)).toEqual(first);
  expect(await subscribe(someone())).toEqual(first);
  expect((await mails(sharedMail(), email)).length).toBeGreaterThan(0);
});

quiet('after an error the address is still there', async ({ page }) => {
  const email = someone();
  const error = 'De brievenbus zit even vol.';
  await page.route('**/api/subscribe', (route) => route.fulfill({ status: 500, json: { error } }));
  await openForm(page, '/');
  const form = newsletterForm(page);
  await form.getByLabel('E-mailadres').fill(email);
  await form.getByRole('button').click();
  await expect(form.getByText(error)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/subscribe');
  await form.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(form.getByLabel('E-mailadres')).toHaveValue(email);
  await form.getByRole('button').click();
  await expect(page.getByText('Kijk in je mailbox')).toBeFocused();
});

quiet.describe('without script', () => {
  quiet.use({ javaScriptEnabled: false });

  quiet('an address is checked, stored, and taken', async ({ page }) => {
    const email = someone();
    await page.goto('/');
    await newsletterForm(page).getByLabel('E-mailadres').fill('lezer');
    await newsletterForm(page).getByRole('button').click();
    await expect(page.getByLabel('E-mailadres')).toHaveValue('lezer');
    await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(/Dit lijkt geen e-mailadres/);
    await page.getByLabel('E-mailadres').fill(email);
    await newsletterForm(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/#_nieuwsbrief-.+-verzonden$/);
    await expect(page.getByText('Kijk in je mailbox')).toBeInViewport();
    await page.goto(siteUrl() + linkIn((await mailTo(sharedMail(), email)).text, 'bevestigen'));
    await page.getByRole('button', { name: 'Ja, stuur mij post' }).click();
    await expect(page.getByRole('heading', { name: 'Je staat op de lijst' })).toBeVisible();
  });
});

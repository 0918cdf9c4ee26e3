import type { Page } from '@playwright/test';
import { sideways, tabTo } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayRequest } from '../support/delay-request.ts';
import { contactForm, contactValues, fillIn, group, groupForm, message, openForm } from '../support/forms.ts';
import { type Mail, mails, mailThat, mailTo, someone } from '../support/mail.ts';
import { expect, sharedMail, test } from '../support/test.ts';

const send = { name: 'Verstuur je bericht' };

const numberOf = (page: Page) =>
  page.getByRole('definition').filter({ hasText: /^[2-9A-HJKMNP-Z]{3}-[2-9A-HJKMNP-Z]{3}$/ });

test.describe('with script', () => {
  test.use({
    viewport: { width: 320, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('a message is sent once, however it is pressed, without leaving the page, and both sides get a mail', async ({
    page,
  }) => {
    const email = someone();
    const posts: (string | null)[] = [];
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      posts.push(route.request().postData());
      await gate.promise;
      await route.continue();
    });
    await openForm(page, '/contact');
    await fillIn(page, message(email));
    await page.getByRole('button', send).dblclick();
    const busy = page.getByRole('button', { name: 'Bezig met versturen' });
    await expect(busy).toBeDisabled();
    await expect(busy).toBeFocused();
    await expect(page.getByLabel('Voornaam')).toHaveValue('Reinaert');
    await expectAccessible(page);
    gate.resolve();
    await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeFocused();
    await expect(contactForm(page)).toBeHidden();
    await expectAccessible(page);
    // The payload is that of the requirements.
    expect(posts.map((text) => JSON.parse(text ?? ''))).toEqual([contactValues(email)]);
    const own = await mailTo(sharedMail(), email);
    expect(own.text).not.toContain('hond');
    const number = (await numberOf(page).innerText()).trim();
    expect(number).toMatch(/^[2-9A-Z]{3}-[2-9A-Z]{3}$/);
    await page.getByRole('button', { name: 'Kopieer het nummer' }).click();
    await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    expect(own.text).toContain(`Je nummer is ${number}.`);
    const toOrganisers = ({ text, to }: Mail) => text.includes(email) && !to.includes(email);
    const organiser = await mailThat(sharedMail(), toOrganisers);
    expect(organiser.subject).toContain(number);
    expect(organiser.text).toContain('Mag de hond mee naar de leeshoek?');
    expect(organiser.source).toMatch(new RegExp(`^reply-to:.*${email}`, 'im'));
    expect((await mails(sharedMail())).filter(toOrganisers)).toHaveLength(1);
  });

  test('what is wrong is said above the form and at each field, and put right with the keyboard alone', async ({
    page,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const email = someone();
    const { Voornaam: first, Achternaam: last, Bericht: text } = message(email);
    const { keyboard } = page;
    await openForm(page, '/contact');
    await page.getByLabel('Voornaam').focus();
    await keyboard.type(first);
    await tabTo(page, page.getByLabel('E-mailadres'));
    await keyboard.type('reinaert');
    await keyboard.press('Enter');
    const summary = page.getByRole('region', { name: 'Er is een probleem' });
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Fout: /);
    await expect(summary.getByRole('link')).toHaveText([
      'Achternaam is een verplicht veld',
      'Dit lijkt geen e-mailadres. Controleer of er een @ en een punt in staan.',
      'Bericht is een verplicht veld',
    ]);
    await expect(page.getByLabel('Achternaam')).toHaveAccessibleDescription(
      'Achternaam is een verplicht veld',
    );
    await expect(page.getByLabel('Achternaam')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Voornaam')).not.toHaveAttribute('aria-invalid');
    await expectAccessible(page);
    expect(posts).toEqual([]);

    await tabTo(page, summary.getByRole('link', { name: 'Achternaam is' }));
    await keyboard.press('Enter');
    await expect(page.getByLabel('Achternaam')).toBeFocused();
    await keyboard.type(last);
    await tabTo(page, page.getByLabel('E-mailadres'));
    await keyboard.press('Control+A');
    await keyboard.type(email);
    await tabTo(page, page.getByLabel('Bericht'));
    await keyboard.type(text);
    await tabTo(page, page.getByRole('button', send));
    await keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeFocused();
    await expect(page).toHaveTitle(/^Contact/);
  });

  test('sent before it is hydrated, it is a plain post that leads back to the page', async ({ page }) => {
    const release = await delayRequest(page, '**/_astro/Form.island*.js');
    await page.goto('/contact');
    await fillIn(page, message(someone()));
    await page.getByRole('button', send).click();
    await expect(page).toHaveURL(/\/contact\?nummer=[2-9A-Z]{3}-[2-9A-Z]{3}#.+-verzonden$/);
    release();
    await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
    await expect(numberOf(page)).toHaveText(new URL(page.url()).searchParams.get('nummer') ?? 'none');
    await expect(contactForm(page)).toBeHidden();
  });
});

test.describe('when it cannot be sent', () => {
  test.use({ failsOnConsoleErrors: false });

  test('the message takes the form’s place, and the form comes back with all in it; so when a browser fills in the field that nobody sees', async ({
    page,
  }) => {
    const email = someone();
    await page.setViewportSize({ width: 320, height: 900 });
    await openForm(page, '/contact');
    await fillIn(page, message(email));
    const sends = async (cause: string) => {
      await page.getByRole('button', send).click();
      await expect(page.getByRole('heading', { name: 'Versturen is niet gelukt' })).toBeFocused();
      await expect(page.getByText(cause)).toBeVisible();
      await expect(contactForm(page)).toBeHidden();
      await expectAccessible(page);
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
      for (const [label, value] of Object.entries(message(email)))
        await expect(contactForm(page).getByLabel(label)).toHaveValue(value);
    };
    await page.route('**/api/contact', (route) => route.abort());
    await sends('Received an error: Network Error.');
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 429, json: { error: 'Wacht even.' } }),
    );
    await sends('Received an error HTTP status code: Too Many Requests.');
    await page.locator('input[name=onderwerp]').evaluate((field: HTMLInputElement) => {
      field.value = 'ingevuld';
    });
    await sends('Verstuur nog eens');
    await page.getByRole('button', send).click();
    await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeVisible();
    await mailTo(sharedMail(), email);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 }, failsOnConsoleErrors: false });

  test('a message leads back to the page, which says that it was sent', async ({ page }) => {
    const email = someone();
    await page.goto(`/contact`);
    await fillIn(page, message(email));
    await page.getByRole('button', send).click();
    await expect(page).toHaveURL(/\/contact\?nummer=.{7}#.+-verzonden$/);
    await expect(page.getByRole('heading', { name: 'Je bericht werd verzonden!' })).toBeInViewport();
    await expect(contactForm(page)).toBeHidden();
    expect(page.url()).not.toContain('voorbeeld.be');
    const number = (await numberOf(page).innerText()).trim();
    expect((await mailTo(sharedMail(), email)).text).toContain(`Je nummer is ${number}.`);
    const { hash } = new URL(page.url());
    await page.goto(`/contact?nummer=%3Cb%3E-QV4${hash}`);
    await expect(numberOf(page)).toHaveCount(0);
    await expect(page.getByText('<b>-QV4')).toHaveCount(0);
    await page.goto(`/contact?nummer=WWW-WWW${hash}`);
    await expect(numberOf(page)).toHaveText('WWW-WWW');
    expect(await sideways(page), 'the widest letters').toBe(0);
  });

  test('what is wrong comes back with all that was typed, and then it is sent after all', async ({
    page,
  }) => {
    const email = someone();
    await page.goto(`/groepstickets`);
    await fillIn(page, { ...group(email), 'Aantal tickets': 'veel' });
    await page.getByRole('button', { name: 'Verstuur je aanvraag' }).click();
    await expect(page).toHaveTitle(/^Fout: Groepstickets/);
    await expect(page.getByRole('region', { name: 'Er is een probleem' })).toBeFocused();
    await expect(groupForm(page).getByLabel('Organisatie')).toHaveValue('Leesclub De Krinkel');
    await page.getByLabel('Aantal tickets').fill('24');
    await page.getByRole('button', { name: 'Verstuur je aanvraag' }).click();
    await expect(page).toHaveURL(/\/groepstickets\?nummer=.{7}#.+-verzonden$/);
    await expect(page.getByRole('heading', { name: 'Je aanvraag werd verstuurd' })).toBeInViewport();
    await mailTo(sharedMail(), email);
  });
});

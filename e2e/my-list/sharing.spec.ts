import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone } from '../support/axe.ts';
import { readPage } from '../support/html.ts';
import { count, find, LEEUW, message, OWN, overlapping, row, save, WATERDING } from '../support/my-list.ts';
import { readPages } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor I take my list along, share it, and look at a shared list. */
test.describe('taking it along', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('by a link, as a calendar and on paper: each has the same items', async ({ page }) => {
    const items = await overlapping(page);
    await save(page, items);
    await page.goto(OWN);
    const field = page.getByRole('textbox', { name: 'Link naar deze lijst' });
    const address = await field.inputValue();
    expect(new URL(address).searchParams.get('b')?.split('.').toSorted()).toEqual(
      items.map(({ id }) => id).toSorted(),
    );
    await page.getByRole('button', { name: 'Kopieer link' }).click();
    await expect(message(page)).toContainText('Je hebt de url gekopieerd');
    await expect(page.getByRole('button', { name: 'Gekopieerd' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expectAccessibleOnPhone(page);
    await expect(page.getByRole('link', { name: 'Mail de link' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:.*%0D%0A${encodeURIComponent(address)}`),
    );
    await expect(page.getByRole('img', { name: 'QR-code met de link' }).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Bewaar de QR-code' }).click();
    expect((await download).suggestedFilename()).toBe('mijn-leeslint.png');

    const href = await page.getByRole('link', { name: 'Voeg toe (.ics)' }).getAttribute('href');
    const calendar = await (await page.request.get(href ?? '')).text();
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(items.length);
    await expect(page.getByRole('link', { name: 'Abonneer' })).toHaveAttribute('href', /^webcal:\/\//);
    await expect(page.getByLabel('Of plak dit adres in je agenda')).toHaveValue(/^https?:.+\.ics\?b=/);

    const text = (await readPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
    for (const { title } of items) expect(text).toContain(title);
    for (const words of ['Naar de inhoud', 'Boekhandels', 'Abonneer', 'Print', 'Deel', 'Haal uit'])
      expect(text).not.toContain(words);

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leeslint van iemand anders');
    for (const { title } of items) await expect(row(page, title)).toHaveCount(1);
  });
});

test.describe('a shared list', () => {
  const shared = async (page: Page) => {
    const ids = (await overlapping(page)).map(({ id }) => id);
    return `${OWN}?b=${[...ids, 'zzzzz'].join('.')})`;
  };

  test('is complete without script, and is not cached; one’s own page says that the ribbon needs script', async ({
    page,
  }) => {
    const address = await shared(page);
    const response = await page.request.get(address);
    expect(response.headers()['cdn-cache-control']).toBeUndefined();
    expect(await response.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const { words, links } = await readPage(address);
    expect(words).toMatch(
      /Je kijkt naar een gedeelde lijst\. .* 3 belevingen .*1 beleving staat er niet meer bij\. .*15\.00 tot 16\.15 .*De Leeuw van Vlaanderen, van roman tot strip/,
    );
    expect(links).toContain('/activiteiten/de-leeuw-van-vlaanderen-van-roman-tot-strip');
    const own = await readPage(OWN);
    expect(own.main).toMatch(/<noscript>.*Het lint werkt met JavaScript.*<a [^>]*href="\/programma"/s);
  });

  test('is added whole, and my own stays', async ({ page }) => {
    const mine = await find(page, 'Nacht van het Spannende Boek', '2024-10-31');
    await save(page, [mine]);
    await page.goto(await shared(page));
    await expect(count(page)).toHaveText('3 belevingen, 3 nieuw voor jou');
    await page.getByRole('button', { name: 'Voeg alles toe' }).click();
    await expect(count(page)).toHaveText('3 belevingen, allemaal al op je lint');
    await expect(page.getByText('Je hebt ze allemaal zelf ook.')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Naar mijn leeslint' }).last().click();
    await expect(count(page)).toHaveText('4 belevingen op 3 dagen');
    await expect(row(page, mine.title)).toBeVisible();
  });

  test('says of a list that holds nothing any more only that, when it is compared with mine too', async ({
    page,
  }) => {
    await page.goto('/mijn-leeslint?b=zzzz');
    await page.locator('main astro-island:not([ssr])').first().waitFor({ state: 'attached' });
    await expect(count(page)).toHaveText('Geen belevingen');
  });

  test('tells what overlaps with mine, and adds what does not', async ({ page }) => {
    const [waterding, , stad] = await overlapping(page);
    const other = await find(page, 'Bezette Stad, hardop', '2024-11-02');
    if (!waterding || !stad) throw new Error('no items');
    await save(page, [waterding, other]);
    await page.goto(await shared(page));
    await expect(row(page, LEEUW)).toContainText('Overlapt met je eigen lint');
    await expect(row(page, LEEUW)).toContainText(`Jij hebt dan ${WATERDING}, 14.30 tot 15.30.`);
    await expect(row(page, stad.title)).toContainText('Bij jou bewaard op zaterdag 2 november');
    await expect(page.getByText('Eén daarvan heb je zelf ook.')).toBeVisible();
    await page.getByRole('button', { name: 'Enkel wat niet overlapt (1)' }).click();
    await expect(row(page, stad.title).locator('[data-ribbon]')).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, LEEUW).locator('[data-ribbon]')).toHaveAttribute('aria-pressed', 'false');
  });
});

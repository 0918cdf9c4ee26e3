import { expectAccessible } from '../support/axe.ts';
import { chosenFilter } from '../support/filters.ts';
import { expect, siteUrl, test } from '../support/test.ts';

const foot = 'main dl:has([data-entry]) [data-entry]:not([hidden])';
const SHOP = 'https://tickets.inktvis.example';
const LATER = '/activiteiten/fanfictie-mag';

test.describe('how one gets in stands on the ticket', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, state, words, href] of [
    ['in-oorlogsnood', 'included', 'Inbegrepen in je festivalticket, kom gewoon binnen', null],
    ['drakenschool', 'book', 'gratis met je festivalticket', `${SHOP}/drakenschool`],
    [
      'nacht-van-het-spannende-boek',
      'book',
      '€ 12 gewoon € 6 tot 26 jaar € 3 uitpas',
      `${SHOP}/nacht-van-het-spannende-boek`,
    ],
    ['traag-lezen-trage-koffie', 'door', 'Aan de deur, € 5 zonder koffie gratis, zolang er plaats is', null],
  ] as const)
    test(path, async ({ page }) => {
      await page.goto(`/activiteiten/${path}`);
      await expect(page.locator(foot)).toHaveAttribute('data-entry', state);
      const seen = (await page.locator(foot).innerText()).replace(/\s+/g, ' ');
      expect(seen).toContain(words);
      const button = page.locator(foot).getByRole('link', { name: /^Reserveer een plaats: .* op de site/ });
      if (href) await expect(button).toHaveAttribute('href', href);
      else await expect(button).toHaveCount(0);
      if (href) await expect(button).not.toHaveAttribute('target');
    });
});

test('before booking opens the ticket says from when; at that minute it has the button', async ({ page }) => {
  await page.clock.install();
  await page.goto(LATER);
  await expect(page.locator(foot)).toContainText('Reserveren kan vanaf 28.10');
  await expect(page.locator(foot)).toContainText('maandag om 10.00 uur');
  const calendar = page.locator(foot).getByRole('link', { name: 'Zet dat uur in agenda' });
  await expect(calendar).toHaveAttribute('href', new RegExp(`^${LATER}\\.ics\\?moment=\\w+&reserveren=1$`));
  await expectAccessible(page);
  await page.clock.fastForward('50:00:00');
  await expect(page.locator(foot)).toContainText('gratis');
  await expect(page.locator(foot).getByRole('link', { name: /^Reserveer een plaats/ })).toBeVisible();
});

test('the list shows what needs no booking, and cards say what does', async ({ page }) => {
  const all = await (await page.request.get(`${siteUrl()}/programma.json`)).json();
  const free = await (await page.request.get(`${siteUrl()}/programma.json?reserveren=zonder`)).json();
  const kinds = (items: { entry: { kind: string } }[]) => [...new Set(items.map(({ entry }) => entry.kind))];
  expect(kinds(free.items).sort()).toEqual(['deur', 'inbegrepen']);
  expect(free.items.length).toBeLessThan(all.items.length);
  await page.goto('/programma?dag=alle&type=workshop&reserveren=zonder');
  await expect(chosenFilter(page, 'Zonder reserveren')).toBeVisible();
  await expect(page.locator('main article', { hasText: 'Reserveren' })).toHaveCount(0);
  await page.goto('/programma/maandag-28-oktober');
  const rows = page.locator('main article');
  await expect(rows.filter({ hasText: 'Boekbinden' })).toContainText(/Nog 4 plaatsen.*Reserveren, gratis/s);
  await expect(rows.filter({ hasText: 'Traag lezen' })).toContainText('Aan de deur, € 5');
});

test('my list leads to what has to be booked, and remembers what is arranged', async ({ page }) => {
  await page.goto('/programma/maandag-28-oktober');
  for (const title of ['Boekbinden', 'Traag lezen'])
    await page.locator('main article', { hasText: title }).getByRole('button').click();
  await page.goto('/mijn-leeslint');
  const item = page.locator('[data-row]', { hasText: 'Boekbinden' });
  await expect(item.getByRole('link', { name: /^Reserveer, gratis/ })).toHaveAttribute(
    'href',
    `${SHOP}/boekbinden-voor-ongeduldigen`,
  );
  await expect(page.getByText(/te reserveren:/).locator('..')).toHaveText(
    'Nog 1 te reserveren: Boekbinden voor ongeduldigen.',
  );
  await item.getByRole('button', { name: /^Geregeld/ }).click();
  await expect(page.getByText(/te reserveren:/)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(item.getByRole('button', { name: /^Je plaats is geregeld/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(item.getByRole('link', { name: /^Reserveer/ })).toHaveCount(0);
});

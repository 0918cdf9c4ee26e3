import { expectAccessible } from '../support/axe.ts';
import { readPage } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

const foot = 'main dl:has([data-entry]) [data-entry]:not([hidden])';
const SHOP = 'https://tickets.inktvis.example';
const LATER = '/activiteiten/fanfictie-mag';

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

test('the list shows what needs no booking, and cards say what does', async ({ request }) => {
  const entriesAt = async (path: string): Promise<string[]> =>
    (await (await request.get(path)).json()).items.map(
      (item: { entry: { kind: string } }) => item.entry.kind,
    );
  const free = await entriesAt('/programma.json?reserveren=zonder');
  expect([...new Set(free)].sort()).toEqual(['deur', 'inbegrepen']);
  expect(free.length).toBeLessThan((await entriesAt('/programma.json')).length);
  const list = await readPage('/programma?dag=alle&type=workshop&reserveren=zonder');
  expect(list.words).toContain('Zonder reserveren : verwijder filter');
  expect(list.main.match(/<article.*?<\/article>/gs)?.join()).not.toContain('Reserveren');
  const { words } = await readPage('/programma/maandag-28-oktober');
  expect(words).toMatch(/Nog 4 plaatsen .*Boekbinden .*Reserveren, gratis .*Traag lezen.*Aan de deur, € 5/);
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

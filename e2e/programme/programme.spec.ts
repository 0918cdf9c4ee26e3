import { readPage, wordsIn } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

/** As a festival-goer I leaf through the programme, open a beleving, and come back to where I was. */
test('the programme opens on the day of today, all days are one step away, 24 belevingen a page', async () => {
  const today = await readPage('/programma');
  const [chosen = ''] = /aria-current="date"[^>]*>.*?<\/a>/s.exec(today.main) ?? [];
  expect(wordsIn(chosen)).toContain('zaterdag 26 oktober');
  expect(today.links).toContain('/programma?dag=alle');
  const all = await readPage('/programma?dag=alle');
  expect(all.main).toMatch(/<h1[^>]*>Programma</);
  expect(all.main.match(/<article/g)).toHaveLength(24);
  expect(all.links).toContain('/programma?dag=alle&pagina=2');
  expect((await readPage('/programma?dag=alle&pagina=2')).title).toContain('pagina 2 van 10');
});

test('a day that is not in the festival is not found, and shows the days that are', async () => {
  const { status, html } = await readPage('/programma/maandag-4-november');
  expect(status).toBe(404);
  const [, days = ''] = /<nav[^>]* aria-label="Dagen"[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
  expect(days.match(/<a /g)).toHaveLength(9);
});

test('a beleving says when and where in the first view, and leads back to the list it was opened from', async ({
  page,
}) => {
  const address = '/programma?thema=kids&pagina=2';
  await page.goto(address);
  const card = page.locator('main a[href^="/activiteiten/"]').last();
  await card.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => Math.round(window.scrollY));
  expect(top).toBeGreaterThan(500);
  await card.click();
  await expect(page).toHaveURL(/\/activiteiten\//);
  const desk = page.viewportSize();
  for (const size of [{ width: 390, height: 844 }, { width: 320, height: 640 }, ...(desk ? [desk] : [])]) {
    await page.setViewportSize(size);
    // The sheet of the ticket cuts its outer border.
    for (const label of ['Wanneer', 'Waar']) {
      const name = page.locator('dt', { hasText: new RegExp(`^${label}$`) });
      await expect(page.locator('main dl > div').filter({ has: name }).first()).toBeInViewport({
        ratio: 0.95,
      });
    }
  }
  await page.getByRole('link', { name: /^Terug naar/ }).click();
  await expect(page).toHaveURL(address);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
});

test('a value that no filter knows is named above the list, and makes no page of its own', async ({
  page,
  request,
}) => {
  await page.goto('/programma?thema=kids&type=koken%3Cb%3Ex');
  await expect(page.getByRole('status').filter({ hasText: 'We kennen ‘koken<b>x’ niet.' })).toBeVisible();
  const data = await request.get('/programma/lijst.json?thema=verzonnen', { maxRedirects: 0 });
  expect([data.status(), data.headers()['x-cache']]).toEqual([302, undefined]);
  await request.get('/inktvis-op-toer?tag=een');
  const other = await request.get('/inktvis-op-toer?tag=ander');
  expect(other.headers()['x-cache']).toBe('HIT');
  expect(await other.text()).toContain('We kennen een filter in dit adres niet.');
});

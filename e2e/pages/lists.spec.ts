import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { expect, test } from '../support/test.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** As a visitor I am told in words when a list has nothing for me (requirements 8). */
test.describe('empty lists', () => {
  let fixture: ContentFixture;
  let environment: TestEnvironment;
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    for (const folder of ['nieuws', 'hotspots-in-kortrijk', 'boekhandels'])
      for (const file of await readdir(join(fixture.dir, 'stories', folder)))
        await fixture.remove(`${folder}/${file.replace(/\.json$/, '')}`);
    const noEvents = join(fixture.dir, 'leeg');
    await mkdir(noEvents);
    environment = await openTestEnvironment({ contentDir: fixture.dir, eventsEnv: { EVENTS_DIR: noEvents } });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });

  for (const [path, text] of [
    ['/nieuws', 'We hebben geen nieuwsartikels gevonden.'],
    ['/hotspots-in-kortrijk', 'We hebben geen hotspots gevonden.'],
    ['/boekhandels', 'We hebben geen bookshandels gevonden.'],
    ['/inktvis-op-toer', 'We hebben geen evenementen kunnen vinden.'],
    [
      '/programma/zondag-27-oktober?type=signeersessie&thema=fantasy',
      'We hebben jammer genoeg geen belevingen kunnen vinden met deze filter criteria.',
    ],
    ['/zoeken?q=zzzzzz', 'We hebben geen resultaten gevonden met deze zoekterm.'],
  ] as const) {
    test(path, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const response = await page.goto(environment.url + path);
      expect(response?.status()).toBe(200);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.locator('main article')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Pagina’s' })).toHaveCount(0);
    });
  }

  test('the feed of no news is a feed', async ({ request }) => {
    const rss = await request.get(`${environment.url}/nieuws.xml`);
    expect([rss.status(), (await rss.text()).includes('<item>')]).toEqual([200, false]);
  });
});

test.describe('few of a kind', () => {
  let fixture: ContentFixture;
  let environment: TestEnvironment;
  const own = 'hotspots-in-kortrijk/broeltorens';
  const others = ['hotspots-in-kortrijk/texture', 'hotspots-in-kortrijk/collegebrug'];
  test.beforeAll(async () => {
    fixture = await createContentFixture();
    for (const file of await readdir(join(fixture.dir, 'stories', 'hotspots-in-kortrijk'))) {
      const slug = `hotspots-in-kortrijk/${file.replace(/\.json$/, '')}`;
      if (slug !== own && !others.includes(slug)) await fixture.remove(slug);
    }
    environment = await openTestEnvironment({ contentDir: fixture.dir });
  });
  test.afterAll(async () => {
    await environment.close();
    await fixture.close();
  });

  test('a page shows what there is of others, and no band without any', async ({ page }) => {
    const band = page.getByRole('heading', { name: 'Meer hotspots in Kortrijk' });
    const cards = page.locator('section article');
    await page.goto(`${environment.url}/${own}`);
    await expect(cards).toHaveCount(2);
    for (const slug of others) await fixture.remove(slug);
    await expect(async () => {
      await page.reload();
      expect(await band.count()).toBe(0);
    }).toPass();
    await expect(cards).toHaveCount(0);
  });
});

const DETAILS = [
  ['/nieuws/gezelle-in-het-begijnhof', 'Meer nieuws'],
  ['/hotspots-in-kortrijk/broeltorens', 'Meer hotspots in Kortrijk'],
  ['/boekhandels/papier-en-inkt', 'Nog boekhandels'],
  ['/activiteiten/nacht-van-het-spannende-boek', 'Ontdek meer belevingen'],
] as const;
test('a page leads to three others of its kind, never to itself', async ({ page }) => {
  for (const [path, title] of DETAILS) {
    await page.goto(path);
    const band = page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    const hrefs = await band
      .locator('article a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(hrefs).size, path).toBe(3);
    expect(hrefs).not.toContain(path);
  }
});

test('hotspots carry the number of the walk, in the list and by themselves', async ({ page }) => {
  await page.goto('/hotspots-in-kortrijk');
  const cards = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('heading') })
    .getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(cards.nth(0)).toContainText(/^1\D/);
  await expect(cards.nth(11)).toContainText(/^12\D/);
  const title = await cards.nth(8).getByRole('heading').innerText();
  await cards.nth(8).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Op de wandeling').locator('xpath=..')).toContainText('9');
});

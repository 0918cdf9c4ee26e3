import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';

/** As a visitor I am told in words when a list has nothing for me (requirements 8). */
test('a page shows what there is of others, and a list of which nothing is left says so', async ({
  page,
  contentFixture: fixture,
  openEnvironment,
}) => {
  const slugsOf = async (folder: string) =>
    (await readdir(join(fixture.dir, 'stories', folder))).map(
      (file) => `${folder}/${file.replace(/\.json$/, '')}`,
    );
  const own = 'hotspots-in-kortrijk/broeltorens';
  const others = ['hotspots-in-kortrijk/texture', 'hotspots-in-kortrijk/collegebrug'];
  for (const folder of ['nieuws', 'hotspots-in-kortrijk', 'boekhandels'])
    for (const slug of await slugsOf(folder))
      if (slug !== own && !others.includes(slug)) await fixture.remove(slug);
  const noEvents = join(fixture.dir, 'leeg');
  await mkdir(noEvents);
  const { url } = await openEnvironment({ contentDir: fixture.dir, eventsEnv: { EVENTS_DIR: noEvents } });

  await page.goto(`${url}/${own}`);
  await expect(page.locator('section article')).toHaveCount(2);
  for (const slug of others) await fixture.remove(slug);
  await expect(async () => {
    await page.reload();
    expect(await page.getByRole('heading', { name: 'Meer hotspots in Kortrijk' }).count()).toBe(0);
  }).toPass();

  await fixture.remove(own);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [path, text] of [
    ['/hotspots-in-kortrijk', 'We hebben geen hotspots gevonden.'],
    ['/nieuws', 'We hebben geen nieuwsartikels gevonden.'],
    ['/boekhandels', 'We hebben geen bookshandels gevonden.'],
    ['/inktvis-op-toer', 'We hebben geen evenementen kunnen vinden.'],
    [
      '/programma/zondag-27-oktober?type=signeersessie&thema=fantasy',
      'We hebben jammer genoeg geen belevingen kunnen vinden met deze filter criteria.',
    ],
    ['/zoeken?q=zzzzzz', 'We hebben geen resultaten gevonden met deze zoekterm.'],
  ] as const)
    await expect(async () => {
      const response = await page.goto(url + path);
      expect(response?.status()).toBe(200);
      expect(await page.getByText(text, { exact: true }).count(), path).toBe(1);
      expect(await page.locator('main article').count(), path).toBe(0);
      expect(await page.getByRole('navigation', { name: 'Pagina’s' }).count(), path).toBe(0);
    }).toPass();
});

test('a page leads to three others of its kind, never to itself', async ({ page }) => {
  for (const [path, title] of [
    ['/nieuws/gezelle-in-het-begijnhof', 'Meer nieuws'],
    ['/hotspots-in-kortrijk/broeltorens', 'Meer hotspots in Kortrijk'],
    ['/boekhandels/papier-en-inkt', 'Nog boekhandels'],
    ['/activiteiten/nacht-van-het-spannende-boek', 'Ontdek meer belevingen'],
  ] as const) {
    await page.goto(path);
    const band = page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    const hrefs = await band
      .locator('article a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(new Set(hrefs).size, path).toBe(3);
    expect(hrefs).not.toContain(path);
  }
});

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage } from '../support/html.ts';
import { expect, test, untilWhole } from '../support/test.ts';

test('a page shows what there is of others, and a list of which nothing is left says so', async ({
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

  const get = (path: string) => readPage(path, url);
  const articles = (main: string) => main.match(/<article/g)?.length ?? 0;

  await untilWhole(`${url}/${own}`);
  expect(articles((await get(`/${own}`)).main)).toBe(2);
  for (const slug of others) await fixture.remove(slug);
  await expect.poll(async () => (await get(`/${own}`)).main).not.toContain('Meer hotspots in Kortrijk');

  await fixture.remove(own);
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
      const { status, main } = await get(path);
      expect([status, main.split(`>${text}<`).length - 1, articles(main)], path).toEqual([200, 1, 0]);
      expect(main, path).not.toContain('aria-label="Pagina’s"');
    }).toPass();
});

test('a page leads to three others of its kind, never to itself', async () => {
  for (const [path, title] of [
    ['/nieuws/gezelle-in-het-begijnhof', 'Meer nieuws'],
    ['/hotspots-in-kortrijk/broeltorens', 'Meer hotspots in Kortrijk'],
    ['/boekhandels/papier-en-inkt', 'Nog boekhandels'],
    ['/activiteiten/nacht-van-het-spannende-boek', 'Ontdek meer belevingen'],
  ] as const) {
    const { main } = await readPage(path);
    const band = main.split('<section').find((one) => one.includes(`>${title}</h2>`)) ?? '';
    const hrefs = [...band.matchAll(/<article.*?<a[^>]* href="([^"]+)"/gs)].map(([, href]) => href);
    expect(new Set(hrefs).size, path).toBe(3);
    expect(hrefs).not.toContain(path);
  }
});

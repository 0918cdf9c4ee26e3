import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { createContentFixture } from '../support/content-fixture.ts';
import { save } from '../support/my-list.ts';
import { addSecondEdition, type SecondEdition } from '../support/second-edition.ts';
import { itemOf, itemsOf } from '../support/structured-data.ts';
import { expect, forAll, siteUrl, startEnvironment, test } from '../support/test.ts';

/** A second edition is published beside the first, and nothing of the first is taken away. */
let edition: SecondEdition;
const content = forAll(createContentFixture);
const environment = forAll(async () => {
  const { dir } = content();
  edition = await addSecondEdition(dir);
  // Editors will have written of other days.
  for (const slug of ['home', 'contact', 'live', 'programma', 'globaal/header', 'globaal/footer']) {
    const file = join(dir, 'stories', `${slug}.json`);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/\d+ (oktober|november)/g, 'ooit'));
  }
  return startEnvironment({ contentDir: dir, env: { SITE_NOW: '2024-12-01T10:00' } });
});

const get = async (path: string) => {
  const response = await fetch(environment().url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const html = async (path: string) => (await get(path)).text;
const stripOf = (page: string) => [
  ...new Set(
    [...page.slice(page.indexOf('<main')).matchAll(/href="\/programma\/([a-z]+-\d+-[a-z]+)[?"]/g)].map(
      ([, slug]) => slug,
    ),
  ),
];

test('no page or feed has a day of 2024 that no editor wrote', async () => {
  const pages = ['', 'programma', `programma/${edition.days[0]}`, 'programma/namen', 'programma/wijzigingen'];
  const others = ['mijn-leeslint', 'offline', 'live', 'zoeken', 'contact', 'programma.json', 'programma.ics'];
  for (const path of [...pages, ...others, 'api/live', 'manifest.webmanifest', 'programma?weergave=blad']) {
    const old = /.{0,60}(\b3 november|zaterdag 26 oktober|\b2024-?(10-?(2[6-9]|3[01])|11-?0[123])).{0,20}/;
    expect(old.exec(await html(`/${path}`))?.[0], path).toBeUndefined();
  }
});

const FORMER_DAY = '/programma/zondag-27-oktober';
const FORMER = '/activiteiten/vertaalduel';
const FORMER_TITLE = 'Vertaalduel';

test('the strip, the counts and the names are those of 2025', async () => {
  const { days } = edition;
  const page = await html(`/programma/${days[0]}`);
  expect(stripOf(page).toSorted()).toEqual(days.toSorted());
  expect(page).toContain('<title>Zaterdag 25 oktober 2025 – Inktvis</title>');
  expect(await html('/programma?dag=alle')).toMatch(/40 belevingen/);
  const { items } = JSON.parse(await html('/programma.json'));
  expect(items).toHaveLength(40);
  expect(items.every(({ start }: { start: string }) => start.startsWith('2025'))).toBe(true);
  const calendar = await html('/programma.ics');
  expect(calendar.match(/^DTSTART;TZID[^:]+:(\d{4})/gm)?.every((line) => line.endsWith('2025'))).toBe(true);
  // Nothing of 2025 has changed; what changed in 2024 is not mentioned.
  expect(await html('/programma/wijzigingen')).toContain('Er veranderde nog niets');
});

test('search finds what is there now, and not what was', async () => {
  const found = await html('/zoeken?q=tweede+jaar+3');
  expect(found).toContain('href="/activiteiten/tweede-jaar-3"');
  const former = await html(`/zoeken?q=${FORMER_TITLE}`);
  expect(former).not.toContain(`href="${FORMER}"`);
  expect(await html('/zoeken?q=27+oktober')).not.toContain(`href="${FORMER_DAY}"`);
});

test('home and the festival for search engines have the dates of 2025', async () => {
  const home = await html('/');
  expect(stripOf(home).filter((slug) => !edition.days.includes(slug ?? ''))).toEqual([]);
  const festival = itemOf(itemsOf(home), 'Festival');
  expect([festival.startDate, festival.endDate]).toEqual(['2025-10-25', '2025-11-02']);
  const { festival: live } = JSON.parse(await html('/api/live'));
  expect(live).toMatchObject({ firstDay: '2025-10-25', lastDay: '2025-11-02' });
});

test('a day of 2024 lives on, with its year and the way to the programme of 2025', async () => {
  const page = await html(FORMER_DAY);
  expect(page).toMatch(/<title>Zondag 27 oktober 2024 – Inktvis<\/title>/);
  expect(page).toContain('Dit was in 2024.');
  expect(page).toContain('Naar het programma van 2025');
  expect(stripOf(page)).toHaveLength(9);
  expect(page).not.toContain('Alle dagen');
  expect(page).toContain('href="/activiteiten/');
  expect(await html(`${FORMER_DAY}.ics`)).toMatch(/DTSTART;TZID=Europe\/Brussels:20241027/);
});

test('an experience of 2024 says so; one that is there again shows its new moments first', async () => {
  const former = await html(FORMER);
  expect(former).toContain('Dit was in 2024.');
  expect(former).toMatch(new RegExp(`<title>${FORMER_TITLE} \\(2024\\)`));
  const festival = itemOf(itemsOf(former), 'Festival');
  expect([festival.startDate, festival['@id']]).toEqual([
    '2024-10-26',
    expect.stringMatching(/#festival-2024$/),
  ]);
  const reused = await html(`/activiteiten/${edition.reused[3]}`);
  expect(reused).not.toContain('Dit was in 2024.');
  expect(reused).toContain('Ook in 2024');
  const events = itemsOf(reused).filter((one) => one['@type'] === 'Event');
  expect(events.map(({ startDate }) => String(startDate).slice(0, 4))).toEqual(['2025']);
});

test('what was saved in 2024 is apart until the visitor removes it, and a shared list of then can be read', async ({
  page,
}) => {
  const { items } = await (await page.request.get(`${siteUrl()}/programma.json`)).json();
  const [first, second] = items;
  await save(page, [first, second], environment().url);
  await page.goto(`${environment().url}/mijn-leeslint`);
  await expect(page.getByText('2 belevingen staan niet meer in het programma')).toBeVisible();
  await expect(page.getByText(/^(2 belevingen|0 belevingen op 0 dagen)$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Haal ze uit mijn lint' }).click();
  await expect(page.getByText('niet meer in het programma')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('leeslint'))).toBeNull();
  await page.goto(`${environment().url}/mijn-leeslint?b=${first.id}`);
  await expect(page.getByRole('link', { name: first.title })).toBeVisible();
});

test('what is of a former edition can be read by everybody; its archive has its days', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const path of [FORMER_DAY, FORMER, `/activiteiten/${edition.reused[3]}`, '/programma/archief/2024']) {
    await page.goto(environment().url + path);
    for (const summary of await page.getByText('Ook in 2024').all()) await summary.click();
    await expectAccessible(page, path);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Het programma van 2024');
  await expect(page.getByRole('region', { name: 'De dagen' }).getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('link', { name: 'Zaterdag 26 oktober 2024' })).toBeVisible();
  expect((await get('/programma/archief/2025')).status).toBe(404);
  expect((await get('/kaart/programma/archief/2024.png')).status).toBe(200);
});

test('no address of 2024 dies', async () => {
  const both = await html('/sitemap.xml');
  for (const path of [FORMER_DAY, FORMER, '/programma/archief/2024', '/activiteiten/tweede-jaar-3'])
    expect(both).toContain(`${path}</loc>`);
  const sitemap = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  const kinds = Map.groupBy(paths, (path) => path.split('/')[1] ?? '');
  const some = [...kinds.values()].flatMap((ofKind) => ofKind.slice(0, 10));
  const dead: string[] = [];
  for (const path of some) {
    const { status } = await fetch(environment().url + path);
    if (status !== 200) dead.push(`${status} ${path}`);
  }
  expect(some.length).toBeGreaterThan(40);
  expect(dead).toEqual([]);
});

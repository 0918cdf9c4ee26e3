import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { type ContentFixture, createContentFixture } from '../support/content-fixture.ts';
import { save } from '../support/my-list.ts';
import { itemOf, itemsOf } from '../support/structured-data.ts';
import { expect, forAll, siteUrl, startEnvironment, test } from '../support/test.ts';

const FIRST = Date.UTC(2025, 9, 25);
const DAY_MS = 86_400_000;
/** From `zaterdag-25-oktober` to `zondag-2-november`. */
const DAYS = Array.from({ length: 9 }, (_, at) => new Date(FIRST + at * DAY_MS));
const SLUGS = DAYS.map((date) => {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return date.toLocaleDateString('nl-BE', options).replaceAll(' ', '-');
});
const ITEMS = 40;

/** Publishes nine days of 2025 with forty items; half of them are experiences of 2024, whose slugs it gives. */
async function addSecondEdition(fixture: ContentFixture): Promise<readonly string[]> {
  // Later than the programme of 2024 was announced.
  const published = '2024-11-20T08:00:00.000Z';
  const own = { published_at: published, first_published_at: published };
  for (const [at, slug] of SLUGS.entries()) {
    const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
    const content = { title, date: `${DAYS[at]?.toISOString().slice(0, 10)} 00:00`, intro: '', seo: '' };
    await fixture.copy('programma/zaterdag-26-oktober', `programma/${slug}`, {
      ...own,
      name: title,
      content,
    });
  }
  const known = (await readdir(join(fixture.dir, 'stories', 'activiteiten'))).sort();
  const reused = known.slice(0, ITEMS / 2).map((file) => file.replace('.json', ''));
  for (let at = 0; at < ITEMS; at += 1) {
    const source = `activiteiten/${reused[Math.floor(at / 2)]}`;
    const { uuid, content } = await fixture.read(source);
    const name = `Tweede jaar ${(at + 1) / 2}`;
    const fields = { title: name, people: [], short_title: '', seo: { ...content.seo, title: '' } };
    const other = () =>
      fixture.copy(source, `activiteiten/tweede-jaar-${(at + 1) / 2}`, { ...own, name, content: fields });
    // At ten or later in Brussels, which is an hour closer to UTC from the second day on.
    const hour = 11 + Math.floor(at / DAYS.length) - (at % DAYS.length === 0 ? 2 : 1);
    const start = FIRST + (at % DAYS.length) * DAY_MS + hour * 3_600_000;
    const wall = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
    const times = { start_date: wall(start), end_date: wall(start + 3_600_000), flags: [], changed_at: '' };
    await fixture.copy('programma-items/p001', `programma-items/q${String(at).padStart(3, '0')}`, {
      ...own,
      name,
      content: { ...times, experience: at % 2 === 0 ? uuid : await other() },
    });
  }
  return reused;
}

/** A second edition is published beside the first, and nothing of the first is taken away. */
let reused: readonly string[];
const content = forAll(createContentFixture);
const environment = forAll(async () => {
  const { dir } = content();
  reused = await addSecondEdition(content());
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
  const pages = ['', 'programma', `programma/${SLUGS[0]}`, 'programma/namen', 'programma/wijzigingen'];
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
  const page = await html(`/programma/${SLUGS[0]}`);
  expect(stripOf(page).toSorted()).toEqual(SLUGS.toSorted());
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
  expect(stripOf(home).filter((slug) => !SLUGS.includes(slug ?? ''))).toEqual([]);
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
  const again = await html(`/activiteiten/${reused[3]}`);
  expect(again).not.toContain('Dit was in 2024.');
  expect(again).toContain('Ook in 2024');
  const events = itemsOf(again).filter((one) => one['@type'] === 'Event');
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
  for (const path of [FORMER_DAY, FORMER, `/activiteiten/${reused[3]}`, '/programma/archief/2024']) {
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

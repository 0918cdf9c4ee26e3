import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createContentFixture } from '../support/content-fixture.ts';
import { expect, forAll, startEnvironment, test } from '../support/test.ts';

/** The same code as another festival: its own name, colours and slugs, and three pages less. */
const MISSING = ['zoeken', 'live', 'boekfeest-op-toer'];
const COLOURS =
  'ink=#2b1150,ink-2=#40206e,ink-soft=#54406e,vermilion=#6a2fb5,vermilion-ink=#5a239f,ochre=#9ad17b,' +
  'teal=#17653a,coral=#c79bff,red=#f4dcf0,orange=#f6f3ea,blue=#d9ecd0';

/** The sample with another name in words and slugs; pictures keep the names of their files. */
async function writeContent(folder: string): Promise<void> {
  const stories = join(folder, 'stories');
  for (const slug of MISSING) await rm(join(stories, `${slug.replace('boekfeest', 'inktvis')}.json`));
  for (const entry of await readdir(stories, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue;
    const file = join(entry.parentPath, entry.name);
    const text = (await readFile(file, 'utf8'))
      .replaceAll('Inktvis', 'Boekfeest')
      .replace(/inktvis(?![^"]*\.(?:webp|jpe?g|png|svg|pdf|mp4))/g, 'boekfeest');
    await writeFile(file, text);
    const name = entry.name.replaceAll('inktvis', 'boekfeest');
    if (name !== entry.name) await rename(file, join(entry.parentPath, name));
  }
}

const content = forAll(createContentFixture);
const environment = forAll(async () => {
  await writeContent(content().dir);
  return startEnvironment({
    contentDir: content().dir,
    // Nor is it the public deployment yet.
    env: { BRAND: 'Boekfeest', PRODUCT: 'boekfeest', BRAND_COLOURS: COLOURS, SEARCH_ENGINES: 'off' },
  });
});

const PER_FOLDER = 4;
const ASKED_FOR_NOTHING = [
  '/bestaat-niet',
  '/programma/2019-01-01',
  '/boekfeest-op-toer/geen',
  ...MISSING.map((slug) => `/${slug}`),
];

test('no page names the other festival, shows its squid, or links to a page that is not there', async () => {
  const { url } = environment();
  const queue = [
    '/',
    '/mijn-leeslint',
    '/manifest.webmanifest',
    '/letter.svg',
    '/robots.txt',
    '/offline',
    ...ASKED_FOR_NOTHING,
  ];
  const linkedFrom = new Map<string, string>(queue.map((path) => [path, 'the test']));
  const perFolder = new Map<string, number>();
  const found: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await fetch(url + path);
    const text = await response.text();
    if (response.headers.get('x-robots-tag') !== 'noindex') found.push(`${path} may be listed`);
    const isMissing = ASKED_FOR_NOTHING.includes(path);
    if (response.status !== (isMissing ? 404 : 200))
      found.push(`${response.status} ${path}, linked from ${linkedFrom.get(path)}`);
    for (const [words] of text.replaceAll(MISSING[2] ?? '', '').matchAll(/.{0,40}inktvis.{0,40}/gi))
      found.push(`${path}: ${words}`);
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      if (linkedFrom.has(href)) {
        if (ASKED_FOR_NOTHING.includes(href)) found.push(`${href}, linked from ${path}`);
        continue;
      }
      linkedFrom.set(href, path);
      // Pages of one folder are alike: some of each.
      const folder = href.slice(0, href.lastIndexOf('/'));
      const visited = (perFolder.get(folder) ?? 0) + 1;
      perFolder.set(folder, visited);
      if (visited <= PER_FOLDER) queue.push(href);
    }
  }
  expect(await (await fetch(`${url}/bestaat-niet`)).text()).not.toContain('acht armen');
  expect(found).toEqual([]);
  expect(linkedFrom.size).toBeGreaterThan(100);
});

test('its colours, readable', async ({ page }) => {
  await page.goto(environment().url);
  await expect(page.getByRole('link', { name: 'Boekfeest' }).first()).toBeVisible();
  await expect(page.locator('footer')).toHaveCSS('color', 'rgb(246, 243, 234)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#2b1150');
  await page.goto(`${environment().url}/programma`);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(43, 17, 80)');
  const get = (path: string) => page.request.get(environment().url + path);
  expect((await get('/kaart/festival.png')).status()).toBe(200);
  expect((await (await get('/manifest.webmanifest')).json()).name).toBe('Boekfeest');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(await (await get(icon ?? '')).text()).toContain('>B</text>');
  expect(await (await get('/robots.txt')).text()).not.toContain('Sitemap');
});

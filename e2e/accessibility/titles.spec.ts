import { sideways, tornWords } from '../support/adapted.ts';
import { WHOLE_BROWSER } from '../support/launch.ts';
import { expect, test } from '../support/test.ts';

test.use({ launchOptions: WHOLE_BROWSER });

/** As an editor I may write any Dutch word in a title; as a visitor I never see one torn. */
const COMPOUND = 'Kinderboekenillustratorenwandeling';
const PAGES = {
  '/praktisch': 'Praktisch',
  '/activiteiten/o-krinklende-winklende-waterding': 'O krinklende winklende waterding',
  '/nieuws/gezelle-in-het-begijnhof': 'Gezelle in het Begijnhof',
  '/': 'Het boeken\u00ADfestival met acht armen vol verhalen',
};

const SIXTY = 'Meervoudigepersoonlijkheidsstoornisverzekeringsmaatschappijen';

/** In CSS pixels: a long word breaks at a hyphen before the title is set smaller than this. */
const SMALLEST = 18;

test('a title with a long word stands whole at any width, and a word of sixty letters inside the page', async ({
  page,
  contentFixture: content,
  openEnvironment,
}) => {
  for (const [path, title] of Object.entries(PAGES))
    await content.replace(
      path === '/' ? 'home' : path.slice(1),
      `"title": "${title}"`,
      `"title": "${title} ${COMPOUND}"`,
    );
  await content.replace('pers', '"title": "Pers"', `"title": "${SIXTY}"`);
  const { url } = await openEnvironment({ contentDir: content.dir });
  for (const path of [...Object.keys(PAGES), '/pers']) {
    await page.goto(url + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 1440]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 900 });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title, where).toContainText(path === '/pers' ? SIXTY : COMPOUND);
      expect(await tornWords(page), where).toEqual([]);
      const size = await title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size, where).toBeGreaterThanOrEqual(SMALLEST);
      await expect(page).toHaveTitle(/^[^\u00AD]+$/);
      expect(await sideways(page), where).toBe(0);
    }
  }
});

import { expect, test } from '../support/test.ts';

/** As a reader I open questions, leaf through pictures, and decide myself what loads from elsewhere. */
test('a question opens by click, Space and Enter', async ({ page }) => {
  await page.goto('/praktisch');
  const question = page.locator('summary').filter({ hasText: 'Mag mijn hond mee?' });
  const answer = page.getByText('Andere honden lezen beter thuis.');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.press('Space');
  await expect(answer).toBeHidden();
  await question.press('Enter');
  await expect(answer).toBeVisible();
});

test('a carousel moves by its buttons and says where it is', async ({ page }) => {
  await page.goto('/pers');
  const carousel = page.locator('[aria-roledescription="beeldenreeks"]');
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: /Volgend/ }).click();
  await expect(carousel.getByText('2 van 4')).toBeVisible();
});

test('a video loads nothing from elsewhere before a click', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  await page.route(
    (url) => !url.href.startsWith(baseURL ?? ''),
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>speler</title>' });
    },
  );
  await page.goto('/voor-scholen');
  const figure = page.locator('figure').filter({ hasText: 'Blender Foundation' });
  await figure.scrollIntoViewIfNeeded();
  const play = figure.getByRole('button');
  await expect(play).toBeVisible();
  expect(elsewhere).toEqual([]);
  await play.click();
  await expect(figure.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//);
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
});

test('a map loads after consent only, in a sandbox', async ({ page, baseURL }) => {
  await page.route(
    (url) => !url.href.startsWith(baseURL ?? ''),
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>kaart</title>' }),
  );
  await page.goto('/bereikbaarheid');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByText('Kaart van Kortrijk Xpo en omgeving').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /Toon/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents of a long page lead to its sections, and stay beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/bereikbaarheid');
    const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
    const links = contents.getByRole('link');
    const sections = page.locator('main h2');
    await expect(links).toHaveText(await sections.allTextContents());
    await links.filter({ hasText: 'Te voet' }).click();
    expect(new URL(page.url()).hash).toBe('#te-voet');
    await expect(page.getByRole('heading', { name: 'Te voet' })).toBeInViewport();
    await expect(contents).toBeInViewport();

    await page.goto('/cookies');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(contents).toHaveCount(0);
  });
});

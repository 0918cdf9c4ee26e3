import { expectAccessibleOnPhone } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a question opens by click, Space and Enter, and all of them can be open', async ({ page }) => {
  await page.goto('/toegankelijkheid');
  await expect(page.getByRole('heading', { name: 'Wat nog niet goed is, of niet geweten' })).toBeVisible();
  const answer = page.getByText('Die komt gratis mee.');
  const question = page.locator('details', { has: answer }).locator('summary');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.press('Space');
  await expect(answer).toBeHidden();
  await question.press('Enter');
  await expect(answer).toBeVisible();
  const others = page.locator('main details', { hasNot: answer }).locator('> summary');
  for (const other of await others.all()) await other.click();
  await expectAccessibleOnPhone(page);
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

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe of 50 px moves a carousel on by one picture', async ({ page }) => {
    await page.goto('/pers');
    const show = page.getByRole('region', { name: /^Beelden/ }).first();
    await show.scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island[ssr]', { has: show })).toHaveCount(0);
    const y = ((await show.getByRole('group').first().boundingBox())?.y ?? 0) + 100;
    const finger = await page.context().newCDPSession(page);
    let timestamp = Date.now() / 1000;
    /** Slowly: without a speed that carries it on. */
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) => {
      timestamp += 0.3;
      const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
      return finger.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
    };
    for (const [by, seen] of [
      [-60, '2 van 4'],
      [-30, '2 van 4'],
      [60, '1 van 4'],
    ] as const) {
      await touch('touchStart', 200);
      for (const part of [0.5, 1, 1]) await touch('touchMove', 200 + by * part);
      await touch('touchEnd', 0);
      await expect(show).toContainText(seen);
    }
  });
});

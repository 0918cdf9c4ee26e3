import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../support/launch.ts';
import { expect, test } from '../support/test.ts';

// Playwright turns the browser's memory of pages off; here it is what is looked at.
test.use({ launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const MARKED = 'a[data-prefetch]';
const marked = (page: Page) =>
  page.evaluate(
    (selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)].map(({ pathname }) => pathname),
    MARKED,
  );

/** Goes back as a visitor does; Playwright's own way waits for a page that loads. */
async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect
    .poll(() => page.evaluate(() => location.pathname + location.search).catch(() => ''))
    .toBe(path);
}

test('the programme and my list come back from the browser’s memory, scrolled as they were', async ({
  page,
}) => {
  for (const path of ['/programma', '/mijn-leeslint']) {
    await page.goto(path);
    const top = await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cameBack = String(persisted);
      });
      scrollTo({ top: 300, behavior: 'instant' });
      return scrollY;
    });
    await page.goto('/privacy');
    await goBack(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
    expect(await page.evaluate(() => scrollY), path).toBe(top);
  }
});

test('a page that comes near is fetched ahead, and is there at once; what is far waits until it is pointed at', async ({
  page,
}) => {
  await page.goto('/nieuws');
  const card = page.locator(`main ${MARKED}[href^="/nieuws/"]`).first();
  await expect(card).toBeVisible();
  expect((await marked(page)).length).toBeLessThanOrEqual(10);
  const link = page.locator('footer a[href="/privacy"]');
  await expect(link).not.toHaveAttribute('data-prefetch');
  await link.hover();
  await expect(link).toHaveAttribute('data-prefetch');
  await card.click();
  await expect(page).toHaveURL(/\/nieuws\/./);
  const [entry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((one) => ('deliveryType' in one ? one.deliveryType : '')),
  );
  expect(entry).toBe('navigational-prefetch');
});

test('a browser without speculation rules is given hints instead, once each', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto('/nieuws');
  const link = page.locator('main a[href^="/nieuws/"]').first();
  await link.hover();
  const address = await link.getAttribute('href');
  await link.dispatchEvent('pointerover');
  await expect(page.locator(`link[rel=prefetch][href="${address}"]`)).toHaveCount(1);
  expect(await marked(page)).toEqual([]);
});

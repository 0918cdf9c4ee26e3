import type { Page } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { openConsentServer } from '../support/consent-script.ts';
import { WHOLE_BROWSER } from '../support/launch.ts';
import { recordPrerendering } from '../support/record-prerendering.ts';
import { expect, test } from '../support/test.ts';

// Playwright turns the browser's memory of pages off; here it is what is looked at.
test.use({
  serviceWorkers: 'block',
  launchOptions: { ...WHOLE_BROWSER, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

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

for (const path of ['/', '/programma', '/mijn-leeslint', '/contact']) {
  test(`${path} comes back from the browser's memory, scrolled as it was`, async ({ page }) => {
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
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
}

test('a page that comes near is fetched ahead, and is there at once', async ({ page }) => {
  await page.goto('/nieuws');
  const card = page.locator(`main ${MARKED}[href^="/nieuws/"]`).first();
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(/\/nieuws\/./);
  const [entry] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((one) => ('deliveryType' in one ? one.deliveryType : '')),
  );
  expect(entry).toBe('navigational-prefetch');
});

test('what is far waits until it is pointed at', async ({ page }) => {
  await page.goto('/nieuws');
  await expect(page.locator(`main ${MARKED}[href^="/nieuws/"]`).first()).toBeVisible();
  const link = page.locator('footer a[href="/privacy"]');
  await expect(link).not.toHaveAttribute('data-prefetch');
  await link.hover();
  await expect(link).toHaveAttribute('data-prefetch');
});

test('only pages that anybody may have are fetched ahead, and not too many', async ({ page }) => {
  await page.goto('/nieuws');
  await expect.poll(async () => (await marked(page)).length).toBeGreaterThan(4);
  const paths = await marked(page);
  expect(paths.length).toBeLessThanOrEqual(10);
  expect(paths.filter((path) => /^\/(api|live|zoeken|beeld)|\.[a-z]+$/.test(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
});

test('with data saving on, nothing is prefetched', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );
  await page.goto('/nieuws');
  const link = page.locator('main a[href^="/nieuws/"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(await marked(page)).toEqual([]);
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

test('after each move the title and the start of the keyboard are those of the new page', async ({
  page,
}) => {
  await page.goto('/nieuws');
  const before = await page.title();
  await page.locator('[data-site-header] a[href="/boekhandels"]').first().click();
  await expect(page).toHaveURL('/boekhandels');
  await expect(page).not.toHaveTitle(before);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#_inhoud');
});

test('a page that I point at is rendered ahead, and counts only once I open it', async ({ openSite }) => {
  const consent = await openConsentServer();
  const environment = await openSite({
    CONSENT_SCRIPT_SRC: consent.src,
    CONSENT_ID: '12345678-90ab-cdef-1234-567890abcdef',
  });
  const front = await recordPrerendering(environment.url);
  // Playwright switches rendering ahead off.
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${front.origin}/`, { waitUntil: 'networkidle0' });
    const link = page.locator('main a[href="/programma"]');
    await link.hover();
    await expect.poll(() => front.askedAhead()).toContain('/programma');
    await link.click();
    const opened = () =>
      page.evaluate((src) => {
        const [entry] = performance.getEntriesByType('navigation');
        const [script] = performance.getEntriesByName(src);
        const seenAt = entry && 'activationStart' in entry ? Number(entry.activationStart) : 0;
        return {
          path: location.pathname,
          isAhead: seenAt > 0,
          asksAfterwards: script ? script.startTime >= seenAt : null,
          list: localStorage.getItem('latestLocation'),
        };
      }, consent.src);
    // The page may be replaced while it evaluates this.
    await expect
      .poll(() => opened().catch(() => null))
      .toEqual({ path: '/programma', isAhead: true, asksAfterwards: true, list: '/programma' });
  } finally {
    await browser.close();
    await Promise.all([front.close(), consent.close()]);
  }
});

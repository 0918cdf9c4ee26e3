import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Playwright turns the browser's memory of pages off; here it is what is looked at.
test.use({
  serviceWorkers: 'block',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
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

for (const path of [
  '/',
  '/programma',
  '/programma?thema=kids',
  '/mijn-leeslint',
  '/activiteiten/o-krinklende-winklende-waterding',
  '/nieuws',
  '/boekhandels',
  '/inktvis-op-toer',
  '/zoeken?q=gezelle',
  '/contact',
  '/live',
]) {
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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const fades = reducedMotion === 'no-preference';
  test(`from page to page ${fades ? 'the old one fades into the new one' : 'nothing moves under reduced motion'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      let fade: string | null = null;
      let givenUp = false;
      const tell = () => {
        if (fade) document.documentElement.dataset.fades = fade === 'false' && givenUp ? 'given up' : fade;
      };
      addEventListener('pagereveal', ({ viewTransition }) => {
        fade = String(viewTransition !== null);
        tell();
      });
      // A busy Chromium does so with one in fifty (between-pages.ts).
      addEventListener('unhandledrejection', ({ reason }) => {
        givenUp ||= /Page already revealed$/.test(reason?.message);
        tell();
      });
    });
    // The sheets come late, as on a first visit.
    await page.route('**/*.css', (route) => route.continue());
    await page.goto('/live');
    await page.goto('/praktisch');
    const shown: (string | undefined)[] = [];
    for (const [name, path] of [
      ['Nieuws', '/nieuws'],
      ['Boekhandels', '/boekhandels'],
      ['Op toer', '/inktvis-op-toer'],
      ['Nieuws', '/nieuws'],
    ] as const) {
      const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('data-fades', fades ? /^(true|given up)$/ : 'false');
      shown.push(await page.evaluate(() => document.documentElement.dataset.fades));
    }
    expect(shown.includes('true')).toBe(fades);
  });
}

test('a fade that the browser calls off is no error, and what else goes wrong is one', async ({ page }) => {
  await page.goto('/nieuws');
  // The second calls the first off, whose promises nobody waits for: without our listener an error in the console.
  await page.evaluate(async () => {
    document.startViewTransition();
    await document.startViewTransition().finished;
  });
  const reported = await page.evaluate(() =>
    [
      new DOMException('Transition was skipped'),
      new DOMException('Transition was aborted because of invalid state. ViewTransition opt-in disabled'),
      new DOMException('Quota exceeded'),
      new Error('Transition was lost'),
    ].map((reason) =>
      dispatchEvent(
        new PromiseRejectionEvent('unhandledrejection', {
          promise: Promise.resolve(),
          reason,
          cancelable: true,
        }),
      ),
    ),
  );
  expect(reported).toEqual([false, true, true, true]);
});

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

test('who saves data fetches nothing ahead', async ({ page }) => {
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
  await expect(page.locator(':focus')).toHaveAttribute('href', '#inhoud');
});

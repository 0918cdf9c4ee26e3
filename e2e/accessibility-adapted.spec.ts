import type { Locator, Page } from '@playwright/test';
import { cutOff, focused, moving, sideways, spaceText } from './support/adapted.ts';
import { ADDRESSES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** The site as a visitor sets it: larger, wider spaced, in other colours, without motion, without a mouse. */
const SUNDAY = '/programma/zondag-27-oktober';
const DETAIL = '/activiteiten/o-krinklende-winklende-waterding';
const KINDS = [
  '/',
  '/programma',
  SUNDAY,
  DETAIL,
  '/contact',
  '/mijn-leeslint',
  '/zoeken?q=gezelle',
  '/boekhandels',
];

/** 1440 px at 200 %, 1280 px at 400 %, and not enlarged. */
const SIZES = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
];

for (const address of ADDRESSES) {
  test(`${address} enlarged, with more space in its text, and without motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    expect(await moving(page, 0.01)).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await sideways(page), `beside the edge at ${size.width} px`).toBe(0);
    }
    await spaceText(page);
    // Wide, Live is the screen in the hall: boxes of fixed size. The page /toegankelijkheid says so.
    const spaced = address === '/live' ? SIZES.filter(({ width }) => width < 1025) : SIZES;
    for (const size of spaced) {
      await page.setViewportSize(size);
      expect(await sideways(page), `spaced, beside the edge at ${size.width} px`).toBe(0);
      expect(await cutOff(page), `spaced, cut off at ${size.width} px`).toEqual([]);
    }
  });
}

/** What tells one state from another where the browser chooses the colours. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color, borderTopWidth, borderTopStyle } = getComputedStyle(node);
    return { backgroundColor, color, border: borderTopStyle === 'none' ? '0px' : borderTopWidth };
  });

test.describe('in colours that the visitor chose', () => {
  test.use({ forcedColors: 'active' });

  test('the chosen day, filter and page look different from the others', async ({ page }) => {
    await page.goto(SUNDAY);
    const days = page.getByRole('navigation', { name: 'Dagen' });
    const chosen = await look(days.locator('[aria-current]').first());
    expect(chosen).not.toEqual(await look(days.locator('a:not([aria-current])').first()));

    await page.goto('/programma?toegang=ringleiding');
    const chip = (name: string) => page.locator('label', { hasText: name }).locator('input + span');
    expect(await look(chip('Ringleiding'))).not.toEqual(await look(chip('Prikkelarm')));
    const pages = page.getByRole('navigation', { name: 'Pagina’s' });
    expect(await look(pages.locator('[aria-current]'))).not.toEqual(
      await look(pages.locator('a:not([aria-current])').first()),
    );
  });

  test('a ribbon shows by its sign whether it is down', async ({ page }) => {
    await page.goto(SUNDAY);
    const ribbon = page.locator('[data-ribbon][data-place="card"]').first();
    const signs = () =>
      ribbon.evaluate((node) =>
        [...node.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).display),
      );
    const before = { signs: await signs(), look: await look(ribbon) };
    await ribbon.click();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    expect({ signs: await signs(), look: await look(ribbon) }).not.toEqual(before);
    await expect(page.getByRole('region', { name: 'Meldingen (F8)' })).toContainText('In je leeslint gelegd');
  });
});

const STOPS = 140;

/** Walks through a page with Tab; every stop on the way is told. */
async function walk(page: Page): Promise<Awaited<ReturnType<typeof focused>>[]> {
  const stops = [];
  for (let step = 0; step < STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop.name === '') break;
    stops.push(stop);
  }
  return stops;
}

for (const width of [320, 1440]) {
  for (const address of KINDS) {
    test(`what has the focus on ${address} can be seen at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 700 });
      await page.goto(address);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
    });
  }
}

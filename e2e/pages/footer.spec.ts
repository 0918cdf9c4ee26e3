import { expect, test } from '../support/test.ts';

/** As a reader I get to the last line of a page: the arms that rise from the footer do not lie on it. */
const PAGES = [
  '/',
  '/praktisch',
  '/nieuws',
  '/nieuws/gezelle-in-het-begijnhof',
  '/hotspots-in-kortrijk/broeltorens',
  '/programma',
];

for (const address of PAGES) {
  test(`${address} ends with air above the footer`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const room = await page.evaluate(() => {
        const ends = [...document.querySelectorAll('main :is(p, h2, h3, a, li, button)')].map(
          (element) => element.getBoundingClientRect().bottom,
        );
        const footer = document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0;
        return footer - Math.max(...ends);
      });
      expect(room, `${address} at ${width}px`).toBeGreaterThanOrEqual(7 * 16);
    }
  });
}

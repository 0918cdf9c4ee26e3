import AxeBuilder from '@axe-core/playwright';
import { ADDRESSES } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [320, 768, 1440];
// One document each: in legacy mode axe needs no second page to gather its findings.
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const address of ADDRESSES) {
  test(`${address} has no accessibility findings and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const [scrollWidth, clientWidth] = await page.evaluate(() => {
        const { documentElement } = document;
        return [documentElement.scrollWidth, documentElement.clientWidth];
      });
      expect(scrollWidth, `width of ${address} at ${width}px`).toBeLessThanOrEqual(clientWidth);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
      const findings = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      );
      expect(findings, `axe on ${address} at ${width}px`).toEqual([]);
    }
  });
}

import type { Locator, Page } from '@playwright/test';
import { sideways, spaceText } from '../support/adapted.ts';
import { openFilters } from '../support/filters.ts';
import { contactForm, message, openForm } from '../support/forms.ts';
import { message as toast } from '../support/my-list.ts';
import { expect, test } from '../support/test.ts';

const SUNDAY = '/programma/zondag-27-oktober';
const DETAIL = '/activiteiten/o-krinklende-winklende-waterding';
/** What distinguishes one state from another where the browser chooses the colours; widths in px. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const { backgroundColor, color, borderTopColor, borderTopStyle, outlineStyle } = style;
    const border = borderTopStyle === 'none' ? 0 : Number.parseFloat(style.borderTopWidth);
    const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
    const shows = [color, borderTopColor].every(
      (one) => one !== getComputedStyle(document.body).backgroundColor,
    );
    return { backgroundColor, color, border, outline, shows };
  });

test.describe('in colours that the visitor chose', () => {
  test.use({ forcedColors: 'active' });

  test('the chosen day, filter and page look different from the others, and a ribbon that is down', async ({
    page,
  }) => {
    await page.goto(SUNDAY);
    const days = page.getByRole('navigation', { name: 'Dagen' });
    const chosen = await look(days.locator('[aria-current]').first());
    // As the visitor's system highlights.
    const highlight = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight; color: HighlightText';
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color };
    });
    expect(chosen).toMatchObject(highlight);
    expect(chosen).not.toEqual(await look(days.locator('a:not([aria-current])').first()));
    // So does a ribbon, by its sign.
    const ribbon = page.locator('main [data-ribbon]').first();
    const signs = () =>
      ribbon.evaluate((node) =>
        [...node.querySelectorAll('svg')].map((svg) => getComputedStyle(svg).display),
      );
    const before = await signs();
    await ribbon.click();
    await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
    expect(await signs()).not.toEqual(before);
    await expect(toast(page)).toContainText('In je leeslint gelegd');

    await page.goto('/programma?toegang=ringleiding');
    await openFilters(page);
    const chip = (name: string) => page.locator('label', { hasText: name }).locator('input + span');
    expect(await look(chip('Ringleiding'))).not.toEqual(await look(chip('Prikkelarm')));
    const pages = page.getByRole('navigation', { name: 'Pagina’s' });
    expect(await look(pages.locator('[aria-current]'))).not.toEqual(
      await look(pages.locator('a:not([aria-current])').first()),
    );
  });

  test('each field has an edge, the one with the focus another, and what is wrong stands in words beside it', async ({
    page,
  }) => {
    await openForm(page, '/contact');
    const form = contactForm(page);
    for (const label of Object.keys(message(''))) {
      const field = form.getByLabel(label);
      const { border, shows } = await look(field);
      expect([border >= 1, shows], label).toEqual([true, true]);
      await page.keyboard.press('Tab');
      await field.focus();
      expect((await look(field)).outline, label).toBeGreaterThanOrEqual(2);
    }
    const button = form.getByRole('button', { name: 'Verstuur je bericht' });
    expect((await look(button)).border).toBeGreaterThanOrEqual(1);
    await form.getByLabel('Voornaam').fill('Reinaert');
    const right = await look(form.getByLabel('Voornaam'));
    await button.click();
    const summary = page.getByRole('region', { name: 'Er is een probleem' });
    await expect(summary).toBeVisible();
    expect((await look(summary)).border).toBeGreaterThanOrEqual(1);
    expect((await look(form.getByLabel('Achternaam'))).border).toBeGreaterThan(right.border);
    const words = form.locator('span', { hasText: 'Achternaam is een verplicht veld' });
    await expect(words).toBeVisible();
    expect((await look(words)).color).not.toBe((await look(page.locator('body'))).backgroundColor);
  });

  test('titles and numbers are readable, and no plate behind them covers what stands above, nor the walking map', async ({
    page,
  }) => {
    for (const [address, shown] of [
      ['/boekhandels', 'main h1, main h2:not(.visually-hidden) > *, main h3[data-plate]'],
      ['/contact', 'main h1, main dd[data-plate]'],
      ['/hotspots-in-kortrijk', 'main h1, main p[aria-hidden], main li[data-row] > :first-child'],
    ] as const) {
      await page.goto(address);
      const looks = await page.locator(shown).evaluateAll((all) => {
        const { color } = getComputedStyle(document.body);
        return all.map((one) => {
          const style = getComputedStyle(one);
          return `${style.getPropertyValue('forced-color-adjust')} ${style.color === color}`;
        });
      });
      expect(looks.length, address).toBeGreaterThan(1);
      expect(new Set(looks), address).toEqual(new Set(['none true']));
    }
    const map = page.getByRole('group', { name: 'Getekende wandelkaart van Kortrijk' });
    expect((await look(map)).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await page.goto(DETAIL);
    await page.evaluate(() => document.fonts.ready);
    const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
    const beside = await crumbs.screenshot();
    await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      title.style.visibility = 'hidden';
    });
    expect((await crumbs.screenshot()).equals(beside)).toBe(true);
  });
});

const STOPS = 100;

/** What has the focus: its name or words, and whether any of it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return { name: '', seen: true };
    const box = node.getBoundingClientRect();
    const POINTS = [0.1, 0.3, 0.5, 0.7, 0.9];
    const seen = POINTS.some((x) =>
      POINTS.some((y) => {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return hit && (node.contains(hit) || hit.contains(node) || hit.closest('label')?.contains(node));
      }),
    );
    return {
      name: `${node.tagName} ${node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 60)}`,
      seen,
    };
  });

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

/** One width each: what could cover the focus, the header and the row of tools, is on all of them. */
const WALKS = {
  320: ['/', SUNDAY],
  1440: [DETAIL],
};
for (const [width, addresses] of Object.entries(WALKS)) {
  for (const address of addresses) {
    test(`what has the focus on ${address} can be seen at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: Number(width), height: 700 });
      await page.goto(address);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(10);
      expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
    });
  }
}

type Item = { readonly title: string; readonly url: string };

test('with wider spacing no detail page with a long word, nor any card in a row of three, stands beside the edge', async ({
  page,
}) => {
  const { items } = await (await page.request.get('/programma.json')).json();
  // What stands beside the edge is a long word: the experiences whose titles have the longest.
  const longestWord = ({ title }: Item) => Math.max(...title.split(/[\s-]/).map((word) => word.length));
  const experiences = (items as Item[])
    .toSorted((a, b) => longestWord(b) - longestWord(a))
    .map(({ url }) => new URL(url).pathname);
  const shops = ['/boekhandels/ambiorix-leest'];
  for (const path of [...[...new Set(experiences)].slice(0, 4), ...shops, '/hotspots-in-kortrijk']) {
    await page.goto(path);
    const isList = path === '/hotspots-in-kortrijk';
    // The cards beside a hotspot are drawn by lot; here all of them stand in so narrow a column.
    if (isList)
      await page.evaluate(() => {
        for (const grid of document.querySelectorAll<HTMLElement>('main [data-columns]'))
          grid.style.gridTemplateColumns = 'repeat(3, minmax(0, 1fr))';
      });
    await spaceText(page);
    for (const width of isList ? [640, 768] : [320, 640, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideways(page), `${path} at ${width} px`).toBe(0);
    }
  }
});

import type { Page } from '@playwright/test';
import { ADDRESSES, PAGE_KINDS } from '../support/pages.ts';
import { expect, siteUrl, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('every kind of page with an island is complete without script', async ({ page }) => {
  for (const { address, script } of PAGE_KINDS) {
    if (script !== 'island') continue;
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, address).toHaveCount(1);
    await expect(heading, address).toBeVisible();
    expect((await page.locator('main').innerText()).length, address).toBeGreaterThan(20);
    await expect(page.locator('[data-ribbon]:visible'), 'a ribbon needs its script').toHaveCount(0);
  }
});

test('a question opens, a panel opens, a video is a link, and the way to the list is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/voor-scholen');
  await page.locator('summary').filter({ hasText: 'Wat kost een bezoek?' }).click();
  await expect(page.getByText('Vier euro per kind')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .getByRole('button', { name: 'Programma' })
    .click();
  await expect(page.getByRole('link', { name: 'Openingsdag' })).toBeVisible();
  await expect(page.locator('figure a[href*="youtube.com"]')).toHaveCount(1);
  const list = page.getByRole('banner').getByRole('link', { name: 'Mijn leeslint', exact: true });
  await expect(list).toHaveAttribute('href', '/mijn-leeslint');
});

async function partsOf(page: Page, address: string) {
  const url = siteUrl() + address;
  const html = await (await fetch(url)).text();
  return page.evaluate(
    ([markup, base]) => {
      const sent = new DOMParser().parseFromString(markup, 'text/html');
      const idsOf = (selector: string) => [...sent.querySelectorAll(selector)].map(({ id }) => id);
      const links = [...sent.querySelectorAll('a[href*="#"]')]
        .map((link) => new URL(link.getAttribute('href') ?? '', base))
        .filter(({ origin }) => origin === new URL(base).origin)
        .map(({ pathname, search, hash }) => ({
          to: pathname + search,
          id: decodeURIComponent(hash.slice(1)),
        }));
      // Titles of sections, anchors in texts, and names of people have the ids that their words give.
      const unmarked = idsOf('[id]:not([id^="_"], main h2, main [data-rich-text] *, main li)');
      return { ids: idsOf('[id]'), links, unmarked };
    },
    [html, url] as const,
  );
}

test('every link to a part of a page leads to one that is there, and our ids are marked as ours', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const ids = new Map<string, readonly string[]>();
  const lost = new Set<string>();
  for (const from of [...ADDRESSES, '/programma/zondag-27-oktober?weergave=blad']) {
    const sent = await partsOf(page, from);
    expect(sent.unmarked, from).toEqual([]);
    ids.set(from, sent.ids);
    for (const { to, id } of sent.links) {
      const there = ids.get(to) ?? (await partsOf(page, to)).ids;
      ids.set(to, there);
      if (!there.includes(id)) lost.add(`${from}: ${to}#${id}`);
    }
  }
  expect([...lost]).toEqual([]);
});

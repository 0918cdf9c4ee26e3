import type { Locator, Page } from '@playwright/test';
import { axeFindings, expectAccessible } from '../support/axe.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

/** As a visitor I am led to what is still to come, whenever I look: before, during and after the festival. */
type Moment = {
  readonly now: string;
  readonly menu: readonly string[];
  readonly isAnnounced: boolean;
  /** The first list of home that has something to come: in the evening no longer the one for children. */
  readonly block: 'program_grid' | 'experience_highlight' | 'tour_grid';
  /** Nothing is still to come: what was is shown as that. */
  readonly isOver?: true;
  readonly first?: string;
  readonly hall: Hall;
};
/** From here the site's clock runs on: what is said holds for ten minutes. */
type Hall = { readonly heading: string; readonly says: readonly string[]; readonly not?: readonly string[] };

const EVENING = '2024-10-26T21:00';
const COMING = 'Inktvis in\u00A0aantocht';

const MOMENTS: readonly Moment[] = [
  {
    now: '2024-10-12T10:05',
    menu: ['26.10', '31.10'],
    isAnnounced: true,
    block: 'program_grid',
    hall: {
      heading: COMING,
      says: ['14', 'dagen te gaan', '26.10–03.11', 'Kies nu al je belevingen'],
      not: ['Bedankt'],
    },
  },
  {
    now: EVENING,
    menu: ['26.10', '31.10'],
    isAnnounced: true,
    block: 'experience_highlight',
    first: 'Morgen 10.00',
    hall: {
      heading: COMING,
      says: ['Tot morgen om', '10.00', 'Morgen, zondag 27.10', 'Deuren open: ontbijt met bladzijden'],
    },
  },
  {
    now: '2024-11-10T10:00',
    menu: [],
    isAnnounced: false,
    block: 'tour_grid',
    isOver: true,
    hall: {
      heading: 'Inktvis zwemt verder',
      says: ['Negen dagen.', 'Bedankt.', 'Meer lezen: onze boekhandels'],
      not: ['dagen te gaan'],
    },
  },
];

const times = (list: Locator) =>
  list.locator('article time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));

for (const { now, menu, isAnnounced, block, isOver, first, hall } of MOMENTS)
  test.describe(`at ${now}`, () => {
    const site = forAll(async () => {
      const opened = await startSite({ SITE_NOW: now });
      // On a busy machine the first page may come before the programme was read.
      await expect
        .poll(async () => (await fetch(opened.url)).text(), { timeout: 60_000 })
        .toContain(`data-block="${block}"`);
      return opened;
    });

    test('home, the menu, related experiences and the programme promote nothing that is over', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site().url);
      if (first) await expect(page.getByRole('heading', { name: first })).toBeInViewport();
      await expect(page.getByRole('complementary', { name: 'Aankondiging' })).toHaveCount(
        isAnnounced ? 1 : 0,
      );
      const panel = page.locator('#_paneel-1');
      expect((await panel.textContent())?.match(/\d\d\.\d\d/g) ?? []).toEqual(menu);

      const list = page.locator(`[data-block="${block}"]`);
      await expect(list).toBeVisible();
      for (const one of [list, page.locator('[data-block="experience_highlight"]')]) {
        const starts = await times(one);
        expect(starts).toEqual(starts.toSorted());
        await expect(one.getByText('Voorbij')).toHaveCount(0);
      }

      if (isOver) {
        await expect(page.getByRole('heading', { level: 1, name: 'Bedankt.' })).toBeVisible();
        await expect(page.getByText('26.10–03.11 is voorbij')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Volgend jaar weet jij het eerst' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Tot in maart op toer' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
        await expectAccessible(page);
      }
      await page.goto(`${site().url}/activiteiten/bezette-stad-hardop`);
      const related = page.getByRole('region', { name: 'Ontdek meer belevingen' });
      await expect(related.getByRole('article')).toHaveCount(3);
      await expect(related.getByText('Voorbij')).toHaveCount(isOver ? 3 : 0);

      // In the programme nothing runs before and after, and its first or last day is chosen.
      if (now === EVENING) return;
      await page.goto(`${site().url}/programma`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programma');
      const days = page.getByRole('navigation', { name: 'Dagen' });
      await expect(days.locator('[aria-current]')).toContainText(isOver ? '03' : '26');
      await expect(page.getByRole('region', { name: 'Straks', exact: true })).toHaveCount(0);
      await expect(page.locator('summary', { hasText: 'voorbij' })).toHaveCount(0);
      const cards = page.locator('#_programma-lijst article');
      await expect(cards.first()).toBeVisible();
      expect((await cards.and(page.locator('[data-status=past]')).count()) > 0).toBe(isOver === true);
    });

    test('the screen in the hall says what fits the moment, at home and in the hall', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 390, height: 844 });
      await openLive(page, `${site().url}/live`);
      await expectHall(page, hall);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1920, height: 1080 });
      await openLive(page, `${site().url}/live?scherm=1`);
      await expectHall(page, hall);
      expect(await axeFindings(page), 'at 1920 px').toEqual([]);
    });
  });

async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
  await page.evaluate(() => document.fonts.ready);
}

async function expectHall(page: Page, { heading, says, not = [] }: Hall): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('timer')).toBeVisible();
  const main = page.getByRole('main');
  for (const text of says) await expect(main).toContainText(text);
  for (const text of not) await expect(main).not.toContainText(text);
}

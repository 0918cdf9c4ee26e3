import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, startSite, test } from '../support/test.ts';
import type { TestSite } from '../support/test-environment.ts';

/** As a visitor I am led to what is still to come, whenever I look: before, during and after the festival. */
type Moment = {
  readonly now: string;
  /** The large numbers in the panel of the programme. */
  readonly menu: readonly string[];
  readonly isAnnounced: boolean;
  /** The block of home for children; after the festival the one of the tours. */
  readonly block: 'program_grid' | 'kids_today' | 'tour_grid';
  /** Nothing is still to come: what was is shown as that. */
  readonly isOver?: true;
};

const MOMENTS: readonly Moment[] = [
  { now: '2024-10-12T10:05', menu: ['26.10', '31.10'], isAnnounced: true, block: 'program_grid' },
  { now: '2024-10-26T10:05', menu: ['26.10', '31.10'], isAnnounced: true, block: 'kids_today' },
  { now: '2024-10-27T15:40', menu: ['27.10', '31.10'], isAnnounced: true, block: 'kids_today' },
  { now: '2024-11-03T20:00', menu: ['03.11'], isAnnounced: false, block: 'tour_grid', isOver: true },
  { now: '2024-11-10T10:00', menu: [], isAnnounced: false, block: 'tour_grid', isOver: true },
];

/** When each card or row begins, as machines read it. */
const times = (list: Locator) =>
  list.locator('article time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));

for (const { now, menu, isAnnounced, block, isOver } of MOMENTS)
  test.describe(`at ${now}`, () => {
    let environment: TestSite;
    test.beforeAll(async () => {
      environment = await startSite({ SITE_NOW: now });
      // On a busy machine the first page may come before the programme was read.
      await expect
        .poll(async () => (await fetch(environment.url)).text(), { timeout: 60_000 })
        .toContain(`data-block="${block}"`);
    });
    test.afterAll(() => environment.close());

    test('home, the menu and related experiences promote nothing that is over', async ({ page }) => {
      await page.goto(environment.url);
      await expect(page.getByRole('complementary', { name: 'Aankondiging' })).toHaveCount(
        isAnnounced ? 1 : 0,
      );
      const panel = page.locator('#_paneel-1');
      expect((await panel.textContent())?.match(/\d\d\.\d\d/g) ?? []).toEqual(menu);

      const first = page.locator(`[data-block="${block}"]`);
      await expect(first).toBeVisible();
      for (const list of [first, page.locator('[data-block="experience_highlight"]')]) {
        const starts = await times(list);
        expect(starts).toEqual(starts.toSorted());
        await expect(list.getByText('Voorbij')).toHaveCount(0);
      }

      if (menu.length === 0) {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole('heading', { level: 1, name: 'Bedankt.' })).toBeVisible();
        await expect(page.getByText('26.10–03.11 is voorbij')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Volgend jaar weet jij het eerst' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Tot in maart op toer' })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Tickets' })).toHaveCount(0);
        await expectAccessible(page);
      }
      await page.goto(`${environment.url}/activiteiten/bezette-stad-hardop`);
      const related = page.getByRole('region', { name: 'Ontdek meer belevingen' });
      await expect(related.getByRole('article')).toHaveCount(3);
      await expect(related.getByText('Voorbij')).toHaveCount(isOver ? 3 : 0);
    });
  });

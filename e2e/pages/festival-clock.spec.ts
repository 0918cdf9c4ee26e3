import type { Locator } from '@playwright/test';
import { axeFindings, expectAccessible } from '../support/axe.ts';
import { readPage, wordsIn } from '../support/html.ts';
import { COMING, expectScreen, openScreen, type Screen } from '../support/live.ts';
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
  readonly screen: Screen;
};

const EVENING = '2024-10-26T21:00';

const MOMENTS: readonly Moment[] = [
  {
    now: '2024-10-12T10:05',
    menu: ['26.10', '31.10'],
    isAnnounced: true,
    block: 'program_grid',
    screen: {
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
    screen: {
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
    screen: {
      heading: 'Inktvis zwemt verder',
      says: ['Negen dagen.', 'Bedankt.', 'Meer lezen: onze boekhandels'],
      not: ['dagen te gaan'],
    },
  },
];

const times = (list: Locator) =>
  list.locator('article time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));

for (const { now, menu, isAnnounced, block, isOver, first, screen } of MOMENTS)
  test.describe(`at ${now}`, () => {
    const site = forAll(async () => {
      const opened = await startSite({ SITE_NOW: now });
      // On a busy machine the first page may come before the tour was read.
      await expect
        .poll(async () => (await readPage('/', opened.url)).main)
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
      const { main } = await readPage('/activiteiten/bezette-stad-hardop', site().url);
      const related =
        main.split('<section').find((one) => one.includes('>Ontdek meer belevingen</h2>')) ?? '';
      expect(related.match(/<article/g)).toHaveLength(3);
      expect(related.match(/>Voorbij</g) ?? []).toHaveLength(isOver ? 3 : 0);

      // In the programme nothing runs before and after, and its first or last day is chosen.
      if (now === EVENING) return;
      const programme = await readPage('/programma', site().url);
      expect(programme.main).toMatch(/<h1[^>]*>Programma</);
      const [chosen = ''] = /aria-current="date"[^>]*>.*?<\/a>/s.exec(programme.main) ?? [];
      expect(wordsIn(chosen)).toContain(isOver ? 'zondag 3 november' : 'zaterdag 26 oktober');
      expect(programme.main).not.toContain('>Straks<');
      expect(programme.main.match(/<summary.*?<\/summary>/gs)?.join()).not.toContain('voorbij');
      expect(programme.main.includes('data-status="past"')).toBe(isOver === true);
    });

    test('the screen in the hall says what fits the moment, at home and in the hall', async ({ page }) => {
      await openScreen(page, `${site().url}/live`, 390, 844);
      await expectScreen(page, screen);
      await expectAccessible(page);
      await openScreen(page, `${site().url}/live?scherm=1`, 1920, 1080);
      await expectScreen(page, screen);
      expect(await axeFindings(page), 'at 1920 px').toEqual([]);
    });
  });

import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { createContentFixture } from '../support/content-fixture.ts';
import { readPage } from '../support/html.ts';
import { find, OWN } from '../support/my-list.ts';
import { expect, forAll, startEnvironment, test, untilWhole } from '../support/test.ts';

/** As a visitor I see what changed in the programme, and what changed for me, on the day itself. */
const CHANGES = '/programma/wijzigingen';
const NOW = '2024-10-31T15:40';
const MOVED = 'programma-items/p158';
/** Eén verhaal, zes talen, on 2 November at 14.15. */
const OTHER = 'programma-items/p187';

const fixture = forAll(createContentFixture);
const environment = forAll(() => startEnvironment({ contentDir: fixture().dir, env: { SITE_NOW: NOW } }));

const change = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

test('the page tells everybody what changed, by day; so does a restarted site, which has no memory of its own', async () => {
  const { url } = environment();
  const read = async () => {
    const { main, words } = await readPage(CHANGES, url);
    return { main, words: words.replace(/, 15\.4\d uur\./, '') };
  };
  const { main, words } = await read();
  expect(words).toMatch(
    /Wat is er veranderd .*11 veranderingen, vandaag en later .*Stand van donderdag 31 oktober/,
  );
  for (const change of [
    / 31\.10 .*Geannuleerd Stempel, krabbel, beer .*Gemeld vandaag, 09\.10 uur .* 01\.11 /,
    /Weer plaats Bezette Stad, hardop .* 01\.11 /,
    / 01\.11 .*was 16\.00 , nu 17\.00 tot 17\.50 Ander uur Max en Moritz, live ingekleurd .* 02\.11 /,
    /Nieuw Stilte in het Begijnhof .* 02\.11 /,
    / 02\.11 .*Ander podium Gezelle op een beat .*was Grote zaal Hal 4 .* 03\.11 /,
    /Rodenbach, drieëntwintig .*Gemeld wo 30\.10, 16\.05 uur .*8 op dagen die voorbij zijn .*Vertaalduel/,
  ])
    expect(words).toMatch(change);
  expect(main).toMatch(/<details(?![^>]* open)[^>]*data-change-group="past">.*Vertaalduel/s);
  expect((await readPage('/programma', url)).words).toContain(' 2 veranderd ');
  await environment().restartSite();
  await untilWhole(url + CHANGES);
  expect((await read()).words).toBe(words);
});

test('my list says what changed for me, until I have seen it', async ({ page }) => {
  await page.goto(`${environment().url}${CHANGES}`);
  for (const title of ['Max en Moritz, live ingekleurd', 'Eén verhaal, zes talen', 'Gezelle op een beat'])
    await change(page, title).getByRole('button').click();
  // The page can be narrowed to what is on my list, and says beforehand how much that is.
  await expect(page.locator('label', { hasText: 'Enkel mijn leeslint' })).toContainText('3');
  await page.getByLabel('Enkel mijn leeslint').check({ force: true });
  await expect(page.getByText(/^3 veranderingen in je leeslint, vandaag (of|en) later$/)).toBeVisible();
  await expect(change(page, 'Rodenbach, drieëntwintig')).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: '31.10' })).toBeHidden();
  await expectAccessible(page);

  await page.goto(environment().url + OWN);
  const block = page.locator('#_leeslint-veranderd');
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(block).toHaveCount(0);

  await fixture().replace(MOVED, '"2024-11-01 16:00"', '"2024-11-01 16:30"');
  await fixture().replace(OTHER, '"ander-podium"', '"geannuleerd"');
  const shownTimes = async () => {
    const max = await find(page, 'Max en Moritz, live ingekleurd', '2024-11-01', environment().url);
    const story = await find(page, 'Eén verhaal, zes talen', '2024-11-02', environment().url);
    return `${max.start.slice(11, 16)} ${story.flags}`;
  };
  await expect.poll(shownTimes).toBe('17:30 geannuleerd');
  await page.reload();
  await expect(block).toContainText('2 veranderd: Max en Moritz, live ingekleurd begint om 17.30');
  await expect(block).toContainText('Eén verhaal, zes talen gaat niet door.');
  await page.setViewportSize({ width: 320, height: 900 });
  await expectAccessible(page);

  // By keyboard: one press for all of it, and the focus stays there.
  await block.getByRole('button', { name: 'Gezien' }).press('Enter');
  await expect(block.getByRole('status')).toHaveText('Gezien. Je bent weer mee.');
  await expect(block).toBeFocused();
  await page.reload();
  await expect(page.locator('[data-row]')).toHaveCount(3);
  await expect(block).toHaveCount(0);

  const { id } = await find(page, 'Max en Moritz, live ingekleurd', '2024-11-01', environment().url);
  await page.goto(`${environment().url}${OWN}?b=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leeslint van iemand anders');
  await expect(block).toHaveCount(0);
});

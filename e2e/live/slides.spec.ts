import type { Page } from '@playwright/test';
import { changeResponses, expectShow, openHall, setHidden, slideSeen } from '../support/live.ts';
import { expect, test } from '../support/test.ts';

/** As an organiser I see the slides go round for nine days, whatever happens in front of the screen. */
const NOW = '2024-10-26T14:26:08+02:00';
test.use({ viewport: { width: 1920, height: 1080 } });

/** Without fades, which end in real time. */
const withoutFades = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pauzeer de beelden' });
const playButton = (page: Page) => page.getByRole('button', { name: 'Speel de beelden af' });

test('slides stand for 15 seconds, or as long as they say, round and round; a pointer holds them for ten', async ({
  page,
}) => {
  await withoutFades(page);
  const hall = await openHall(page, NOW);
  await expectShow(page);
  // The first one came with the page, up to a second ago.
  await hall.pass(1000);
  for (const [slide, seconds] of [
    [1, 15],
    [2, 15],
    [3, 15],
    [4, 15],
    [5, 20],
    [6, 15],
  ]) {
    // Only the one that is seen is there for the keyboard and for screen readers.
    await expect(slideSeen(page)).toHaveAccessibleName(`${slide} van 6`);
    await hall.pass((Number(seconds) - 3) * 1000);
    await expect(slideSeen(page)).toHaveAccessibleName(`${slide} van 6`);
    await hall.pass(3000);
  }
  await slideSeen(page).hover();
  await hall.pass(20_000);
  await expect(slideSeen(page)).toHaveAccessibleName('1 van 6');
  await hall.pass(6000);
  await expect(slideSeen(page)).toHaveAccessibleName('2 van 6');
});

test('with fades the next one comes too, and its ring fills in as much time', async ({ page }) => {
  const hall = await openHall(page, NOW);
  await expectShow(page);
  const passed = slideSeen(page).locator('circle').last();
  await expect(passed).toHaveCSS('animation-duration', '15s');
  await expect(passed).toHaveCSS('animation-play-state', 'running');
  await page.keyboard.press('p');
  await expect(passed).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('p');
  await expect
    .poll(
      async () => {
        await hall.pass(1000);
        return slideSeen(page).getAttribute('aria-label');
      },
      { intervals: [0] },
    )
    .toBe('2 van 6');
});

test('under reduced motion the show stands still until it is started; the key P pauses and plays; so does the button', async ({
  page,
}) => {
  await withoutFades(page);
  const hall = await openHall(page, NOW, { path: '/live' });
  await expectShow(page);
  await hall.pass(40_000);
  await expect(slideSeen(page)).toHaveAccessibleName('1 van 6');
  await playButton(page).click();
  await page.mouse.move(20, 500);
  await page.keyboard.press('p');
  await expect(playButton(page)).toBeVisible();
  await hall.pass(60_000);
  await expect(slideSeen(page)).toHaveAccessibleName('1 van 6');
  await page.keyboard.press('P');
  await hall.pass(15_500);
  await expect(slideSeen(page)).toHaveAccessibleName('2 van 6');
  await pauseButton(page).focus();
  await page.keyboard.press('Enter');
  await setHidden(page, true);
  await setHidden(page, false);
  await hall.pass(60_000);
  await expect(slideSeen(page)).toHaveAccessibleName('2 van 6');
  await page.keyboard.press('Enter');
  await hall.pass(15_500);
  await expect(slideSeen(page)).toHaveAccessibleName('3 van 6');
});

test('a swipe of 50 px shows the next slide or the previous one; a finger holds it from 200 ms on', async ({
  page,
}) => {
  await withoutFades(page);
  const hall = await openHall(page, NOW);
  await expectShow(page);
  const area = slideSeen(page).locator('..');
  const swipe = async (by: number, heldMs: number) => {
    const point = (x: number) => ({ identifier: 0, clientX: x, clientY: 400 });
    await area.dispatchEvent('touchstart', { touches: [point(600)], changedTouches: [point(600)] });
    await area.dispatchEvent('touchmove', { touches: [point(601)] });
    await hall.pass(heldMs);
    await area.dispatchEvent('touchend', { changedTouches: [point(600 + by)] });
  };
  for (const [by, seen, heldMs] of [
    [-50, '2 van 6', 100],
    [-49, '2 van 6', 100],
    [50, '1 van 6', 100],
    [60, '6 van 6', 100],
    [0, '6 van 6', 60_000],
  ] as const) {
    await swipe(by, heldMs);
    await expect(slideSeen(page)).toHaveAccessibleName(seen);
  }
  const fifth = page.getByRole('group', { name: '5 van 6', includeHidden: true });
  await expect(fifth).toHaveAttribute('data-delay', '20000');
  await fifth.evaluate((slide) => slide.setAttribute('data-delay', '2000'));
  await swipe(60, 100);
  await hall.pass(2100);
  await expect(slideSeen(page), 'the attribute counts').toHaveAccessibleName('6 van 6');
});

test('among other slides the one that is seen stays: two, then one, then none', async ({ page }) => {
  await withoutFades(page);
  let count = 2;
  const hall = await openHall(page, NOW);
  await expectShow(page);
  await hall.pass(16_000);
  await expect(slideSeen(page)).toHaveAccessibleName('2 van 6');
  await changeResponses(page, (response) => ({ ...response, slides: response.slides.slice(0, count) }));
  await hall.ask();
  await hall.pass(1000);
  await expect(slideSeen(page)).toHaveAccessibleName('2 van 2');
  await hall.pass(15_000);
  await expect(slideSeen(page)).toHaveAccessibleName('1 van 2');
  count = 1;
  await hall.ask();
  await expect(page.getByRole('group', { name: '1 van 1' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Tijd tot het volgende beeld' })).toHaveCount(0);
  await expect(pauseButton(page)).toHaveCount(0);
  count = 0;
  await hall.ask();
  await expect(page.getByRole('region', { name: 'Beelden' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Straks op het programma' })).toBeVisible();
  count = 6;
  await hall.ask();
  await expectShow(page);
  await expect(slideSeen(page)).toHaveAccessibleName(/van 6/);
});

import type { Page } from '@playwright/test';
import { tabTo } from '../support/adapted.ts';
import { expectAccessibleOnPhone } from '../support/axe.ts';
import { delayRequest } from '../support/delay-request.ts';
import { message } from '../support/my-list.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor I lay belevingen in my leeslint, and every tab, card and count follows. */
const LIST = '/programma/zondag-27-oktober';
const DETAIL = '/activiteiten/o-krinklende-winklende-waterding';

const cardRibbon = (page: Page, nth = 0) => page.locator('main [data-ribbon]').nth(nth);
const occurrenceRibbon = (page: Page, nth: number) =>
  page.locator('[data-ribbon][data-place="row"]').nth(nth);
const wideRibbon = (page: Page) => page.locator('[data-ribbon][data-place="page"]');
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Mijn leeslint/ });

async function watchMotion(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.moved = '0';
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element && target.matches('[data-ribbon]')) {
        const { dataset } = document.documentElement;
        dataset.moved = String(Number(dataset.moved) + 1);
      }
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-moved'));
}

test('a card goes into the list, is still there on the next page, and can be taken out and put back', async ({
  page,
}) => {
  await page.goto(LIST);
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint');
  await cardRibbon(page).click();
  await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint (1 beleving bewaard)');
  await expect(message(page)).toContainText('In je leeslint gelegd');
  await expectAccessibleOnPhone(page);
  await cardRibbon(page, 1).click();
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint (2 belevingen bewaard)');
  expect(new URL(page.url()).pathname).toBe(LIST);

  await page.reload();
  await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(page).locator('b')).toHaveText('2');

  // What is taken out can be put back, all of it by keyboard.
  await cardRibbon(page).focus();
  await page.keyboard.press('Space');
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint (1 beleving bewaard)');
  await expect(message(page)).toContainText('Uit je leeslint gehaald');
  await page.keyboard.press('F8');
  await tabTo(page, message(page).getByRole('button', { name: 'Zet terug' }), 3);
  await page.keyboard.press('Enter');
  await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardRibbon(page)).toBeFocused();
  await expect(message(page).getByRole('button')).toHaveCount(0);
});

test('what is put in and taken out before messages have their script is told by the last one', async ({
  page,
}) => {
  const release = await delayRequest(page, '**/ToastRegion*');
  await page.goto(LIST);
  for (const isPressed of ['true', 'false']) {
    await cardRibbon(page).press('Enter');
    await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', isPressed);
  }
  release();
  await expect(message(page).getByRole('button', { name: 'Zet terug' })).toBeVisible();
});

test('the wide ribbon and those of the moments know of one another', async ({ page }) => {
  await page.goto(DETAIL);
  await expect(wideRibbon(page)).toContainText('Leg in je leeslint');
  await occurrenceRibbon(page, 1).click();
  await expect(wideRibbon(page)).toContainText('Op 27.10 bewaard');
  await expect(wideRibbon(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(occurrenceRibbon(page, 2)).toHaveAccessibleName(/^Op 27\.10 bewaard\. .+: O krinklende/);
  await wideRibbon(page).click();
  await expect(wideRibbon(page)).toContainText('In je leeslint');
  await expect(occurrenceRibbon(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint (2 belevingen bewaard)');
});

test('several tabs stay in step, and the other one says so without motion', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(LIST);
  const moved = await watchMotion(other);
  await page.goto(LIST);
  await cardRibbon(page).click();
  await expect(cardRibbon(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(other)).toHaveAccessibleName('Mijn leeslint (1 beleving bewaard)');
  await expect(message(other)).toContainText('Je leeslint is bijgewerkt in een ander tabblad');
  expect(await moved()).toBe(0);
  await cardRibbon(other).click();
  await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', 'false');
});

test('in a browser that keeps nothing the ribbon works until the tab closes, on the next page too, and says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(LIST);
  await cardRibbon(page).click();
  await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint (1 beleving bewaard)');
  await expect(message(page)).toContainText('Je browser laat bewaren niet toe');
  await page.goto('/mijn-leeslint');
  await expect(headerLink(page)).toHaveAccessibleName('Mijn leeslint (1 beleving bewaard)');
  await expect(page.getByText('zodra je dit tabblad sluit')).toBeVisible();
  await page.goto(LIST);
  await expect(cardRibbon(page)).toHaveAttribute('aria-pressed', 'true');
});

import { expect, type Locator, type Page } from '@playwright/test';

/** The button of the filters of the programme, and what it opens. */
export const filtersButton = (page: Page): Locator => page.locator('summary', { hasText: /^Filters/ });

/** Before the script runs, links and the form lead to other pages. */
export const untilLive = (page: Page): Promise<void> =>
  page.locator('form[data-live]').waitFor({ state: 'attached' });

export async function openFilters(page: Page, { isLive = true } = {}): Promise<void> {
  if (isLive) await untilLive(page);
  await filtersButton(page).click();
  await expect(page.getByRole('group', { name: 'Thema' })).toBeVisible();
}

/** A chosen filter: a link to the list without it. */
export const chosenFilter = (page: Page, label: string): Locator =>
  page.getByRole('link', { name: new RegExp(`^${label} ?: verwijder filter$`) });

export const closeFilters = (page: Page): Promise<void> => page.keyboard.press('Escape');

export const shownCount = async (page: Page): Promise<number> =>
  Number.parseInt(
    await page
      .locator('main')
      .getByText(/^\d+ belevingen?( van \d+)?$/)
      .first()
      .innerText(),
    10,
  );

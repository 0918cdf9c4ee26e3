import { expect, test } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** As a visitor I am not bothered by what an editor broke: the rest of the page is there. */
let environment: TestEnvironment;
test.beforeAll(async () => {
  environment = await openTestEnvironment({ contentDir: 'sample/broken' });
});
test.afterAll(() => environment.close());

const BEFORE = 'Deze alinea staat voor wat stuk is.';
const AFTER = 'Deze alinea staat na wat stuk is.';

for (const slug of [
  'onbekend-blok',
  'verplicht-veld-ontbreekt',
  'blok-is-geen-blok',
  'blok-op-de-verkeerde-plaats',
  'tekst-is-geen-document',
  'beeld-zonder-bestand',
  'beeld-van-elders',
  'verwijzing-nergens-heen',
  'vijandige-tekst',
  'javascript-links',
  'kring-een',
]) {
  test(`${slug}: what stands before and after is shown`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('dialog', (dialog) => errors.push(dialog.message()));
    await page.setViewportSize({ width: 320, height: 800 });
    const response = await page.goto(`${environment.url}/kapot/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(BEFORE).first()).toBeVisible();
    await expect(page.getByText(AFTER).first()).toBeVisible();
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    expect(await sideways(page)).toBe(0);
    expect(errors).toEqual([]);
  });
}

for (const slug of [
  'inhoud-is-tekst',
  'lege-inhoud',
  'zonder-titel',
  'titel-van-500-tekens',
  'scheve-beleving',
  'kring-met-zichzelf',
]) {
  test(`${slug} is a page with a title`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const response = await page.goto(`${environment.url}/kapot/${slug}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });
}

for (const slug of ['onbekend-inhoudstype', 'kapotte-json', 'geen-verhaal', 'programma-item-zonder-begin']) {
  test(`${slug} is no page`, async ({ page }) => {
    expect((await page.goto(`${environment.url}/kapot/${slug}`))?.status()).toBe(404);
  });
}

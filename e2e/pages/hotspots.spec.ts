import { readPages } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

const OVERVIEW = '/hotspots-in-kortrijk';

test.describe('the walking map, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a number leads to its row, and a row under the pointer lights its number', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(OVERVIEW);
    const map = page.getByRole('group', { name: 'Getekende wandelkaart van Kortrijk' });
    await expect(map.getByRole('link')).toHaveCount(12);
    const pin = map.getByRole('link', { name: '3. Begijnhof Sint-Elisabeth, naar de lijst' });
    const row = page.getByRole('listitem').filter({ hasText: 'Begijnhof Sint-Elisabeth' });
    const fill = () => pin.locator('path').evaluate((disc) => getComputedStyle(disc).fill);
    const dark = await fill();
    await row.hover();
    await expect.poll(fill).not.toBe(dark);
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#_plek-begijnhof-sint-elisabeth$/);
    await expect(row).toBeInViewport();
    await expect(row).toHaveCSS('background-color', 'rgb(242, 177, 52)');
    await expect(row).toContainText('Lees hier: Beatrijs');
    await page.getByRole('link', { name: '11, het station' }).press('Enter');
    await expect(page).toHaveURL(/#_plek-station-kortrijk$/);
    await expect(page.locator('#_plek-station-kortrijk')).toBeInViewport();
    // Every name on the map is at least 14 px, whatever the width of the map.
    const name = map.locator('text', { hasText: 'Onze-Lieve-Vrouwekerk' });
    for (const width of [640, 1024, 1025, 1150, 1151, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const size = await name.evaluate((text: SVGTextElement) => {
        const scale = text.getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      });
      expect(size, `${width} px`).toBeGreaterThanOrEqual(14);
    }
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const one of await map.getByRole('link').all())
        expect((await one.boundingBox())?.width, `${width} px`).toBeGreaterThanOrEqual(width < 390 ? 36 : 44);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('link', { name: 'Print de wandelkaart' })).toBeVisible();
    const sheets = await readPages(await page.pdf({ format: 'A4' }));
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toMatch(/Broeltorens.*Kasteelpark ’t Hooghe/);
    expect(sheets[0]).not.toContain('Neem de kaart mee');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(`${OVERVIEW}/begijnhof-sint-elisabeth`);
    await expect(page.getByText('Op de wandeling').locator('xpath=..')).toContainText('3');
  });
});

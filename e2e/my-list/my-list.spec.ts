import type { Page } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { expectAccessible } from '../support/axe.ts';
import { delayRequest } from '../support/delay-request.ts';
import { count, find, LEEUW, message, OWN, overlapping, row, save, WATERDING } from '../support/my-list.ts';
import { expect, test } from '../support/test.ts';

async function delayIsland(page: Page): Promise<() => void> {
  const html = await (await page.request.get(OWN)).text();
  return delayRequest(page, `**${/component-url="([^"]+)"/.exec(html)?.[1]}`);
}

/** As a visitor I find back what I saved, and see what overlaps. */
test('my list stands by day, nothing of it is sent, and a row is taken out and put back', async ({
  page,
}) => {
  const items = await overlapping(page);
  await save(page, items);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(OWN);
  await expect(count(page)).toHaveText('3 belevingen op 2 dagen');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '26.10' })).toContainText(
    '1 beleving',
  );
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: '27.10' })).toContainText(
    '2 belevingen',
  );
  await expect(row(page, LEEUW)).toContainText('tot 16.15');
  const paths = sent.map((line) => new URL(line.split(' ')[0] ?? '').search + line.split(' ')[1]);
  for (const { id } of items) expect(paths.filter((path) => path.includes(id))).toEqual([]);

  // A ribbon takes a row out, the focus goes on, and it can be put back.
  const ribbon = row(page, WATERDING).locator('[data-ribbon]');
  await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
  await ribbon.press('Enter');
  await expect(row(page, WATERDING)).toHaveCount(0);
  await expect(row(page, LEEUW).getByRole('link')).toBeFocused();
  await expect(count(page)).toHaveText('2 belevingen op 2 dagen');
  await message(page).getByRole('button', { name: 'Zet terug' }).click();
  await expect(ribbon).toHaveAttribute('aria-pressed', 'true');
  await expect(ribbon).toBeFocused();
});

test('what overlaps stands side by side, may stay as it is, and another date is one choice away', async ({
  page,
}) => {
  const items = await overlapping(page);
  await save(page, items);
  await page.goto(OWN);
  const [left, right] = [await row(page, WATERDING).boundingBox(), await row(page, LEEUW).boundingBox()];
  expect(left && right && left.x + left.width <= right.x).toBe(true);
  expect(left && right && left.y < right.y).toBe(true);
  await expect(page.getByText('Een half uur samen, 15.00 tot 15.30')).toBeVisible();
  const overlap = page.locator('summary', { hasText: 'samen' });
  await overlap.click();
  await page.getByRole('button', { name: /^Laat het zo/ }).press('Enter');
  await expect(overlap).toHaveCount(0);
  await expect(row(page, WATERDING).getByRole('link')).toBeFocused();
  await page.reload();
  await expect(row(page, LEEUW)).toBeVisible();
  await expect(overlap, 'it is not asked about again').toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await save(page, items);
  await page.goto(OWN);
  await overlap.click();
  const swap = page.getByRole('button', { name: /^Wissel naar .*Leeuw/ }).first();
  const alternative = (await swap.innerText()).split('\n')[0]?.replace('Wissel naar ', '') ?? '';
  await swap.press('Enter');
  const [day = '', hour = ''] = alternative.split(', ');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: day })).toBeVisible();
  await expect(row(page, LEEUW)).toContainText(hour);
  await expect(overlap).toHaveCount(0);
  await expect(row(page, LEEUW).getByRole('link')).toBeFocused();
  await page.reload();
  await expect(row(page, LEEUW)).toContainText(hour);
});

test('what is cancelled offers another date; what the programme no longer has is named, and can go', async ({
  page,
}) => {
  const off = await find(page, 'Wat staat er in de ballon?', '2024-10-28');
  expect(off.flags).toContain('geannuleerd');
  await save(page, [off, { id: 'zzzzz', experience: 'weg', start: '2024-10-27' }]);
  await page.goto(OWN);
  await expect(page.getByText('1 beleving staat niet meer in het programma')).toBeVisible();
  await page.getByRole('button', { name: 'Haal ze uit mijn lint' }).click();
  await expect(page.getByText('staat niet meer in het programma')).toHaveCount(0);
  await expect(row(page, off.title)).toContainText('Geannuleerd');
  await row(page, off.title)
    .getByRole('button', { name: /^Neem / })
    .first()
    .click();
  await expect(row(page, off.title)).not.toContainText('Geannuleerd');
  await expect(count(page)).toHaveText('1 beleving op 1 dag');
});

test('before its script there are skeletons; when the programme does not come, it says so and tries again', async ({
  page,
}) => {
  await save(page, await overlapping(page));
  const release = await delayIsland(page);
  await page.route('/programma.json', (route) => route.fulfill({ body: 'kapot', contentType: 'text/plain' }));
  await page.goto(OWN, { waitUntil: 'commit' });
  await expect(page.getByText('Je leeslint wordt geladen')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Zo bewaar je een beleving' })).toBeHidden();
  release();
  await expect(page.getByRole('alert')).toContainText('Het programma is even niet bereikbaar');
  await expect(count(page)).toHaveText('3 belevingen');
  await page.unroute('/programma.json');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(row(page, LEEUW)).toBeVisible();
  await expect(count(page)).toHaveText('3 belevingen op 2 dagen');
});

test('an empty list gives a surprise, and shows how it works beside a real card', async ({ page }) => {
  await page.goto(OWN);
  await page.getByRole('button', { name: 'Verras me' }).click();
  await expect(page).toHaveURL(/\/activiteiten\//);
  await page.goto(OWN);
  await expect(page.getByText('Nog geen bladzijde gemerkt.')).toBeVisible();
  await page.locator('main article').first().locator('[data-ribbon]').click();
  await expect(count(page)).toHaveText('1 beleving op 1 dag');
});

test('every state has no accessibility findings and never scrolls sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const items = [
    ...(await overlapping(page)),
    await find(page, 'Wat staat er in de ballon?', '2024-10-28'),
    { id: 'zzzzz', experience: 'weg', start: '2024-10-27' },
  ];
  // Of a visitor who has nothing yet both are among the kinds of pages.
  await save(page, items);
  for (const address of [OWN, `${OWN}?b=${items.map(({ id }) => id).join('.')}`]) {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    await expect(page.locator('main [data-ribbon]').first()).toBeVisible();
    await expectAccessible(page, address);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await sideways(page), `${address} at 1440 px`).toBe(0);
  }
});

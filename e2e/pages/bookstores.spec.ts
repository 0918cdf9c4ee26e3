import { test as plain } from '@playwright/test';
import { sideways } from '../support/adapted.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, forAll, startSite, test } from '../support/test.ts';

/** Some way from the middle of the town. */
const KORTRIJK = { latitude: 50.8231, longitude: 3.2658 };
const FIELD = 'Postcode, gemeente of naam';
const rows = 'main :is(ol, ul) > li:has(> article, > div > article)';

const environment = forAll(() =>
  startSite({
    SITE_NOW: '2024-10-27T11:10',
    MAP_TILES_URL: 'https://tegels.example/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: 'Tegels & <b>zo</b>',
  }),
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is open now follows the clock, and filters; a postcode gives the shops by distance', async ({
    page,
  }) => {
    const shop = (name: string) => page.getByRole('article').filter({ hasText: name });
    await page.goto(`${environment().url}/boekhandels`);
    const street = page.getByRole('region', { name: /nu open$/ }).first();
    await expect(street).toContainText('13 nu openzondag 27 oktober, 11.10 uur');
    await expect(shop('De Boekenschuur')).toContainText('Open tot 13.00');
    await expect(shop('Ajuin')).toContainText('Dicht, morgen 10.00');
    await shop('Ajuin').getByText('Dicht, morgen').click();
    await expect(shop('Ajuin').getByRole('row', { name: /^maandag 10.00/ })).toBeVisible();
    const strip = page.getByRole('navigation', { name: 'Namen op letter' });
    await strip.getByRole('link', { name: 'Namen met een V' }).click();
    await expect(page).toHaveURL(/pagina=2#_letter-v$/);
    await expect(page.locator('#_letter-v')).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Bladzijden op letter' }).getByRole('link')).toHaveText(
      [/^A tot [A-Z]$/, /^[A-Z] tot Z$/],
    );
    await page.goto(`${environment().url}/boekhandels`);
    await street.getByRole('link', { name: /^Toon alle/ }).click();
    await expect(page).toHaveURL(/\/boekhandels\?open=nu$/);
    await expect(page.getByText('13 boekhandels zijn nu open')).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(13);
    await page.getByRole('link', { name: 'Verwijder: nu open' }).click();
    await expect(page).toHaveURL(/\/boekhandels$/);
    await expect(page.getByRole('button', { name: 'Gebruik mijn plek' })).toBeHidden();
    await page.getByLabel(FIELD).fill('8500');
    await page.getByRole('button', { name: 'Zoek', exact: true }).click();
    await expect(page).toHaveURL(/\/boekhandels\?bij=8500$/);
    await expect(page.getByText('40 boekhandels, eerst die in 8500')).toBeVisible();
    await expect(page.locator(rows).nth(5)).toContainText('4,1km');
  });
});

test.describe('the position of my device', () => {
  test.use({ permissions: ['geolocation'], geolocation: KORTRIJK });

  test('leads to the shops near the nearest town, only on a click, and never leaves the browser', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    // Of a machine without network the browser says that it is offline, though this site is on it.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: true }));
    await page.goto('/boekhandels');
    await expect(page).toHaveURL(/\/boekhandels$/);
    await page.getByRole('button', { name: 'Gebruik mijn plek' }).click();
    await expect(page).toHaveURL(/\/boekhandels\?bij=8500(\+|%20)Kortrijk$/);
    await expect(page.getByText('40 boekhandels, eerst die in 8500')).toBeVisible();
    await expect(page.getByLabel(FIELD)).toHaveValue('8500 Kortrijk');
    expect(asked.filter((address) => /50[.,]8|3[.,]265/.test(decodeURIComponent(address)))).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('when I refuse to share my position, the page says what I can do instead, until I leave it', async ({
  page,
}) => {
  await page.goto('/boekhandels');
  await page.getByRole('button', { name: 'Gebruik mijn plek' }).click();
  const denied = page.getByText('Je plek is niet gedeeld. Typ een postcode of gemeente.');
  await expect(denied).toHaveRole('status');
  // Playwright turns the browser's store of pages off, out of which it would come back as it was.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(denied).toHaveCount(0);
});

test.describe('with a map', () => {
  test('nothing of it loads before I ask; then it shows the shops', async ({ page }) => {
    const tiles: string[] = [];
    await page.route('https://tegels.example/**', (route) => {
      tiles.push(route.request().url());
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page.setViewportSize({ width: 320, height: 900 });
    // While the map moves it takes no other step.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${environment().url}/boekhandels?bij=8500`);
    await page.getByRole('link', { name: 'Toon op de kaart' }).click();
    await expect(page.getByText('Ze haalt tekeningen bij tegels.example.')).toBeInViewport();
    expect(tiles).toEqual([]);
    await page.getByRole('button', { name: 'Toon de kaart' }).click();
    const map = page.getByRole('region', { name: 'Kaart met de boekhandels van deze pagina' });
    await expect(map).toBeFocused();
    await expect(map).toContainText('Tegels & <b>zo</b>');
    await expect.poll(() => tiles.length).toBeGreaterThan(0);
    // One finger is enough: there are buttons to see more of the land, and less.
    const pins = map.getByRole('button', { name: /^(?!Dichterbij|Verder)/ });
    const span = async () => {
      const boxes = await Promise.all((await pins.all()).map((one) => one.boundingBox()));
      const places = boxes.map((box) => box?.x ?? 0);
      return Math.round(Math.max(...places) - Math.min(...places));
    };
    const atFirst = await span();
    await map.getByRole('button', { name: 'Verder weg' }).click();
    await expect.poll(span).toBeLessThan(atFirst);
    await map.getByRole('button', { name: 'Dichterbij' }).click();
    await expect.poll(span).toBe(atFirst);
    const frame = await map.boundingBox();
    for (const one of await pins.all()) {
      const box = await one.boundingBox();
      expect(box && frame && box.y >= frame.y && box.y + box.height <= frame.y + frame.height).toBe(true);
    }
    const pin = map.getByRole('button', { name: /Boekhuis De Ooievaar/ });
    await pin.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('link', { name: 'Boekhuis De Ooievaar' })).toBeVisible();
    // Pins stand where their places are, however close (WCAG 2.5.8, essential); the list has the same links.
    expect((await axeFindings(page)).filter((one) => !one.startsWith('target-size'))).toEqual([]);
    expect(await sideways(page)).toBe(0);

    // A hotspot has a map of its own.
    await page.goto(`${environment().url}/hotspots-in-kortrijk/broeltorens`);
    await page.getByRole('button', { name: 'Toon de kaart' }).click();
    const own = page.getByRole('region', { name: 'Kaart met deze plek' });
    await expect(own).toBeFocused();
    await own.getByRole('button', { name: 'Broeltorens' }).press('Enter');
    await expect(own.locator('li')).toHaveText('Broeltorens');
  });

  // The plain test: the console reports that the script did not load.
  plain('a map that fails to load leaves the list whole', async ({ page }) => {
    await page.route('**/_astro/LeafletMap*', (route) => route.abort());
    await page.goto(`${environment().url}/boekhandels?bij=8500`);
    await page.getByRole('button', { name: 'Toon de kaart' }).click();
    await expect(page.getByText('De kaart laadt niet.')).toBeVisible();
    await expect(page.locator(rows)).toHaveCount(24);
  });
});

import type { Page } from '@playwright/test';
import { delayRequest } from '../support/delay-request.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor I know from whom a video, a map or a fragment comes before it is loaded; only I decide to load it. */
const KEY = 'toegelatenInsluitingen';
const MAP = '/bereikbaarheid';
const SHOW = { name: 'Toon de kaart' };
const REMEMBER = 'Onthoud mijn keuze in deze browser';

async function watchOthers(page: Page, own: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== own && url.hostname !== '127.0.0.1',
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: 'text/html', body: '<title>elders</title>' });
    },
  );
  return asked;
}

/** What is shown in the map's place: a question, or the map. It wakes up when it is seen. */
const seeMap = (page: Page) =>
  page.locator('astro-island[component-url*="Frame"] > *').first().scrollIntoViewIfNeeded();

const storedChoice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('a video leads to its page until its button works, which names its provider; then it is in a sandbox', async ({
  page,
  baseURL,
}) => {
  const asked = await watchOthers(page, baseURL ?? '');
  const release = await delayRequest(page, '**/_astro/Frame.island*.js');
  await page.goto('/voor-scholen');
  const figure = page.locator('figure').filter({ hasText: 'Blender Foundation' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('link')).toHaveAttribute('href', /youtube/);
  await expect(figure.getByRole('button')).toHaveCount(0);
  release();
  const play = figure.getByRole('button');
  await expect(play).toBeVisible();
  await expect(figure.getByRole('link')).toHaveCount(0);
  await expect(play).toHaveAccessibleDescription(/Deze video komt van YouTube, dat cookies kan plaatsen/);
  expect(asked).toEqual([]);
  await play.click();
  const frame = figure.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).not.toHaveAttribute('srcdoc');
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a map names its provider, and asks again on the next visit, unless I have it remember my choice', async ({
  page,
  baseURL,
}) => {
  const asked = await watchOthers(page, baseURL ?? '');
  await page.goto(MAP);
  await seeMap(page);
  const show = page.getByRole('button', SHOW);
  const frame = page.locator('iframe');
  await expect(show).toHaveAccessibleDescription(/Het komt van OpenStreetMap, dat dan cookies kan plaatsen/);
  expect(asked).toEqual([]);
  await show.click();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await page.goto(MAP);
  await seeMap(page);
  await expect(frame).toHaveCount(0);
  await page.getByLabel(REMEMBER).check();
  await show.click();
  await page.reload();
  // What was asked for replaces what scrolls: the block around both stays.
  await page
    .locator('astro-island[component-url*="Frame"]')
    .first()
    .evaluate((block) => {
      block.firstElementChild?.scrollIntoView();
    });
  await expect(frame).toBeAttached();
  await page.getByRole('button', { name: 'Vraag het me de volgende keer weer' }).click();
  await expect(show).toBeVisible();
  expect(await storedChoice(page)).toBeNull();
});

test('code of an editor never reaches the page', async ({ request }) => {
  const html = await (await request.get('/alle-blokken')).text();
  expect(html).not.toContain('srcdoc');
  expect(html).not.toMatch(/<iframe/);
});

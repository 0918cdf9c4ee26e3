import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/test.ts';

const ADDRESSES = [
  '/',
  '/alle-blokken',
  '/over-inktvis',
  '/programma',
  '/activiteiten/o-krinklende-winklende-waterding',
  '/nieuws',
  '/nieuws/gezelle-in-het-begijnhof',
  '/hotspots-in-kortrijk',
  '/hotspots-in-kortrijk/broeltorens',
  '/boekhandels/papier-en-inkt',
  '/inktvis-op-toer',
  '/inktvis-op-toer/476f66ea-07c8-433f-a630-7122bd586a29',
] as const;
const WIDTHS = [390, 768, 1440] as const;

type Stated = { readonly sizes: string; readonly stated: number; readonly shown: number };

/** How wide `sizes` says that each picture is, and how wide it is; in CSS pixels. */
const statedWidths = (page: Page): Promise<Stated[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    const pixels = (length: string) => {
      probe.style.width = length;
      return probe.getBoundingClientRect().width;
    };
    const width = (sizes: string) => {
      for (const part of sizes.split(',')) {
        const [, condition, length] = /^\s*(\(.*\))?\s*(\S+)\s*$/.exec(part) ?? [];
        if (length && (!condition || matchMedia(condition).matches)) return pixels(length);
      }
      return 0;
    };
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img[sizes]')].map((image) => ({
      sizes: image.sizes,
      stated: Math.round(width(image.sizes)),
      shown: Math.round(image.getBoundingClientRect().width),
    }));
    probe.remove();
    return seen.filter(({ shown }) => shown > 0);
  });

/** Pictures that are drawn in another ratio than their own, and not cut to it. */
const squeezed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[width][height]')].flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      const own = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const isSqueezed = Math.abs(width / height / own - 1) > 0.05;
      return height > 0 && isSqueezed && getComputedStyle(image).objectFit === 'fill' ? [image.src] : [];
    }),
  );

const CARD_LISTS = new Set(['/programma', '/nieuws']);

/** What comes first is one picture at most, and it is in view; the others wait. */
async function expectOneFirst(page: Page, address: string): Promise<void> {
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].map((image) => ({
      first: image.fetchPriority === 'high',
      eager: image.loading === 'eager',
      top: image.getBoundingClientRect().top,
    })),
  );
  const first = pictures.filter((picture) => picture.first);
  expect(first.length, address).toBeLessThanOrEqual(1);
  expect(
    pictures.every((picture) => picture.eager === picture.first),
    address,
  ).toBe(true);
  for (const { top } of first) expect(top, address).toBeLessThan(900);
  if (CARD_LISTS.has(address)) expect(first.length, address).toBe(1);
}

const places = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [
    document.documentElement.scrollHeight,
    ...[...document.querySelectorAll('main img')].flatMap((image) => {
      const { top, width, height } = image.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(width), Math.round(height)];
    }),
  ]);

const papers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article img')].map(
      (image) => getComputedStyle(image).backgroundColor,
    ),
  );

/** The pictures that are not there yet. One of another width may still follow: it is no error, as it would be for `decode`. */
const missing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].flatMap((image) => {
      image.loading = 'eager';
      return image.complete && image.naturalWidth > 0 ? [] : [image.currentSrc];
    }),
  );

test('pictures are as wide as their sizes say, not squeezed, one at most first, and move nothing', async ({
  page,
}) => {
  // Else the font of quotes is loaded half a second later, which has nothing to do with pictures.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Nor has what begins or ends in the meantime.
  await page.clock.setFixedTime(new Date());
  for (const address of ADDRESSES) {
    const gate = Promise.withResolvers<void>();
    await page.route(/\/(toer)?beeld\//, async (route) => {
      await gate.promise;
      let response = await route.fetch();
      // A picture that a busy machine did not make in time is asked for again.
      while (response.status() === 503) response = await route.fetch();
      await route.fulfill({ response });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expectOneFirst(page, address);
    if (address === '/nieuws') expect(await papers(page)).not.toContain('rgba(0, 0, 0, 0)');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const wrong = (await statedWidths(page)).filter(
        ({ stated, shown }) => Math.abs(stated / shown - 1) > 0.1,
      );
      expect(wrong, `${address} at ${width} px`).toEqual([]);
      expect(await squeezed(page), `${address} at ${width} px`).toEqual([]);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await places(page);
    gate.resolve();
    await expect.poll(() => missing(page), address).toEqual([]);
    expect(await places(page), address).toEqual(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('where the picture of a card cannot be fetched, its words show on paper, before and after the script ran', async ({
  browser,
}) => {
  // The plain page: the console reports what did not load.
  const page = await browser.newPage();
  await page.route(/\/beeld\//, (route) => route.fulfill({ status: 503 }));
  const broken = page.locator('main article [data-words][data-broken]');
  for (const path of ['/programma?dag=alle', '/nieuws']) {
    await page.goto(siteUrl() + path);
    await page.locator('main article').last().scrollIntoViewIfNeeded();
    await expect(broken.first()).toBeVisible();
  }
  const shown = await broken.first().evaluate((paper) => {
    const { content, display } = getComputedStyle(paper, '::before');
    return {
      content,
      display,
      words: paper.getAttribute('data-words'),
      paper: getComputedStyle(paper).backgroundColor,
    };
  });
  expect(shown.words).toBeTruthy();
  expect(shown.content).toContain(JSON.stringify(shown.words).slice(1, -1).replaceAll('\\n', '\\a '));
  expect(shown.paper).not.toBe('rgba(0, 0, 0, 0)');
  await page.close();
});

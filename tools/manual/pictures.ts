import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';

/** What a picture shows at most of a tall block, in px. */
const TALLEST = 720;
const VIEW = { width: 1100, height: 800 } as const;

/** A Chromium for the manual. Throws when there is none at `executablePath`. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

async function photograph(page: Page, shown: Locator, file: string): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  await shown.locator('img:visible').evaluateAll((images) =>
    Promise.all(
      images.map((image) => {
        if (image instanceof HTMLImageElement) image.loading = 'eager';
        return image instanceof HTMLImageElement ? image.decode().catch(() => undefined) : undefined;
      }),
    ),
  );
  const box = await shown.boundingBox();
  if (!box) throw new Error(`nothing to photograph for ${file}`);
  const top = await page.evaluate(() => scrollY);
  const clip = { x: box.x, y: box.y + top, width: box.width, height: Math.min(box.height, TALLEST) };
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 84,
    fullPage: true,
    clip,
    animations: 'disabled',
  });
}

/**
 * Takes a picture of each block of a page's body that `/alle-blokken` shows, and of the slides on `/live`, into
 * `folder`. Gives the file of each component, relative to `folder`.
 */
export async function takePictures(
  browser: Browser,
  {
    site,
    folder,
    blocks,
  }: { readonly site: string; readonly folder: string; readonly blocks: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const options = { viewport: VIEW, deviceScaleFactor: 1.25, locale: 'nl-BE', timezoneId: 'Europe/Brussels' };
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = new Map<string, string>();
  await page.goto(`${site}/alle-blokken`, { waitUntil: 'networkidle' });
  for (const block of blocks) {
    const file = `${block}.jpg`;
    await photograph(page, page.locator(`[data-block='${block}']`).first(), join(folder, file));
    files.set(block, file);
  }
  await context.close();
  return files;
}

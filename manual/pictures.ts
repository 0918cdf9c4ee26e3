import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';

const VIEW = { width: 1100, height: 800 } as const;
const HALL_SCREEN = { width: 1920, height: 1080 } as const;

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
  // Of what is taller than wide, the beginning.
  const tallest = box.width * 0.66;
  const top = await page.evaluate(() => scrollY);
  const clip = { x: box.x, y: box.y + top, width: box.width, height: Math.min(box.height, tallest) };
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 84,
    fullPage: true,
    clip,
    animations: 'disabled',
  });
}

/** What is to be photographed: the top of a page, or the first element that `selector` finds there. */
export type Shot = {
  readonly name: string;
  readonly page: string;
  readonly selector?: string;
  /** One slide of a slideshow, which is to be the current one. */
  readonly isSlide?: boolean;
};

/** Takes the pictures of a site into `folder`. Gives the file of each, relative to `folder`. Throws when one is missing. */
export async function takePictures(
  browser: Browser,
  {
    site,
    folder,
    shots,
  }: { readonly site: string; readonly folder: string; readonly shots: readonly Shot[] },
): Promise<ReadonlyMap<string, string>> {
  const options = { viewport: VIEW, deviceScaleFactor: 1.25, locale: 'nl-BE', timezoneId: 'Europe/Brussels' };
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = new Map<string, string>();
  for (const { name, page: path, selector = 'body', isSlide = false } of shots) {
    await page.setViewportSize(path === '/live' ? HALL_SCREEN : VIEW);
    if (page.url() !== `${site}${path}`) await page.goto(`${site}${path}`, { waitUntil: 'load' });
    const file = `${name}.jpg`;
    const shown = page.locator(selector).first();
    if (isSlide) {
      await shown.evaluate((element) => {
        for (const other of element.parentElement?.children ?? [])
          other.toggleAttribute('inert', other !== element);
      });
    }
    await photograph(page, shown, join(folder, file));
    files.set(name, file);
  }
  await context.close();
  return files;
}

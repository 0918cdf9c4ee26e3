import { PAGE_KINDS, SCRIPT_LIMITS } from '@inktvis/e2e/pages';
import type { Page, Request } from '@playwright/test';
import { withBrowser } from '../chromium.ts';
import type { Figure } from '../figure.ts';
import { withSite } from '../site.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const;

/** Scrolls down a screen at a time, so that what loads late does. */
async function walkDown(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
}

/** Bytes over the wire by kind of request, of a page that was read to its end; pages fetched ahead do not count. */
async function weigh(page: Page, url: string) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose'] === undefined) requests.push(request);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(walkDown);
  await page.waitForLoadState('networkidle');
  const bytes = { document: 0, script: 0, everything: 0 };
  for (const request of [...requests]) {
    const kind = request.resourceType();
    const { responseBodySize } = await request.sizes();
    if (kind === 'document' || kind === 'script') bytes[kind] += responseBodySize;
    bytes.everything += responseBodySize;
  }
  return bytes;
}

/** What every kind of page costs on a phone with an empty browser. */
export const weight = (): Promise<readonly Figure[]> =>
  withSite({}, ({ origin }) =>
    withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const { name, address, script } of PAGE_KINDS) {
        // The first visit makes the page and its pictures.
        await (await fetch(origin + address)).arrayBuffer();
        const context = await browser.newContext(PHONE);
        const bytes = await weigh(await context.newPage(), origin + address);
        await context.close();
        figures.push(
          { what: `${name}, document`, value: bytes.document, unit: 'bytes' },
          {
            what: `${name}, script`,
            value: bytes.script,
            unit: 'bytes',
            max: SCRIPT_LIMITS[script === 'small' ? 'small' : 'island'],
          },
          { what: `${name}, everything`, value: bytes.everything, unit: 'bytes' },
        );
      }
      return figures;
    }),
  );

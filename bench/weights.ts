import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Request } from '@playwright/test';
import { type PageName, pages } from './addresses.ts';
import { kindOf, type Transferred } from './browser-bytes.ts';
import { phone, walkDown } from './browser-loading.ts';

/** What came: requests, and bytes of bodies over the wire, compressed, by what they are. */
export type Came = Transferred & {
  readonly other: number;
  readonly bytes: number;
  readonly requests: number;
};

/** A page in an empty browser on a phone. */
export type Weight = {
  readonly name: PageName;
  readonly address: string;
  /** Until the network is quiet. */
  readonly loaded: Came;
  /** The same, and all that came while walking down to its end. */
  readonly walked: Came;
  /** Pages that the browser asked for ahead, in case they are next; not counted above. */
  readonly ahead: number;
};

/** Weighs one page of each kind; a line that says why when there is no Chromium. */
export async function measureWeights(
  origin: string,
): Promise<readonly Weight[] | { readonly missing: string }> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) return { missing: 'No Chromium: no page was weighed. Set CHROMIUM_PATH.' };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const weights: Weight[] = [];
    for (const { name, address } of pages) {
      // The first visit makes the page and its pictures, which are smaller once there was time for it.
      await weighOnce(browser, origin + address);
      weights.push({ name, address, ...(await weighOnce(browser, origin + address)) });
    }
    return weights;
  } finally {
    await browser.close();
  }
}

type Measured = Pick<Weight, 'loaded' | 'walked' | 'ahead'>;

async function weighOnce(browser: Browser, url: string): Promise<Measured> {
  // Without the service worker, which answers in its own way and fetches for later.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    return await weighIn(context, url);
  } finally {
    await context.close();
  }
}

/** What the browser fetches for later is none of the page's. */
async function weighIn(context: BrowserContext, url: string): Promise<Measured> {
  const page = await context.newPage();
  const requests: Request[] = [];
  let ahead = 0;
  page.on('requestfinished', (request) => {
    if (request.headers()['sec-purpose'] !== undefined) ahead += 1;
    else requests.push(request);
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const loaded = await sumOf(requests);
  await page.evaluate(walkDown);
  await page.waitForLoadState('networkidle');
  return { loaded, walked: await sumOf(requests), ahead };
}

async function sumOf(requests: readonly Request[]): Promise<Came> {
  const sums = { document: 0, style: 0, script: 0, font: 0, image: 0, other: 0 };
  let bytes = 0;
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    sums[kindOf(request.resourceType()) ?? 'other'] += responseBodySize;
    bytes += responseBodySize;
  }
  return { ...sums, bytes, requests: requests.length };
}

import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { type Transferred, weigh } from './browser-bytes.ts';
import { type Loading, measureLoading } from './browser-loading.ts';
import { measureUpdate, type UpdateTimes } from './browser-update.ts';

/** What the programme is to somebody with a browser. */
export type BrowserFigures = {
  readonly address: string;
  readonly chromium: string;
  readonly update: UpdateTimes;
  readonly loading: Loading;
  /** Everything that comes, with script and without. */
  readonly withScript: Transferred;
  readonly withoutScript: Transferred;
};

const ADDRESS = '/programma';
const desktop = { viewport: { width: 1280, height: 900 } } as const;

/**
 * The programme in Chromium, at the size of the demo. `npm run bench` says where Chromium is in `CHROMIUM_PATH`; the
 * answer is a line that says why when it does not run.
 */
export async function measureBrowser(origin: string): Promise<BrowserFigures | { readonly missing: string }> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(executablePath)) {
    return { missing: 'No Chromium: nothing was measured in a browser. Set CHROMIUM_PATH.' };
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await measureIn(browser, origin + ADDRESS);
  } finally {
    await browser.close();
  }
}

async function measureIn(browser: Browser, url: string): Promise<BrowserFigures> {
  // Weighing comes first: by then the site has made the page and its pictures.
  const withScript = await weigh(browser, url, { script: true });
  const withoutScript = await weigh(browser, url, { script: false });
  const loading = await measureLoading(browser, url);
  const page = await browser.newPage(desktop);
  await page.goto(url);
  const update = await measureUpdate(page);
  return { address: ADDRESS, chromium: browser.version(), update, loading, withScript, withoutScript };
}

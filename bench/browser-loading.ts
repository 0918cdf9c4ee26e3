import type { Browser, Page } from '@playwright/test';
import { median } from './statistics.ts';

/** How a page comes about on a slow phone: largest contentful paint in ms, and how far its parts jumped (CLS). */
export type Loading = { readonly lcpMs: number; readonly shift: number };

const LOADS = 5;

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

const bitsPerByte = 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / bitsPerByte,
  uploadThroughput: 750_000 / bitsPerByte,
} as const;
const cpuSlowdown = 4;

const largestPaint = (): number => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  return observer.takeRecords().at(-1)?.startTime ?? Number.NaN;
};

/** Every jump counts, also those far apart, which the metric of browsers would not add up. */
const allShifts = (): number => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer
    .takeRecords()
    .reduce((sum, entry) => sum + ('value' in entry && typeof entry.value === 'number' ? entry.value : 0), 0);
};

/** Walks down a screen at a time, so that what loads late gets the chance to move something. */
export const walkDown = async (): Promise<void> => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
};

/** Loads a page as a first visit from a slow phone; the median paint, and the worst that moved. */
export async function measureLoading(browser: Browser, url: string): Promise<Loading> {
  const loads: Loading[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    const context = await browser.newContext(phone);
    try {
      loads.push(await loadOnce(await context.newPage(), url));
    } finally {
      await context.close();
    }
  }
  return {
    lcpMs: median(loads.map(({ lcpMs }) => lcpMs)),
    shift: Math.max(...loads.map(({ shift }) => shift)),
  };
}

async function loadOnce(page: Page, url: string): Promise<Loading> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  // Scrolling ends what counts as the largest paint.
  const lcpMs = await page.evaluate(largestPaint);
  await page.evaluate(walkDown);
  await page.waitForLoadState('networkidle');
  return { lcpMs, shift: await page.evaluate(allShifts) };
}

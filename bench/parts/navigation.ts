import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumPath } from '../chromium.ts';
import { ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { part } from '../part.ts';
import { median, percentile } from '../statistics.ts';

/** Milliseconds from a click on a link until the next page is painted. */
type Times = { readonly medianMs: number; readonly p95Ms: number };

const ROUNDS = 15;
/** A hand rests on a link for about as long before it clicks. */
const HOVER_MS = 500;
const CLICKED_AT = 'clickedAt';
/** Home, programme, a detail page, and home again. */
const LINKS = ['main a[href="/programma"]', 'main article a[href^="/activiteiten/"]', 'header a[href="/"]'];

/**
 * Navigates from page to page with a mouse, in Chromium, with pages rendered ahead and only fetched ahead. Puppeteer
 * and not Playwright, which switches rendering ahead off (Chromium reports `PrerenderingDisabledByDevTools`).
 */
export const navigation = part<{ readonly ahead: Times; readonly fetched: Times }>('navigation', {
  measure: async ({ origin }) => {
    const executablePath = chromiumPath();
    if (!existsSync(executablePath)) return { missing: 'No Chromium: not measured. Set CHROMIUM_PATH.' };
    const withArguments = async (...more: string[]) => {
      const args = ['--no-sandbox', '--disable-gpu', ...more];
      const browser = await puppeteer.launch({ executablePath, args });
      return walk(browser, origin).finally(() => browser.close());
    };
    return { ahead: await withArguments(), fetched: await withArguments('--disable-features=Prerender2') };
  },
  print({ ahead, fetched }) {
    console.log(
      `\nFrom a click on a link to the painted page: median ${ms(ahead.medianMs)} (limit ${LIMITS.linkClickMs.max}), 95 % ${ms(ahead.p95Ms)}; only fetched ahead ${ms(fetched.medianMs)} and ${ms(fetched.p95Ms)}`,
    );
  },
  judge: ({ ahead }) => outside('from page to page, median (ms)', ahead.medianMs, LIMITS.linkClickMs),
});

async function walk(browser: Browser, origin: string): Promise<Times> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(origin, { waitUntil: 'networkidle0' });
  // The next pages belong to the service worker, which takes over after the first.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS * LINKS.length; round += 1) {
    const link = page.locator(LINKS[round % LINKS.length] ?? '');
    const here = await page.evaluate(() => location.pathname);
    await link.hover();
    await new Promise((resolve) => setTimeout(resolve, HOVER_MS));
    await page.evaluate((key) => {
      addEventListener('click', ({ timeStamp }) =>
        sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      );
    }, CLICKED_AT);
    await link.click();
    times.push(await painted(page, here));
  }
  return { medianMs: median(times), p95Ms: percentile(times, 0.95) };
}

/** From the click until the page after `here` is painted. The page may be replaced while it evaluates this. */
async function painted(page: Page, here: string): Promise<number> {
  for (;;) {
    const time = await page.evaluate(untilPainted, CLICKED_AT, here).catch(() => null);
    if (time !== null) return time;
  }
}

/**
 * From the click that led to this page until its first contents were painted, in ms; null when it is still the page
 * before; runs in the page.
 */
async function untilPainted(key: string, before: string): Promise<number | null> {
  if (location.pathname === before) return null;
  const clicked = Number(sessionStorage.getItem(key));
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [painted] = list.getEntriesByName('first-contentful-paint');
      if (painted) resolve(performance.timeOrigin + painted.startTime - clicked);
    }).observe({ type: 'paint', buffered: true });
  });
}

import type { Page } from '@playwright/test';
import { withBrowser } from '../chromium.ts';
import { ms } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { part } from '../part.ts';
import { median, percentile } from '../statistics.ts';

/** Milliseconds from a click on a filter until the list that follows from it is painted. */
type Update = { readonly medianMs: number; readonly p95Ms: number };

const WARM_UP = 6;
const ROUNDS = 40;

/** Filters of the programme in Chromium at the sample's size: each theme is ticked and unticked in turn. */
export const programme = part<Update>('browser', {
  measure: ({ origin }) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${origin}/programma`);
      await page.waitForLoadState('networkidle');
      return measureUpdates(page);
    }),
  print({ medianMs, p95Ms }) {
    console.log(
      `\nFrom a click on a filter to the painted list: median ${ms(medianMs)} (limit ${LIMITS.filterClickMs.max}), 95 % ${ms(p95Ms)} (limit ${LIMITS.slowestFilterClickMs.max})`,
    );
  },
  judge: ({ medianMs, p95Ms }) => [
    ...outside('filter in the browser, median (ms)', medianMs, LIMITS.filterClickMs),
    ...outside('filter in the browser, 95 % (ms)', p95Ms, LIMITS.slowestFilterClickMs),
  ],
});

async function measureUpdates(page: Page): Promise<Update> {
  await page.locator('main summary', { hasText: 'Filters' }).click();
  const themes = page.locator('form label').filter({ has: page.locator('[name=thema]') });
  const count = await themes.count();
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const chip = themes.nth(Math.floor(round / 2) % count);
    const [time] = await Promise.all([page.evaluate(untilPainted), chip.click()]);
    if (round >= WARM_UP) times.push(time);
  }
  return { medianMs: median(times), p95Ms: percentile(times, 0.95) };
}

/** Resolves once the next click has led to other results on the screen; runs in the page. */
function untilPainted(): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
    const list = document.querySelector('main') ?? document.body;
    const shown = () =>
      [...list.querySelectorAll('article a')].map((link) => link.getAttribute('href')).join();
    const before = shown();
    const observer = new MutationObserver(() => {
      // Skeletons have no links.
      if (clicked === 0 || shown() === '' || shown() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message comes after the frame that is about to be painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage(null);
      });
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
  });
}

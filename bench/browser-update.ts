import type { Page } from '@playwright/test';
import { median } from './statistics.ts';

/** Milliseconds from a click on a filter until the list that follows from it is painted. */
export type UpdateTimes = { readonly median: number; readonly slowest: number };

const WARM_UP = 6;
const TURNS = 15;

/** Resolves once the next click has led to another list on the screen. */
const untilPainted = (): Promise<number> =>
  new Promise((resolve) => {
    let clicked = 0;
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
    document.addEventListener(
      'programme:updated',
      () =>
        requestAnimationFrame(() => {
          // A message comes after the frame that is about to be painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(null);
        }),
      { once: true },
    );
  });

/** Ticks each theme and unticks it again, as a visitor who looks around; the page shows the programme. */
export async function measureUpdate(page: Page): Promise<UpdateTimes> {
  const themes = page.locator('main form label').filter({ has: page.locator('[name=thema]') });
  const count = await themes.count();
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
    const chip = themes.nth(Math.floor(turn / 2) % count);
    const [time] = await Promise.all([page.evaluate(untilPainted), chip.click()]);
    if (turn >= WARM_UP) times.push(time);
  }
  return { median: median(times), slowest: Math.max(...times) };
}

import { expect, test } from '@playwright/test';
import { soakLive } from '../support/live-soak.ts';

/** As an organiser I do not restart the screens: what they hold on to does not grow. */
test.use({ viewport: { width: 1920, height: 1080 }, serviceWorkers: 'block' });

test('an hour of ticks, slide changes and polls do not leak memory', async ({ page }) => {
  const { warm, end, longTasks, ...counts } = await soakLive(page, '/live?scherm=1', 1);
  // In real time: printed for runs on a machine that does nothing else.
  test
    .info()
    .annotations.push({ type: 'tasks over 50 ms', description: longTasks.map(Math.round).join(' ') });
  expect(counts.ticks).toBeGreaterThan(3_300);
  expect(counts.slideChanges).toBeGreaterThan(200);
  expect(counts.polls).toBeGreaterThan(23);
  expect(end.heapBytes).toBeLessThan(warm.heapBytes * 1.1);
  // What moved has some more in its row; a node left behind each turn would be thousands.
  expect(end.nodes).toBeLessThan(warm.nodes * 1.1);
  expect(end.listeners).toBeLessThanOrEqual(warm.listeners);
});

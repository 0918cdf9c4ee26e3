import { setImmediate } from 'node:timers/promises';

/** Work that takes longer than this at a stretch, in ms, would be felt by visitors who ask for something else. */
const STRETCH_MS = 10;

/** Does something with each of many items, and lets others have a turn now and then. */
export async function inTurns<T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> {
  let since = performance.now();
  for (const item of items) {
    visit(item);
    if (performance.now() - since < STRETCH_MS) continue;
    await setImmediate();
    since = performance.now();
  }
}

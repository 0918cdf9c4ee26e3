import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks for a page until it answers 200.
 * @param {string} url
 * @param {{ limitMs: number, alive: () => boolean }} options gives up after `limitMs`, or when no longer `alive`
 * @returns {Promise<string | undefined>} undefined when the page answered, else what the last attempt saw
 */
export async function waitForPage(url, { limitMs, alive }) {
  const since = performance.now();
  let seen = 'no answer yet';
  while (alive() && performance.now() - since < limitMs) {
    try {
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      await answer.arrayBuffer();
      if (answer.status === 200) return undefined;
      seen = `status ${answer.status}`;
    } catch (error) {
      seen = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    }
    await pause(100);
  }
  return seen;
}

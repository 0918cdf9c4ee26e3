import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../say.mjs';

/** @typedef {import('./open-fleet.mjs').Fleet} Fleet */

const limitMs = 40_000;
/** A proxy has seen by then that an instance is back, in ms: three of its questions. */
const noticedMs = 2_000;

/**
 * Waits until the instances (or the one at `address`) say that all is well, and the front had time to notice.
 * @param {Fleet} fleet @param {string} [address]
 */
export async function untilReady(fleet, address) {
  const addresses = address === undefined ? fleet.instances.map((one) => one.address) : [address];
  const since = performance.now();
  let seen = '';
  for (const one of addresses) {
    do {
      if (performance.now() - since > limitMs) throw new Stop(`${one} does not come back: ${seen}`);
      seen = await fetch(`${one}/readyz`).then(
        (answer) => answer.text(),
        (error) => String(error),
      );
      await pause(50);
    } while (!/"ready":true,"content":"answers","database":"answers"/.test(seen));
  }
  await pause(noticedMs);
}

/** How many mails wait in the outbox, as the metrics of an instance tell. @param {Fleet} fleet */
export async function mailsWaiting({ instances }) {
  const text = await (await fetch(instances[0]?.metrics ?? '')).text();
  return /inktvis_outbox_mails\{state="waiting"\} (\d+)/.exec(text)?.[1] ?? '?';
}

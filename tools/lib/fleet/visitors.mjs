import { setTimeout as pause } from 'node:timers/promises';
import { Stop } from '../say.mjs';
import { stopAsked } from '../stopping.mjs';

/** @typedef {import('./load.mjs').Kind} Kind @typedef {import('./open-fleet.mjs').Fleet} Fleet */

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
      if (stopAsked()) throw new Stop('Stopped.');
      if (performance.now() - since > limitMs) throw new Stop(`${one} does not come back: ${seen}`);
      seen = await fetch(`${one}/readyz`).then(
        (response) => response.text(),
        (error) => String(error),
      );
      await pause(50);
    } while (!/"ready":true,"content":"reachable","database":"reachable"/.test(seen));
  }
  await pause(noticedMs);
}

/** How many mails wait in the outbox, by the metrics of an instance. @param {Fleet} fleet */
export async function mailsWaiting({ instances }) {
  const text = await (await fetch(instances[0]?.metrics ?? '')).text();
  return /inktvis_outbox_mails\{state="waiting"\} (\d+)/.exec(text)?.[1] ?? '?';
}

/** The article that an editor changes. */
export const article = 'nieuws/strips-op-de-kade';
const pages = ['/', '/programma', '/nieuws', '/praktisch', '/boekhandels', `/${article}`];

/** @param {number} count */
const pageAt = (count) => pages[count % pages.length] ?? '/';

/** What no cache in front has: an instance has to answer it. @param {number} count */
const fresh = (count) => `proef=${count}-${Math.round(performance.now())}`;

/** @param {number} count */
const message = (count) =>
  JSON.stringify({
    firstName: 'Reinaert',
    lastName: 'de Vos',
    email: `reinaert.${count}.${Math.round(performance.now())}@example.org`,
    message: 'Mag de hond mee naar de leeshoek?',
  });

/** What visitors ask all the time. @param {Fleet} fleet @returns {Promise<Kind[]>} */
export async function visitorsOf({ address }) {
  const home = await (await fetch(address)).text();
  const find = (/** @type {RegExp} */ pattern) => pattern.exec(home)?.[1]?.replaceAll('&amp;', '&');
  const picture = find(/"(\/beeld\/[^" ]+)/);
  const file = find(/"(\/_astro\/[^"]+\.css)"/);
  return [
    { name: 'cached pages', perSecond: 40, ask: (count) => ({ path: pageAt(count) }) },
    {
      name: 'pages past the cache',
      perSecond: 20,
      ask: (count) => ({ path: `${pageAt(count)}?${fresh(count)}` }),
    },
    { name: 'search', perSecond: 3, ask: (count) => ({ path: `/zoeken?q=boek${count}` }) },
    { name: 'tours', perSecond: 3, ask: (count) => ({ path: `/inktvis-op-toer?${fresh(count)}` }) },
    ...(picture ? [{ name: 'pictures', perSecond: 5, ask: () => ({ path: picture }) }] : []),
    ...(file ? [{ name: 'files', perSecond: 5, ask: () => ({ path: file }) }] : []),
    { name: 'forms', perSecond: 2, ask: (count) => ({ path: '/api/contact', body: message(count) }) },
  ];
}

/** Every instance has rendered every page, and the cache in front has it. @param {Fleet} fleet @param {Kind[]} kinds */
export async function warm({ instances, address }, kinds) {
  const paths = kinds.filter(({ name }) => name !== 'forms').map(({ ask }) => ask(0).path);
  for (const path of [...pages, ...paths])
    for (const origin of [...instances.map((one) => one.address), address])
      await (await fetch(origin + path)).arrayBuffer();
}

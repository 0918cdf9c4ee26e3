import { setTimeout as pause } from 'node:timers/promises';
import { untilShown } from './content-fixture.mjs';
import { article } from './kinds.mjs';
import { mailsWaiting, untilReady } from './watch.mjs';

/**
 * @typedef {import('./open-fleet.mjs').Fleet} Fleet
 * @typedef {ReturnType<typeof import('./content-fixture.mjs').createContentFixture>} ContentFixture
 *
 * @typedef {object} Trial something that happens while visitors come
 * @property {string} what is stopped
 * @property {() => Promise<string>} act does it, and what belongs to it to be over; tells what it saw
 * @property {string[]} mayFail the kinds of requests that nobody can answer then
 * @property {(told: string) => string[]} [faults] what is wrong with what it saw
 * @property {import('./load.mjs').Kind[]} [kinds] more requests
 */

/** A publication has to be everywhere within this, in ms. */
const freshMs = 2_000;
const shownLimitMs = 10_000;
/** How long something stays away under load, in ms. */
const awayMs = 5_000;

const unread = { name: 'pages never read before', perSecond: 1, ask: () => ({ path: '/vrijwilligers' }) };
const needsInstance = ['pages past the cache', 'search', 'tours', 'forms'];

/** @param {Fleet} fleet @param {ContentFixture} fixture @returns {Trial[]} */
export function trialsOf(fleet, fixture) {
  const { crew, instances } = fleet;
  const publish = publisherOf(fleet, fixture);
  /** @param {string} name @param {() => Promise<string>} [look] while it is away */
  const away = (name, look) => async () => {
    await crew.stop(name);
    await pause(awayMs);
    const told = (await look?.()) ?? '';
    await crew.startAgain(name);
    return told;
  };
  /** @param {typeof instances} some */
  const kill = (some) => async () => {
    await Promise.all(some.map(({ name }) => crew.stop(name, 'SIGKILL')));
    await pause(awayMs);
    await Promise.all(some.map(({ name }) => crew.startAgain(name)));
    await untilReady(fleet);
    return '';
  };
  const rolling = async () => {
    for (const { name, address } of instances) {
      await crew.stop(name);
      await crew.startAgain(name);
      await untilReady(fleet, address);
    }
    return '';
  };
  const mails = async () => `${await mailsWaiting(fleet)} mails wait`;
  return [
    { what: 'nothing; an editor publishes', act: publish, mayFail: [], faults: lateness },
    { what: 'one instance, killed (kill -9)', act: kill(instances.slice(0, 1)), mayFail: ['forms'] },
    { what: 'each instance in turn, restarted', act: rolling, mayFail: [] },
    { what: 'content service', act: away('content service'), mayFail: [unread.name], kinds: [unread] },
    { what: 'events source', act: away('events source'), mayFail: [] },
    { what: 'mail', act: away('mail', mails), mayFail: [] },
    { what: 'database', act: away('database'), mayFail: ['forms'] },
    { what: 'nothing; published after all that', act: publish, mayFail: [], faults: lateness },
    { what: 'both instances, killed', act: kill(instances), mayFail: needsInstance },
  ];
}

/** Publishes another version of the article, and tells after how long it was where. @param {Fleet} fleet @param {ContentFixture} fixture */
function publisherOf({ instances, address }, fixture) {
  const everywhere = [...instances.map((one) => one.address), address].map(
    (origin) => `${origin}/${article}`,
  );
  const title = (/** @type {number} */ number) =>
    `Strips op de kade${number === 0 ? '' : ` (editie ${number})`}`;
  let publications = 0;
  return async () => {
    fixture.publish(article, `"title": "${title(publications)}"`, `"title": "${title(publications + 1)}"`);
    publications += 1;
    const [one, two, front] = await untilShown(everywhere, title(publications), shownLimitMs);
    return `shown after ${one} ms, ${two} ms and, in front, ${front} ms`;
  };
}

/** @param {string} told */
const lateness = (told) =>
  [...told.matchAll(/(\d+|Infinity) ms/g)].some(([, ms]) => Number(ms) > freshMs) ? [`late: ${told}`] : [];

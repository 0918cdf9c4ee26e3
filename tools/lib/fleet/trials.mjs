import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../paths.mjs';
import { article, mailsWaiting, untilReady } from './visitors.mjs';

/**
 * @typedef {import('./open-fleet.mjs').Fleet} Fleet
 * @typedef {ReturnType<typeof createContentFixture>} ContentFixture
 *
 * @typedef {object} Trial something that happens while visitors send requests
 * @property {string} what is stopped
 * @property {() => Promise<string>} act does it, and waits until it is over; returns what it saw
 * @property {string[]} mayFail the kinds of requests that no instance can serve then
 * @property {(observed: string) => string[]} [faults] what is wrong with what it saw
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
  const { supervisor, instances } = fleet;
  const publish = publisherOf(fleet, fixture);
  /** @param {string} name @param {() => Promise<string>} [look] while it is away */
  const away = (name, look) => async () => {
    await supervisor.end(name);
    await pause(awayMs);
    const observed = (await look?.()) ?? '';
    await supervisor.startAgain(name);
    return observed;
  };
  /** @param {typeof instances} some */
  const kill = (some) => async () => {
    await Promise.all(some.map(({ name }) => supervisor.end(name, 'SIGKILL')));
    await pause(awayMs);
    await Promise.all(some.map(({ name }) => supervisor.startAgain(name)));
    await untilReady(fleet);
    return '';
  };
  const rolling = async () => {
    for (const { name, address } of instances) {
      await supervisor.end(name);
      await supervisor.startAgain(name);
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

/** Publishes another version of the article, and returns after how long each place showed it. @param {Fleet} fleet @param {ContentFixture} fixture */
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

/** @param {string} observed */
const lateness = (observed) =>
  [...observed.matchAll(/(\d+|Infinity) ms/g)].some(([, ms]) => Number(ms) > freshMs)
    ? [`late: ${observed}`]
    : [];

/** A copy of the sample that a proof may edit as an editor does. */
export function createContentFixture() {
  const sample = at('sample', 'content');
  const dir = mkdtempSync(join(tmpdir(), 'inktvis-content-'));
  cpSync(sample, dir, { recursive: true, filter: (path) => path !== join(sample, 'assets') });
  symlinkSync(join(sample, 'assets'), join(dir, 'assets'));
  return {
    dir,
    /** Replaces a text in a published story, in one go. @param {string} slug @param {string} from @param {string} to */
    publish(slug, from, to) {
      const file = join(dir, 'stories', `${slug}.json`);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${slug} does not say '${from}'`);
      writeFileSync(`${file}.half`, text.replaceAll(from, to));
      renameSync(`${file}.half`, file);
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/**
 * How long it takes until each address shows a text, in ms after now; Infinity when it does not within `limitMs`.
 * @param {readonly string[]} addresses @param {string} text @param {number} limitMs
 */
function untilShown(addresses, text, limitMs) {
  const since = performance.now();
  return Promise.all(
    addresses.map(async (address) => {
      while (performance.now() - since < limitMs) {
        const response = await fetch(address).catch(() => undefined);
        if ((await response?.text().catch(() => ''))?.includes(text))
          return Math.round(performance.now() - since);
        await pause(20);
      }
      return Number.POSITIVE_INFINITY;
    }),
  );
}

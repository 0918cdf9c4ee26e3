import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../paths.mjs';
import { say } from '../say.mjs';
import { load } from './load.mjs';
import { openFleet } from './open-fleet.mjs';
import { untilReady } from './visitors.mjs';

/** @typedef {import('./load.mjs').Kind} Kind @typedef {import('./open-fleet.mjs').Fleet} Fleet */

/** Visits that begin in a second, one rate after the other; `load` sends no more than 4 000 requests in one run. */
const RATES = [0, 0.4, 1.6];
const SECONDS = 28;
const TICKS = 100;

/** Names of stories in a folder of the sample. @param {string} folder */
const slugs = (folder) =>
  readdirSync(at('sample', 'content', 'stories', folder)).map((name) => name.replace('.json', ''));

/**
 * The visit of docs/scale.md: what is asked, and how often in one visit.
 * @param {Fleet} fleet @returns {Promise<Kind[]>}
 */
async function visitOf({ address }) {
  const days = slugs('programma').map((day) => `/programma/${day}`);
  const items = slugs('activiteiten').map((item) => `/activiteiten/${item}`);
  const pages = ['/', ...days, ...items];
  const filters = days.flatMap((day) => slugs('themas').map((one) => `${day}/lijst.json?thema=${one}`));
  const texts = await Promise.all(
    pages.slice(0, 12).map(async (page) => (await fetch(address + page)).text()),
  );
  const found = (/** @type {RegExp} */ pattern) => [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(pattern)].map(([, one = '']) => one.replaceAll('&amp;', '&')),
      ),
    ),
  ];
  const files = found(/"(\/_astro\/[^"]+)"/g);
  const pictures = found(/[" ](\/beeld\/[^" ]+)/g);
  /** @param {string} name @param {number} each @param {(count: number) => import('./load.mjs').Ask} ask @returns {Kind} */
  const kind = (name, each, ask) => ({ name, perSecond: each, ask });
  /** @param {string[]} all @returns {(count: number) => import('./load.mjs').Ask} */
  const any = (all) => (count) => ({ path: all[(count * 7919) % all.length] ?? '/' });
  return [
    kind('pages', 5, any(pages)),
    kind('files', 22, any(files)),
    kind('pictures', 53, any(pictures)),
    kind('filters', 3, any(filters)),
    kind('own list', 1, (count) => ({ path: `/mijn-leeslint?lijst=${(count % 90) + 1}` })),
    kind('search', 0.2, (count) => ({ path: `/zoeken?q=boek${count}` })),
    kind('forms', 0.02, (count) => ({
      path: '/api/subscribe',
      body: JSON.stringify({ email: `lezer.${count}@voorbeeld.be` }),
    })),
  ];
}

/** CPU-seconds of a process and all below it (Linux). @param {number | undefined} pid @returns {number} */
function cpuSeconds(pid) {
  if (pid === undefined) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  return (
    (Number(fields[11]) + Number(fields[12])) / TICKS +
    children.reduce((sum, one) => sum + cpuSeconds(Number(one)), 0)
  );
}

/** How many requests the instances have answered, without health checks. @param {Fleet} fleet */
async function requestsServed({ instances }) {
  let sum = 0;
  for (const { metrics } of instances) {
    const text = await (await fetch(metrics)).text();
    for (const [, kind, count] of text.matchAll(
      /^inktvis_requests_total\{kind="(\w+)",status="\d+"\} (\d+)/gm,
    ))
      if (kind !== 'probe') sum += Number(count);
  }
  return sum;
}

/**
 * Replays the visit of docs/scale.md at several rates, after filling the cache, and prints for each what reached the
 * instances and what each process used. With nothing to do an instance still answers health checks and polls.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project @param {'varnish' | 'nginx'} front
 */
export async function replayVisits(project, front) {
  const limits = { FORM_LIMIT_PER_VISITOR: '0', FORM_LIMIT_TOTAL: '0', WARM_UP_PER_SECOND: '0' };
  const fleet = await openFleet(project, { front, more: limits });
  const names = [...fleet.instances.map(({ name }) => name), fleet.front];
  const used = () => names.map((name) => cpuSeconds(fleet.supervisor.pid(name)));
  try {
    await untilReady(fleet);
    const visit = await visitOf(fleet);
    const replay = (/** @type {number} */ rate) => {
      const kinds = visit.map((kind) => ({ ...kind, perSecond: kind.perSecond * rate }));
      return load(fleet.address, kinds, pause(SECONDS * 1000));
    };
    await replay(RATES.at(-1) ?? 0);
    for (const rate of RATES) {
      const [before, usedBefore] = [await requestsServed(fleet), used()];
      const fates = [...(await replay(rate)).values()];
      const [after, usedAfter] = [await requestsServed(fleet), used()];
      const sent = fates.reduce((sum, { requests }) => sum + requests, 0);
      const good = fates.reduce((sum, one) => sum + one.good, 0);
      const share =
        sent === 0 ? '' : `, the cache answered ${(100 * (1 - (after - before) / sent)).toFixed(1)} %`;
      say(
        `${rate} visits a second: ${sent} requests in ${SECONDS} s, ${sent - good} failed; ${after - before} reached an instance${share}`,
      );
      for (const [index, name] of names.entries())
        say(`  ${name}: ${((usedAfter[index] ?? 0) - (usedBefore[index] ?? 0)).toFixed(2)} CPU-seconds`);
    }
  } finally {
    await fleet.close();
  }
  return 0;
}

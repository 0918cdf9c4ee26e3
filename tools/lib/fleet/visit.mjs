import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../paths.mjs';
import { say } from '../say.mjs';
import { load } from './load.mjs';
import { openFleet } from './open-fleet.mjs';
import { untilReady } from './visitors.mjs';

/** @typedef {import('./load.mjs').Kind} Kind @typedef {import('./open-fleet.mjs').Fleet} Fleet */

/** How many visits begin in a second; `load` sends no more than 4 000 requests in one run. */
const VISITS = 0.6;
const SECONDS = 60;
const TICKS = 100;

/** Names of stories in a folder of the sample. @param {string} folder */
const slugs = (folder) =>
  readdirSync(at('sample', 'content', 'stories', folder)).map((name) => name.replace('.json', ''));

/** The visit of docs/scale.md. @param {Fleet} fleet @returns {Promise<Kind[]>} */
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
  /** @param {string} name @param {number} each in a visit @param {(count: number) => import('./load.mjs').Ask} ask @returns {Kind} */
  const kind = (name, each, ask) => ({ name, perSecond: each * VISITS, ask });
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

/** Requests that the instances have answered, by kind; without health checks. @param {Fleet} fleet */
async function answered({ instances }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { metrics } of instances) {
    const text = await (await fetch(metrics)).text();
    for (const [, kind = '', count] of text.matchAll(
      /^inktvis_requests_total\{kind="(\w+)",status="\d+"\} (\d+)/gm,
    ))
      if (kind !== 'probe') counts.set(kind, (counts.get(kind) ?? 0) + Number(count));
  }
  return counts;
}

/**
 * Replays the visit of docs/scale.md for a minute, once to fill the cache and once to measure, and prints what reached the
 * instances and what each process used.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project @param {'varnish' | 'nginx'} front
 */
export async function replayVisits(project, front) {
  const limits = { FORM_LIMIT_PER_VISITOR: '0', FORM_LIMIT_TOTAL: '0' };
  const fleet = await openFleet(project, { front, more: limits });
  try {
    await untilReady(fleet);
    const visit = await visitOf(fleet);
    await load(fleet.address, visit, pause(SECONDS * 1000));
    const names = [...fleet.instances.map(({ name }) => name), fleet.front];
    const used = () => names.map((name) => cpuSeconds(fleet.supervisor.pid(name)));
    const [before, usedBefore] = [await answered(fleet), used()];
    const fates = await load(fleet.address, visit, pause(SECONDS * 1000));
    const [after, usedAfter] = [await answered(fleet), used()];
    const sent = [...fates.values()].reduce((sum, { requests }) => sum + requests, 0);
    const reached = [...after].map(([kind, count]) => ({ kind, count: count - (before.get(kind) ?? 0) }));
    const all = reached.reduce((sum, { count }) => sum + count, 0);
    for (const [name, { requests, good }] of fates)
      say(`${name}: ${requests} requests, ${requests - good} failed`);
    say(
      `${sent} requests in ${SECONDS} s; ${all} reached an instance: the cache answered ${(100 * (1 - all / sent)).toFixed(1)} %`,
    );
    for (const { kind, count } of reached) if (count > 0) say(`  ${kind}: ${count}`);
    for (const [index, name] of names.entries())
      say(`${name}: ${((usedAfter[index] ?? 0) - (usedBefore[index] ?? 0)).toFixed(2)} CPU-seconds`);
  } finally {
    await fleet.close();
  }
  return 0;
}

import { setTimeout as pause } from 'node:timers/promises';
import { say, seconds } from '../say.mjs';
import { stopAsked } from '../stopping.mjs';
import { load } from './load.mjs';
import { openFleet } from './open-fleet.mjs';
import { createContentFixture, trialsOf } from './trials.mjs';
import { untilReady, visitorsOf, warm } from './visitors.mjs';

/** @typedef {import('./load.mjs').Outcomes} Outcomes */

/** The load runs this long before something happens, in ms. */
const beforeMs = 500;

/**
 * Stops, kills and restarts the parts of a fleet one by one under load and prints what that did to visitors.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} project @param {'varnish' | 'nginx'} front
 * @returns {Promise<number>} 1 when a request failed that an instance could have served
 */
export async function prove(project, front) {
  const fixture = createContentFixture();
  const since = performance.now();
  const sample = { CONTENT_DIR: fixture.dir, SITE_NOW: '2024-10-26T10:05', LOG_LEVEL: 'warn' };
  // All visitors come from one address here.
  const limits = { FORM_LIMIT_PER_VISITOR: '0', FORM_LIMIT_TOTAL: '0' };
  const fleet = await openFleet(project, { front, more: { ...sample, ...limits } });
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  const faults = [];
  try {
    const visitors = await visitorsOf(fleet);
    await warm(fleet, visitors);
    say(`The fleet runs behind ${front} (${seconds(since)}).`);
    for (const { what, act, mayFail, kinds = [], faults: look } of trialsOf(fleet, fixture)) {
      if (stopAsked()) break;
      const acting = pause(beforeMs).then(act);
      const outcomes = await load(fleet.address, [...visitors, ...kinds], acting);
      const observed = await acting;
      rows.push(rowOf(what, outcomes, observed));
      for (const [name, { requests, good }] of outcomes)
        if (good < requests && !mayFail.includes(name))
          faults.push(`${what}: ${name}, ${requests - good} lost`);
      faults.push(...(look?.(observed) ?? []));
      say(`  ${what}: done (${seconds(since)})`);
      await untilReady(fleet);
    }
  } finally {
    await fleet.close();
    fixture.remove();
  }
  const head = ['stopped', 'requests', 'good', '4xx/5xx', 'broken', 'what failed', 'what stayed'];
  say(`\n${grid([head, ...rows])}\n`);
  for (const fault of faults) say(`NOT AS IT SHOULD BE  ${fault}`);
  say(`${faults.length === 0 ? 'As it should be' : 'Not as it should be'} (${seconds(since)}).`);
  return faults.length === 0 && !stopAsked() ? 0 : 1;
}

/** @param {string} what @param {Outcomes} outcomes @param {string} observed */
function rowOf(what, outcomes, observed) {
  const all = [...outcomes];
  const sum = (/** @type {'requests' | 'good' | 'failed' | 'broken'} */ key) =>
    String(all.reduce((total, [, fate]) => total + fate[key], 0));
  const failed = all.filter(([, fate]) => fate.good < fate.requests);
  const words = failed.map(
    ([name, { requests, good, seen }]) =>
      `${name}: ${requests - good} of ${requests} (${[...seen].join(', ')})`,
  );
  const stayed = all.filter(([, fate]) => fate.good === fate.requests && fate.requests > 0);
  const rest = failed.length === 0 ? 'all' : stayed.map(([name]) => name).join(', ');
  const counts = [sum('requests'), sum('good'), sum('failed'), sum('broken')];
  return [what, ...counts, words.join('; ') || 'nothing', [rest, observed].filter(Boolean).join('; ')];
}

/** Columns side by side. @param {string[][]} rows */
function grid(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

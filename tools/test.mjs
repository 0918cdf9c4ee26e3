import './lib/require-node.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfNeeded } from './lib/build.mjs';
import { installIfNeeded } from './lib/install.mjs';
import { projectNode } from './lib/node24.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { Stop, say, seconds } from './lib/say.mjs';
import { stopAsked } from './lib/stopping.mjs';
import {
  findChromium,
  findHeadlessShell,
  missingFirefox,
  missingIcalendar,
  missingJava,
  missingPoppler,
  missingPostgres,
  missingPromtool,
  missingWebkit,
} from './lib/system-programs.mjs';
import { readChecks, readPlaywright, readVitest, sum, tally } from './lib/tally.mjs';

/** @typedef {import('./lib/tally.mjs').Tally} Tally */

const failure = { passed: 0, failed: 1 };
const success = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'inktvis-test-'));
/** @type {{ name: string, result: Tally, time: string }[]} */
const done = [];

/**
 * One step; whatever it throws is one failure, and the next step still runs.
 * @param {string} name @param {() => Promise<Tally>} body
 */
async function step(name, body) {
  if (stopAsked()) return;
  say(`\n== ${name}`);
  const since = performance.now();
  let result = failure;
  try {
    result = await body();
  } catch (error) {
    say(error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error));
  }
  done.push({ name, result, time: seconds(since) });
}

/** @param {string} name */
const report = (name) => join(reports, `${name}.json`);

await step('install', async () => {
  await installIfNeeded();
  projectNode();
  return success;
});

// Without the packages nothing else can run.
if (done[0]?.result === success) {
  const { node, env } = projectNode();
  const bin = (/** @type {string[]} */ ...parts) => at('node_modules', ...parts);

  await step('checks', async () => {
    const promtool = await missingPromtool();
    if (promtool) say(promtool);
    const { code } = await run(node, ['tools/checks/main.ts', '--report', report('checks')], { env });
    return tally(readChecks, report('checks'), code);
  });
  await step('build', async () => {
    await buildIfNeeded({ node, env });
    return success;
  });
  await step('unit and contract tests', async () => {
    // Without it the tests that read calendars fail, each by itself.
    const icalendar = await missingIcalendar();
    if (icalendar) say(icalendar);
    // Without it the outbox is tested with SQLite only.
    const postgres = await missingPostgres({ node, env });
    if (postgres) say(postgres);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`];
    const { code } = await run(node, [bin('vitest', 'vitest.mjs'), 'run', ...reporters], { env });
    return tally(readVitest, report('vitest'), code);
  });
  await step('browser tests', async () => {
    const java = await missingJava();
    if (java) say(java);
    // Without it the tests that read printed pages fail, each by itself.
    const poppler = await missingPoppler();
    if (poppler) say(poppler);
    const chromium = await findChromium();
    if ('missing' in chromium) {
      say(chromium.missing);
      return failure;
    }
    const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const { code } = await run(node, [bin('@playwright', 'test', 'cli.js'), ...args], {
      env: {
        ...env,
        CHROMIUM_PATH: chromium.path,
        CHROMIUM_SHELL_PATH: await findHeadlessShell(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
      },
    });
    const result = tally(readPlaywright, report('playwright'), code);
    return java ? sum([result, failure]) : result;
  });
  await step('smoke in Firefox and WebKitGTK', async () => {
    // Both are looked for on the path; where one cannot be installed, the journeys run in the other.
    const firefox = await missingFirefox();
    if (firefox) say(firefox);
    const webkit = await missingWebkit();
    if (webkit) say(webkit);
    if (firefox && webkit) return success;
    const args = ['test', '-c', 'e2e/browsers/playwright.config.ts', '--reporter=list,json'];
    const { code } = await run(node, [bin('@playwright', 'test', 'cli.js'), ...args], {
      env: {
        ...env,
        FIREFOX_PATH: firefox ? '' : 'firefox-esr',
        WEBKIT_DRIVER_PATH: webkit ? '' : 'WebKitWebDriver',
        PLAYWRIGHT_JSON_OUTPUT_FILE: report('smoke'),
      },
    });
    return tally(readPlaywright, report('smoke'), code);
  });
}

rmSync(reports, { recursive: true, force: true });
if (stopAsked()) done.push({ name: 'stopped by a signal', result: failure, time: '' });
say('\n== result');
for (const { name, result, time } of done) {
  say(
    `${result.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${result.passed} passed, ${result.failed} failed ${time}`,
  );
  for (const failure of result.failures ?? []) say(`         ${failure}`);
}
const total = sum(done.map(({ result }) => result));
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
